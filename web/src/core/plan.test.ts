import { expect, test } from 'vitest';

import type { GameInfo } from '../wire/wire';
import { again, defaults, firstSeats, hintsAtFirst, possible, resized } from './plan';

const game = {
  fewest: 2,
  most: 5,
  options: { simple: { default: false, choices: [false, true] } },
} as unknown as GameInfo;

test('one press starts the visitor against two bots', () => {
  const seats = firstSeats(game, 'level-3', 'Ann');

  expect(seats.map((seat) => seat.kind)).toEqual(['here', 'bot', 'bot']);
  expect(seats.map((seat) => seat.bot)).toEqual([null, 'level-3', 'level-3']);
  expect(new Set(seats.map((seat) => seat.name)).size).toBe(3);
});

test('another number of seats keeps those who sit already', () => {
  const seats = firstSeats(game, 'random', 'Ann');

  expect(resized(seats, 5, 'random').slice(0, 3)).toEqual(seats);
  expect(resized(seats, 2, 'random')).toEqual(seats.slice(0, 2));
});

test('playing again leaves everybody where they were', () => {
  const seats = [
    { seat: 0, name: 'Ann', bot: null, free: false },
    { seat: 1, name: 'Kofi', bot: 'greedy', free: false },
    { seat: 2, name: 'Bob', bot: null, free: false },
  ];

  expect(again(seats, new Set([0])).map((seat) => seat.kind)).toEqual(['here', 'bot', 'friend']);
});

test('there are hints at first, unless a friend plays from another screen', () => {
  const seats = firstSeats(game, 'random', 'Ann');

  expect(hintsAtFirst(seats)).toBe(true);
  expect(hintsAtFirst([...seats, { kind: 'friend', name: 'Bob', bot: null }])).toBe(false);
});

test('options start as the game proposes', () => {
  expect(defaults(game)).toEqual({ simple: false });
});

test('an option names nobody who does not play', () => {
  const start = { default: 'lot', choices: ['lot'], or_seat: true };
  const named = { ...game, options: { start, points: { default: 10, choices: [8, 10], or_seat: false } } } as GameInfo;

  expect(possible({ start: 3, points: 10 }, named, 3)).toEqual({ start: 3, points: 10 });
  expect(possible({ start: 3, points: 10 }, named, 2)).toEqual({ start: 'lot', points: 10 });
  expect(possible({ start: 'lot', points: 8 }, named, 2)).toEqual({ start: 'lot', points: 8 });
});
