import { expect, test } from 'vitest';

import { effects, pace, stage, trace } from './effects';

const fieldOf = (resource: string) => ({ fish: 'dumnonia', wood: 'icenia' })[resource]!;

test('figures travel, and are not there before they arrive', () => {
  const { travels, arrivals } = effects(
    [{ type: 'carried', seat: 1, origin: 'dobunnia', region: 'cornovia' }],
    fieldOf,
  );

  expect(travels).toEqual([
    { seat: 1, figure: 'legionary', from: 'dobunnia', to: 'cornovia', hasPict: true, start: 0, share: 1 },
  ]);
  expect(arrivals).toEqual(new Set(['1 legionary cornovia']));
});

test('resources come from their fields, and tolls from whoever has paid', () => {
  const { flights } = effects(
    [
      { type: 'resources-taken', seat: 0, fish: 2, wood: 1, stone: 0, gold: 0 },
      { type: 'handed-in', seat: 1, resource: 'wood' },
      { type: 'toll-taken', seat: 1, from_seat: 0, resource: 'fish' },
    ],
    fieldOf,
  );

  expect(flights).toMatchObject([
    { glyph: 'fish', from: 'dumnonia', to: 0, count: 2 },
    { glyph: 'wood', from: 'icenia', to: 0, count: 1 },
    { glyph: 'wood', from: 1, to: 'icenia' },
    { glyph: 'fish', from: 0, to: 1 },
  ]);
});

test('an attack follows the Pict and stays until everybody’s fate is told', () => {
  const { turns, clashes, falls, builds } = effects(
    [
      { type: 'laid', seat: 0, region: 'dobunnia', building: 'fortress', level: 2, resources: ['fish', 'wood'] },
      { type: 'pict-turned', region: 'dobunnia', pict: 'attack' },
      { type: 'attacked', region: 'dobunnia', strength: 3 },
      { type: 'held', seat: 1, defence: 4 },
      { type: 'level-lost', seat: 0, region: 'dobunnia', building: 'fortress', level: 2 },
    ],
    fieldOf,
  );

  expect(turns).toMatchObject([{ region: 'dobunnia', pict: 'attack' }]);
  expect(clashes).toMatchObject([
    {
      region: 'dobunnia',
      strength: 3,
      sides: [
        { seat: 1, defence: 4 },
        { seat: 0, defence: null },
      ],
    },
  ]);
  expect(clashes[0].start).toBeGreaterThan(turns[0].start);
  expect(clashes[0].start + clashes[0].share).toBeCloseTo(1);
  expect(falls).toMatchObject([{ seat: 0, region: 'dobunnia', glyph: 'fortress' }]);
  expect(builds.size).toBe(0);
});

test('a level given up later belongs to no attack', () => {
  const { clashes, falls } = effects(
    [{ type: 'level-lost', seat: 1, region: 'brigantia', building: 'castle', level: 3 }],
    fieldOf,
  );

  expect(clashes).toEqual([]);
  expect(falls).toHaveLength(1);
});

test('more takes longer', () => {
  const turned = { type: 'pict-turned', region: 'dobunnia', pict: 'peace' } as const;

  expect(pace([turned, turned])).toBeGreaterThan(pace([turned]));
});

test('what has just happened leaves its marks on the map', () => {
  const marks = trace([
    { type: 'moved', seat: 2, figure: 'settler', origin: 'cantium', region: 'atrebatia' },
    { type: 'ended' },
  ]);

  expect([...marks]).toEqual([['atrebatia', 2]]);
});

test('an attack is looked at where it happens, though nobody in particular makes it', () => {
  expect(
    stage([
      { type: 'toll-taken', seat: 1, from_seat: 0, resource: 'fish' },
      { type: 'attacked', region: 'dobunnia', strength: 3 },
    ]),
  ).toEqual(['dobunnia']);
});
