import { FluentResource } from '@fluent/bundle';
import { fireEvent, render, screen } from '@testing-library/svelte';
import axe from 'axe-core';
import { beforeEach, expect, test, vi } from 'vitest';

import english from '../../../../src/ludotheca/games/albion/text/en.ftl?raw';
import { faces } from '../../core/faces';
import { bundle, Speaker } from '../../core/speaker';
import type { View } from '../../wire/albion';
import { catalogue, choices, materials, number, view } from './albion.testing';
import Possessions from './Possessions.svelte';
import Table from './Table.svelte';
import pageEnglish from './text/en.ftl?raw';

const act = vi.fn();
const choose = vi.fn();
const why = vi.fn();
const speaker = new Speaker(
  [bundle('en', [new FluentResource(english), new FluentResource(pageEnglish)])],
  ['Ann', 'Bob'],
);
const seats = ['Ann', 'Bob'].map((name, seat) => ({ seat, name, bot: null, free: false }));

const show = (position: View, ...legal: number[]) => showChoices(position, choices(...legal));

function showChoices(position: View, legal: ReturnType<typeof choices>) {
  return render(Table, {
    view: position,
    materials,
    catalogue,
    choices: legal,
    speaker,
    faces: faces(seats, new Set([0])),
    seat: 0,
    moment: null,
    act,
    choose,
    why,
  });
}

const region = (name: string) => document.querySelector(`[data-region="${name}"]`)!;
const figure = (name: string) => document.querySelector(`[data-figure="${name}"]`)!;
const step = (origin: string, to: string) => number('move-settler', { origin, region: to });

beforeEach(() => vi.clearAllMocks());

test('every region says what stands and lies there and what can be done', () => {
  show(view(), number('raise', { region: 'dobunnia' }));

  expect(document.querySelectorAll('[data-region]')).toHaveLength(13);
  expect(region('dobunnia').getAttribute('aria-label')).toBe(
    'Dobunnia: dark green region. Picts face down: 3. Picts attacking: 1. ' +
      'Ann: castle II, 1 legionary. Bob: settlement III. Raise your building in Dobunnia',
  );
  expect(region('novantia').getAttribute('aria-label')).toContain('laurel wreath. Picts printed: 2');
});

test('levels are stacked in the colours of their owners', () => {
  show(view());

  const levels = [...document.querySelectorAll('[data-building]')].map((each) => [
    each.getAttribute('data-building'),
    each.getAttribute('data-level'),
  ]);
  expect(levels).toEqual([
    ['fortress', '1'],
    ['works', '2'],
    ['castle', '2'],
    ['settlement', '3'],
  ]);
});

test('a level that is paid for lies face down', () => {
  const plan = {
    region: 'cornovia',
    building: 'castle',
    level: 1,
    free: false,
    paid: ['fish'],
    failed: false,
  } as const;
  show(view({ phase: 'toll', plan: { ...plan, paid: [...plan.paid] }, toll: 1 }));

  expect(document.querySelectorAll('[data-building]')).toHaveLength(5);
  expect(document.querySelector('.building .ghost')?.textContent).toContain('?');
});

test('a level that is still to be paid for does not lie there', () => {
  show(
    view({
      phase: 'pay',
      stage: 'building',
      plan: { region: 'cornovia', building: 'castle', level: 1, free: false, paid: [], failed: false },
    }),
  );

  expect(document.querySelectorAll('[data-building]')).toHaveLength(4);
});

test('a lone step is done by pressing where it leads', async () => {
  show(view(), step('cantium', 'atrebatia'));
  await fireEvent.click(region('atrebatia'));

  expect(act).toHaveBeenCalledWith(step('cantium', 'atrebatia'));
});

test('building is asked about first, even where nothing else can be done', async () => {
  const raise = number('raise', { region: 'dobunnia' });
  show(view(), raise);
  await fireEvent.click(region('dobunnia'));

  expect(choose).toHaveBeenCalledWith([raise], expect.anything());
  expect(act).not.toHaveBeenCalled();
});

test('a double press builds, but never takes a building down', async () => {
  const [raise, demolish] = [number('raise', { region: 'dobunnia' }), number('demolish', { region: 'cantium' })];
  show(view(), raise, demolish);
  await fireEvent.click(region('dobunnia'));
  await fireEvent.click(region('dobunnia'));
  expect(act).toHaveBeenCalledExactlyOnceWith(raise);

  await fireEvent.click(region('cantium'));
  await fireEvent.click(region('cantium'));
  expect(choose).toHaveBeenLastCalledWith([demolish], expect.anything());
  expect(act).toHaveBeenCalledOnce();
});

