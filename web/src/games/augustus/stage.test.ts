import { expect, test } from 'vitest';

import type { Event } from '../../wire/augustus';
import { conquering, materials, view } from './augustus.testing';
import { stage } from './stage';

const show = (events: Event[], position = view()) => stage(events, 1000, position, materials);

test('a legion flies from the supply to the space it now stands on', () => {
  const position = view({}, { objectives: [conquering(13, { swords: 2 })] });
  const { flights, arrivals } = show([{ type: 'placed', seat: 0, objective: 13, category: 'swords' }], position);

  expect(flights).toMatchObject([
    { what: { glyph: 'legion' }, seat: 0, from: ['supply-0', 'seat-0'], to: ['space-13-1', 'card-13'] },
  ]);
  expect(arrivals.get('space-13-1')).toBeCloseTo(1000);
});

test('a moved legion flies from the space it has left', () => {
  const position = view({}, { objectives: [conquering(13, { swords: 1 }), conquering(20, { shield: 1 })] });
  const event: Event = {
    type: 'moved',
    seat: 0,
    objective: 20,
    category: 'shield',
    from_objective: 13,
    from_category: 'swords',
  };

  expect(show([event], position).flights[0]).toMatchObject({
    from: ['space-13-1', 'card-13'],
    to: ['space-20-0', 'card-20'],
  });
});

test('a completed objective is hailed, rests, and moves to where it is then', () => {
  const { flights, shouts, arrivals } = show([{ type: 'completed', seat: 1, objective: 45 }]);

  expect(shouts).toMatchObject([{ kind: 'ave', seat: 1, objective: 45 }]);
  expect(flights[0]).toMatchObject({
    what: { card: 45, isFull: true },
    from: ['card-45'],
    to: ['card-45', 'controlled-1', 'seat-1'],
  });
  expect(flights[0].rests).toBeGreaterThan(0);
  expect(arrivals.has('card-45')).toBe(true);
});

test('an attack is called out, and what is lost goes back or away', () => {
  const { shouts, flights } = show([
    { type: 'attacked', seat: 0, objective: 41, effect: 'opponents_lose_legion' },
    { type: 'legion-lost', seat: 1, objective: 1, category: 'shield' },
    { type: 'control-lost', seat: 1, objective: 45 },
  ]);

  expect(shouts).toMatchObject([{ kind: 'attack', seat: 0, objective: 41 }]);
  expect(flights).toMatchObject([
    { from: ['space-1-1', 'card-1'], to: ['supply-1'] },
    { what: { card: 45 }, to: [] },
  ]);
});

test('rewards go to whoever takes them, from the middle or from another player', () => {
  const { flights } = show([
    { type: 'reward-taken', seat: 0, reward: 'count-3', from_seat: null },
    { type: 'reward-taken', seat: 0, reward: 'gold', from_seat: 1 },
  ]);

  expect(flights.map((flight) => flight.from[0])).toEqual(['reward-count-3', 'seat-1']);
});

test('a token comes out of the bag and is seen when it has arrived', () => {
  const { flights, arrivals } = show([{ type: 'drawn', seat: 0, token: 'dagger' }]);

  expect(flights[0]).toMatchObject({ what: { glyph: 'dagger' }, from: ['bag'], to: ['call'] });
  expect(arrivals.get('call')).toBeCloseTo(1000);
});
