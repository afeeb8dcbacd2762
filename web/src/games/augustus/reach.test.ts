import { expect, test } from 'vitest';

import { conquering, materials, view } from './augustus.testing';
import { categories, reach } from './reach';

const from = (objective: number, category: string) => ({ objective, category });

test('a legion goes to free spaces of the category called, on own open objectives', () => {
  expect([...reach(view(), materials, 0, from(39, 'swords'))].sort()).toEqual(['13 shield', '20 shield', '39 shield']);
});

test('not to where it comes from, nor to what is full or completed', () => {
  const position = view(
    {},
    {
      objectives: [
        conquering(1, { swords: 1, shield: 1 }),
        conquering(13, { shield: 2 }),
        conquering(20, { shield: 1 }),
      ],
    },
  );

  expect([...reach(position, materials, 0, from(20, 'shield'))]).toEqual([]);
  expect([...reach(position, materials, 0, from(13, 'shield'))]).toEqual(['20 shield']);
});

test('a joker is every category', () => {
  expect(categories(view({ token: 'joker' }), materials, 0).size).toBe(6);
});

test('an alias works both ways and is never chained', () => {
  const aliases = { controlled: [19, 51] };

  expect([...categories(view({ token: 'shield' }, aliases), materials, 0)]).toEqual(['shield', 'chariot']);
  expect([...categories(view({ token: 'chariot' }, aliases), materials, 0)].sort()).toEqual([
    'catapult',
    'chariot',
    'shield',
  ]);
  expect([...categories(view({ token: 'swords' }, aliases), materials, 0)]).toEqual(['swords']);
});

test('a mobilisation shows its own categories, whatever was called', () => {
  const mobilising = (effect: number) =>
    categories(view({ phase: 'mobilise', active: 0, effect }, { controlled: [19] }), materials, 0);

  expect([...mobilising(15)]).toEqual(['swords']);
  expect(mobilising(31).size).toBe(6);
});
