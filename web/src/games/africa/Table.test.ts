import { FluentResource } from '@fluent/bundle';
import { fireEvent, render, screen } from '@testing-library/svelte';
import axe from 'axe-core';
import { beforeEach, expect, test, vi } from 'vitest';

import english from '../../../../src/ludotheca/games/africa/text/en.ftl?raw';
import { faces } from '../../core/faces';
import { bundle, Speaker } from '../../core/speaker';
import type { View } from '../../wire/africa';
import { catalogue, choices, materials, number, view } from './africa.testing';
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

function show(position: View, ...legal: number[]) {
  return render(Table, {
    view: position,
    materials,
    catalogue,
    choices: choices(...legal),
    speaker,
    faces: faces(seats, new Set([0])),
    seat: 0,
    moment: null,
    act,
    choose,
    why,
  });
}

const space = (name: string) => document.querySelector(`[data-space="${name}"]`)!;

beforeEach(() => vi.clearAllMocks());

test('every space says what lies there, who stands there and what can be done', () => {
  show(view(), number('turn', 'A2'));

  expect(screen.getAllByRole('button', { name: /^[A-Z][a-zA-Z ]*\(?[A-Z]?\d*/ }).length).toBeGreaterThanOrEqual(101);
  expect(space('A1').getAttribute('aria-label')).toBe('Tangier (A1): empty, the explorer of Ann');
  expect(space('A2').getAttribute('aria-label')).toBe('A2: face-down tile. Turn up A2');
  expect(space('B1').getAttribute('aria-label')).toBe('B1: elephant');
});

test('a lone legal action is done by pressing its space', async () => {
  show(view(), number('turn', 'A2'));
  await fireEvent.click(space('A2'));

  expect(act).toHaveBeenCalledWith(number('turn', 'A2'));
});

test('several legal actions are offered to choose from', async () => {
  show(view(), number('move', 'B1'), number('lift', 'B1'));
  await fireEvent.click(space('B1'));

  expect(choose).toHaveBeenCalledWith([number('move', 'B1'), number('lift', 'B1')], expect.anything());
  expect(act).not.toHaveBeenCalled();
});

test('a space that is not lit asks why not', async () => {
  show(view());
  await fireEvent.click(space('A2'));

  expect(why).toHaveBeenCalledWith([number('move', 'A2'), number('turn', 'A2')], expect.anything());
});

test('only the explorer’s space can be tabbed to; arrows walk from there, Enter acts', async () => {
  show(view(), number('turn', 'A2'));
  const reachable = document.querySelectorAll('[data-space][tabindex="0"]');
  expect([...reachable].map((each) => each.getAttribute('data-space'))).toEqual(['A1']);

  await fireEvent.keyDown(space('A1'), { key: 'ArrowRight' });
  await vi.waitFor(() => expect(document.activeElement).toBe(space('A2')));
  await fireEvent.keyDown(space('A2'), { key: 'Enter' });
  expect(act).toHaveBeenCalledWith(number('turn', 'A2'));

  await fireEvent.keyDown(space('A2'), { key: '?' });
  expect(why).toHaveBeenCalledOnce();
});

test('the points a tile would score stand on each space', () => {
  const put = number('put', 'D4');
  const position = view({ phase: 'put', pending: { tile: 'elephant', space: 'B1', lifted: true } });
  const { rerender } = show(position);
  void rerender({ choices: new Map([[put, { action: put, hint: { key: 'hint-points', values: { points: 3 } } }]]) });

  return vi.waitFor(() => expect(space('D4').textContent).toContain('+3'));
});

test('axe finds nothing to complain about', async () => {
  const { container } = show(view(), number('turn', 'A2'));
  // jsdom lays nothing out, so contrast is left to the tests in a real browser.
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });

  expect(violations.map((each) => each.help)).toEqual([]);
});