test('a figure in hand shows where it can go, and goes there', async () => {
  const legal = [step('cantium', 'atrebatia'), step('cantium', 'icenia'), step('cornovia', 'brigantia')];
  show(view(), ...legal);
  expect(region('brigantia').getAttribute('data-light')).toBe('soft');

  await fireEvent.click(figure('settler-cantium'));
  expect(figure('settler-cantium').getAttribute('aria-pressed')).toBe('true');
  expect(region('atrebatia').getAttribute('data-light')).toBe('full');
  expect(region('brigantia').getAttribute('data-light')).toBe('none');

  await fireEvent.click(region('icenia'));
  expect(act).toHaveBeenCalledWith(step('cantium', 'icenia'));
});

test('Escape and a press on another lit region put the figure down', async () => {
  show(view(), step('cantium', 'atrebatia'), step('cornovia', 'brigantia'));
  await fireEvent.click(figure('settler-cantium'));
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(region('brigantia').getAttribute('data-light')).toBe('soft');

  await fireEvent.click(figure('settler-cantium'));
  await fireEvent.click(region('brigantia'));
  expect(region('brigantia').getAttribute('data-light')).toBe('soft');
  expect(act).not.toHaveBeenCalled();
  expect(why).not.toHaveBeenCalled();
});

test('a legionary is asked whether it takes a Pict along', async () => {
  const way = { origin: 'dobunnia', region: 'cornovia' };
  const both = [number('move-legionary', way), number('carry', way)];
  show(view(), ...both);
  await fireEvent.click(figure('legionary-dobunnia'));
  await fireEvent.click(region('cornovia'));

  expect(choose).toHaveBeenCalledWith(both, expect.anything());
});

test('the last settler is not removed without a warning', async () => {
  const remove = number('remove', { figure: 'settler', region: 'cantium' });
  showChoices(
    view({ phase: 'remove' }),
    new Map([[remove, { action: remove, hint: { key: 'warning-last-settler', values: {} } }]]),
  );
  expect(region('cantium').getAttribute('aria-label')).toContain(
    'Remove a figure in Cantium: settler – your last settler: you could never build again',
  );

  await fireEvent.click(figure('settler-cantium'));
  await fireEvent.click(region('cantium'));
  await fireEvent.click(region('cantium'));
  expect(choose).toHaveBeenCalledTimes(3);
  expect(choose).toHaveBeenCalledWith([remove], expect.anything());
  expect(act).not.toHaveBeenCalled();
});

test('what is not lit asks why not', async () => {
  show(view(), step('cantium', 'atrebatia'));
  await fireEvent.click(region('dobunnia'));
  expect(why).toHaveBeenCalledWith(
    [number('raise', { region: 'dobunnia' }), number('demolish', { region: 'dobunnia' })],
    expect.anything(),
  );

  await fireEvent.click(figure('settler-cornovia'));
  expect(why).toHaveBeenLastCalledWith([expect.any(Number)], expect.anything());
});

test('only one region can be tabbed to; arrows walk from there, Enter acts', async () => {
  show(view(), step('cantium', 'atrebatia'));
  const reachable = document.querySelectorAll('[data-region][tabindex="0"]');
  expect([...reachable].map((each) => each.getAttribute('data-region'))).toEqual(['atrebatia']);

  await fireEvent.keyDown(region('atrebatia'), { key: 'Enter' });
  expect(act).toHaveBeenCalledWith(step('cantium', 'atrebatia'));

  await fireEvent.keyDown(region('atrebatia'), { key: 'ArrowDown' });
  await vi.waitFor(() => expect(document.activeElement).toBe(region('cantium')));
  await fireEvent.keyDown(region('cantium'), { key: '?' });
  expect(why).toHaveBeenCalledOnce();
});

test('the movement points left are always visible', () => {
  show(view({ points: 1 }));

  expect(screen.getByText('Movement points: 1 of 2')).toBeTruthy();
});

test('used movement points stay visible too', () => {
  show(view({ points: 0, stage: 'building' }));

  expect(screen.getByText('Movement points: 0 of 2')).toBeTruthy();
});

test('a player’s things are counted: what is there, what comes in, what is in the supply', () => {
  render(Possessions, { view: view(), materials, seat: 0, speaker });

  expect(screen.getByText('fish: 3, and 2 each time resources are taken')).toBeTruthy();
  expect(screen.getByText('settlers: 3 on the board, 1 in the supply')).toBeTruthy();
  expect(screen.getByText('castle: II')).toBeTruthy();
  expect(screen.getByText('settlement: none')).toBeTruthy();
});

test('price, toll and risk are told in one line', () => {
  const values = { cost: 2, claims: 1, first_seat: 1, strength: 3, defence: 1 };

  expect(speaker.say('hint-cost-toll-risk', values)).toBe(
    'costs 2 different resources; toll: Bob; if it is an attack: strength 3, your defence 1',
  );
});

test('axe finds nothing to complain about', async () => {
  const { container } = show(view(), step('cantium', 'atrebatia'));
  // jsdom lays nothing out, so contrast is left to the tests in a real browser.
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });

  expect(violations.map((each) => each.help)).toEqual([]);
});
