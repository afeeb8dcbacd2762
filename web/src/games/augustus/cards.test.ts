import { expect, test } from 'vitest';

import { conquering, materials, player, view } from './augustus.testing';
import { filledSpaces, holders, isCompleted, isRed, spacesOf } from './cards';

const card = (number: number) => materials.objectives[number - 1];

test('of each category the first spaces hold the legions', () => {
  expect(card(21).spaces).toEqual(['swords', 'swords', 'shield', 'chariot', 'chariot']);
  expect([...filledSpaces(card(21), { swords: 1, chariot: 2 })]).toEqual([0, 3, 4]);
  expect(spacesOf(card(21), 'chariot')).toEqual([3, 4]);
});

test('an objective is completed when it is full, or by an effect', () => {
  expect(isCompleted(card(1), conquering(1, { swords: 1, shield: 1 }))).toBe(true);
  expect(isCompleted(card(1), conquering(1, { swords: 1 }))).toBe(false);
  expect(isCompleted(card(1), { ...conquering(1), forced: true })).toBe(true);
});

test('those that attack are red', () => {
  expect(materials.objectives.filter(isRed).map((each) => each.number)).toEqual([37, 38, 41, 42, 75, 76, 81, 82]);
});

test('everybody can see who has which reward', () => {
  const position = view({ players: [player({ rewards: ['gold'] }), player({ rewards: ['count-2', 'wheat'] })] });

  expect(holders(position)).toEqual(
    new Map([
      ['gold', 0],
      ['count-2', 1],
      ['wheat', 1],
    ]),
  );
});
