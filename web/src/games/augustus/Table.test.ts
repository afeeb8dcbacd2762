import { FluentResource } from '@fluent/bundle';
import { fireEvent, render, screen } from '@testing-library/svelte';
import axe from 'axe-core';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import english from '../../../../src/ludotheca/games/augustus/text/en.ftl?raw';
import { faces } from '../../core/faces';
import { bundle, Speaker } from '../../core/speaker';
import type { View } from '../../wire/augustus';
import { find } from './actions';
import { catalogue, choices, materials, names, view } from './augustus.testing';
import Table from './Table.svelte';
import page from './text/en.ftl?raw';

const act = vi.fn();
const choose = vi.fn();
const why = vi.fn();
const speaker = new Speaker(
  [bundle('en', [new FluentResource(english), new FluentResource(page)])],
  ['Ann', 'Bob'],
  names,
);
const seats = ['Ann', 'Bob'].map((name, seat) => ({ seat, name, bot: null, free: false }));

function show(position: View, legal: number[] = [], seat: number | null = 0) {
  return render(Table, {
    view: position,
    materials,
    catalogue,
    choices: choices(...legal),
    speaker,
    faces: faces(seats, new Set([0])),
    seat,
    moment: null,
    act,
    choose,
    why,
  });
}

const spot = (name: string) => document.querySelector<HTMLElement>(`button[data-spot="${name}"]`)!;
const put = (objective: number, category: string) => find(catalogue, 'put', { objective, category });
const take = (objective: number, category: string) => find(catalogue, 'take', { objective, category });
const keeping = () =>
  view(
    { phase: 'keep', row: [6, 7, 8, 9, 10], token: null, drawn: {} },
    { objectives: [], dealt: [1, 2, 3, 4, 5, 12], discarded: [] },
    { objectives: [] },
  );
const keep = (objective: number) => find(catalogue, 'keep', { objective });

beforeEach(() => vi.clearAllMocks());

describe('words', () => {
  test('a card says all that is on it', () => {
    show(view());

    expect(spot('card-5').getAttribute('aria-label')).toBe(
      'Asia (5), pink. Spaces: double sword, shield, chariot. 4 points. Source of gold. At once: gain 1 legion',
    );
    expect(spot('card-45').getAttribute('aria-label')).toContain('Scores now: 7');
    expect(spot('card-39').getAttribute('aria-label')).toContain('Legions: 3 of 5');
  });

  test('a space says whether it is free and what a press does', () => {
    show(view(), [put(13, 'shield'), take(13, 'swords')]);

    expect(spot('space-13-2').getAttribute('aria-label')).toBe(
      'Sardinia (13), free space: shield. Put a legion on Sardinia (13): shield',
    );
    expect(spot('space-13-0').getAttribute('aria-label')).toMatch(/^Sardinia \(13\), legion on: double sword/);
  });

  test('a reward says who has it, a token how many are left', () => {
    show(view());

    expect(spot('reward-count-2').getAttribute('aria-label')).toBe('Reward: two objectives. 2 points. Bob has it');
    expect(spot('reward-count-3').getAttribute('aria-label')).toContain('Still to be had');
    expect(spot('token-shield').getAttribute('aria-label')).toBe('shield: 4 of 5 in the bag');
  });
});

