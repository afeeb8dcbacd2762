import { expect, test } from 'vitest';

import { effects, pace, trace } from './effects';

test('a good is turned over first and flies to its finder afterwards', () => {
  const { flips, flights } = effects([
    { type: 'turned', seat: 0, space: 'D4', tile: 'pot', points: 0 },
    { type: 'taken', seat: 0, space: 'D4', tile: 'pot' },
  ]);

  expect(flips).toEqual([{ space: 'D4', tile: 'pot', start: 0 }]);
  expect(flights).toMatchObject([{ glyph: 'pot', from: 'D4', to: 0, isFound: true }]);
  expect(flights[0].start).toBeGreaterThan(0.5);
});

test('a swap crosses the table in both directions', () => {
  const { flights } = effects([{ type: 'swapped', seat: 0, from_seat: 2, good: 'pot', given: 'mask', count: 2 }]);

  expect(flights).toMatchObject([
    { glyph: 'pot', from: 2, to: 0, count: 2 },
    { glyph: 'mask', from: 0, to: 2, count: 2 },
  ]);
});

test('points rise where they were scored, and zero is not worth a number', () => {
  const laid = { type: 'laid', seat: 1, origin: 'A2', space: 'B3', tile: 'lion', points: 3 } as const;

  expect(effects([laid]).gains).toEqual([{ space: 'B3', points: 3, seat: 1, start: 0 }]);
  expect(effects([{ ...laid, points: 0 }]).gains).toEqual([]);
});

test('a monument gives a camp from where it stands', () => {
  const { flights } = effects([
    { type: 'turned', seat: 1, space: 'C3', tile: 'monument', points: 0 },
    { type: 'camp-gained', seat: 1 },
  ]);

  expect(flights).toMatchObject([{ glyph: 'camp', from: 'C3', to: 1 }]);
});

test('more takes longer', () => {
  const skipped = { type: 'skipped', seat: 0 } as const;

  expect(pace([skipped, skipped])).toBeGreaterThan(pace([skipped]));
});

test('what has just happened leaves its marks on the map', () => {
  expect(trace([{ type: 'moved', seat: 2, origin: 'A1', space: 'A2' }])).toEqual([
    { space: 'A1', seat: 2 },
    { space: 'A2', seat: 2 },
  ]);
  expect(trace([{ type: 'ended', cause: 'last-monument' }])).toEqual([]);
});
