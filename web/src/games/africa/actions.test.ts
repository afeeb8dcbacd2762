import { expect, test } from 'vitest';

import { catalogue, choices, number, view } from './africa.testing';
import { buttons, isDoneAtOnce, points, targets, wishes } from './actions';

test('legal actions are found by their space, those that end the turn last', () => {
  const found = targets(
    catalogue,
    choices(number('relocate', 'B1'), number('lift', 'B1'), number('skip'), number('move', 'B1')),
  );

  expect([...found.keys()]).toEqual(['B1']);
  expect(found.get('B1')).toEqual([number('move', 'B1'), number('lift', 'B1'), number('relocate', 'B1')]);
});

test('a lone action is done at once, but never relocating', () => {
  expect(isDoneAtOnce(catalogue, [number('turn', 'A2')])).toBe(true);
  expect(isDoneAtOnce(catalogue, [number('relocate', 'B1')])).toBe(false);
  expect(isDoneAtOnce(catalogue, [number('move', 'B1'), number('lift', 'B1')])).toBe(false);
});

test('one asks about what one probably wanted', () => {
  const kinds = (space: string, change = {}) =>
    wishes(view(change), catalogue, space).map((each) => catalogue[each].type);

  expect(kinds('A2')).toEqual(['move', 'turn']);
  expect(kinds('B1')).toEqual(['move', 'lift', 'relocate']);
  expect(kinds('O2')).toEqual(['move', 'relocate']);
  expect(kinds('D4', { phase: 'put' })).toEqual(['put']);
});

test('actions without a space have buttons, greyed or not; swaps only if they are legal', () => {
  const kinds = (phase: 'act' | 'put' | 'swap' | 'place', ...legal: number[]) =>
    buttons(view({ phase }), catalogue, choices(...legal)).map((each) => catalogue[each].type);

  expect(kinds('act')).toEqual(['camp', 'dig', 'skip']);
  expect(kinds('put')).toEqual(['leave']);
  expect(kinds('swap', number('swap'))).toEqual(['swap', 'keep']);
  expect(kinds('place')).toEqual([]);
});

test('points are read from the hint', () => {
  expect(points({ action: 0, hint: { key: 'hint-points', values: { points: 3 } } })).toBe(3);
  expect(points({ action: 0, hint: null })).toBeNull();
  expect(points(undefined)).toBeNull();
});