describe('placing', () => {
  test('a lit space takes a legion from the supply', async () => {
    show(view(), [put(13, 'shield')]);
    await fireEvent.click(spot('space-13-2'));

    expect(act).toHaveBeenCalledWith(put(13, 'shield'));
  });

  test('a legion is taken up first and moved in one request', async () => {
    show(view(), [put(13, 'shield'), put(20, 'shield'), take(39, 'chariot')]);
    await fireEvent.click(spot('space-39-3'));
    expect(act).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toContain('a legion from Numerius Otacilius Bassus (39)');

    await fireEvent.click(spot('space-20-0'));
    expect(act).toHaveBeenCalledWith(take(39, 'chariot'), put(20, 'shield'));
  });

  test('with an empty supply spaces are lit once a legion is taken up', async () => {
    show(view({}, { supply: 0 }), [take(39, 'chariot')]);
    expect(spot('space-20-0').dataset.light).toBe('none');
    await fireEvent.click(spot('space-39-3'));
    expect(spot('space-20-0').dataset.light).toBe('full');

    await fireEvent.click(spot('space-20-0'));
    expect(act).toHaveBeenCalledWith(take(39, 'chariot'), put(20, 'shield'));
  });

  test('a legion taken up can be put back by pressing it, by the button, or with Escape', async () => {
    show(view(), [put(20, 'shield'), take(39, 'chariot')]);
    for (const putBack of [
      () => fireEvent.click(spot('space-39-3')),
      () => fireEvent.click(screen.getByRole('button', { name: 'Put it back' })),
      () => fireEvent.keyDown(spot('space-39-3'), { key: 'Escape' }),
    ]) {
      await fireEvent.click(spot('space-39-3'));
      expect(screen.queryByRole('status')).not.toBeNull();
      await putBack();
      expect(screen.queryByRole('status')).toBeNull();
    }
    expect(act).not.toHaveBeenCalled();
  });

  test('a legion that the server knows to be in hand goes on, or back by the button of the prompt', async () => {
    const choice = { source: [39, 'chariot'] as [number, string], target: null, objective: null, legions: [] };
    show(view({}, { choice }), [put(20, 'shield'), find(catalogue, 'take-back')]);

    expect(screen.queryByRole('status')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Put it back' })).toBeNull();
    await fireEvent.click(spot('space-20-0'));
    expect(act).toHaveBeenCalledWith(put(20, 'shield'));
  });

  test('what has been chosen is shown where it will be', () => {
    const choice = { source: null, target: [20, 'shield'] as [number, string], objective: null, legions: [] };
    show(view({}, { decided: true, choice }), [find(catalogue, 'take-back')]);

    expect(spot('space-20-0').querySelector('.coming')).not.toBeNull();
  });
});

describe('other decisions', () => {
  test('three are kept in one request', async () => {
    show(keeping(), [1, 2, 3, 4, 5, 12].map(keep));
    const button = screen.getByRole('button', { name: 'Keep these' });
    for (const objective of [1, 3]) await fireEvent.click(spot(`card-${objective}`));
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(button);
    expect(act).not.toHaveBeenCalled();

    await fireEvent.click(spot('card-12'));
    expect(spot('card-12').getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(button);
    expect(act).toHaveBeenCalledWith(keep(1), keep(3), keep(12));
  });

  test('a fourth takes the place of the third, and a second press lets one go', async () => {
    show(keeping(), [1, 2, 3, 4, 5, 12].map(keep));
    for (const objective of [1, 2, 3, 4]) await fireEvent.click(spot(`card-${objective}`));
    await fireEvent.click(spot('card-1'));

    expect([1, 2, 3, 4].map((objective) => spot(`card-${objective}`).getAttribute('aria-pressed'))).toEqual([
      'false',
      'true',
      'false',
      'true',
    ]);
  });

  test('two legions to give up are chosen one by one and sent together', async () => {
    show(view({ phase: 'lose', active: 1, effect: 41, batch: [41] }), [
      take(13, 'swords'),
      take(39, 'swords'),
      take(39, 'chariot'),
    ]);
    await fireEvent.click(spot('space-39-0'));
    expect(act).not.toHaveBeenCalled();
    expect(spot('space-39-0').getAttribute('aria-pressed')).toBe('true');

    await fireEvent.click(spot('space-39-1'));
    expect(act).toHaveBeenCalledWith(take(39, 'swords'), take(39, 'swords'));
  });

  test('a card is picked, completed, cleared or lost by pressing it', async () => {
    const pick = find(catalogue, 'pick', { objective: 7 });
    show(view({ phase: 'pick', active: 0, steps: 1 }), [pick]);
    await fireEvent.click(spot('card-7'));

    expect(act).toHaveBeenCalledWith(pick);
  });

  test('a reward on offer is lit and taken by pressing it', async () => {
    show(view({ phase: 'reward', active: 0 }, { controlled: [1, 2, 3], worth: [3, 3, 6] }), [find(catalogue, 'claim')]);
    expect(spot('reward-count-3').dataset.light).toBe('full');
    await fireEvent.click(spot('reward-count-3'));

    expect(act).toHaveBeenCalledWith(find(catalogue, 'claim'));
  });

  test('a tile is handed over by pressing whoever gets it', async () => {
    const give = catalogue.findIndex((action) => action.type === 'give' && action.to_seat === 1);
    show(view({ phase: 'give', active: 1, giver: 0, resource: 'gold', effect: 81, batch: [81] }), [give]);
    await fireEvent.click(spot('seat-1'));

    expect(act).toHaveBeenCalledWith(give);
  });
});

describe('looking', () => {
  test('what is not lit asks why not; what is nobody’s business is only looked at', async () => {
    show(view());
    await fireEvent.click(spot('space-20-0'));
    expect(why).toHaveBeenCalledWith([put(20, 'shield')], expect.anything());
    await fireEvent.click(spot('card-7'));
    expect(why).toHaveBeenLastCalledWith([find(catalogue, 'pick', { objective: 7 })], expect.anything());

    await fireEvent.click(spot('card-1'));
    expect(why).toHaveBeenCalledTimes(2);
    expect(document.querySelector('.tip')?.textContent).toContain('Alpes Cottiae (1)');
    await fireEvent.keyDown(spot('card-1'), { key: '?' });
    expect(why).toHaveBeenCalledTimes(3);
  });

  test('what was put away face down is seen by its player alone', () => {
    const { unmount } = show(view());
    expect(spot('hidden-0').getAttribute('aria-label')).toContain('Aulus Decimius Corvus (2)');
    unmount();

    const hidden = { discarded: null, dealt: null, kept: null };
    show(view({}, hidden, hidden), [], null);
    expect(document.querySelector('[data-spot^="hidden-"]')).toBeNull();
  });

  test('the tab key stops once, at what can be done', () => {
    show(view(), [put(20, 'shield')]);

    expect(
      [...document.querySelectorAll('button[data-spot][tabindex="0"]')].map((each) => each.getAttribute('data-spot')),
    ).toEqual(['space-20-0']);
  });

  test.each([
    ['placing', () => show(view(), [put(13, 'shield')])],
    ['keeping', () => show(keeping(), [1, 2, 3, 4, 5, 12].map(keep))],
    ['resolving', () => show(view({ phase: 'pick', active: 1, steps: 1, queue: [1] }))],
  ])('axe finds nothing to complain about while %s', async (_, open) => {
    const { container } = open();
    // jsdom lays nothing out, so contrast is left to the tests in a real browser.
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });

    expect(violations.map((each) => each.help)).toEqual([]);
  });
});
