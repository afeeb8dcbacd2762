import { expect, test } from 'vitest';

import { materials, view } from './augustus.testing';
import { cardSpot, parseSpot, rewardSpot, seatSpot, spaceSpot, spotsOn, tokenSpot } from './spots';

test('what is named can be read back', () => {
  expect(parseSpot(cardSpot(29))).toEqual({ kind: 'card', objective: 29 });
  expect(parseSpot(spaceSpot(29, 3))).toEqual({ kind: 'space', objective: 29, index: 3 });
  expect(parseSpot(rewardSpot('colour-green'))).toEqual({ kind: 'reward', reward: 'colour-green' });
  expect(parseSpot(tokenSpot('joker'))).toEqual({ kind: 'token', token: 'joker' });
  expect(parseSpot(seatSpot(4))).toEqual({ kind: 'seat', seat: 4 });
  expect(parseSpot('call')).toEqual({ kind: 'call' });
});

test('one reads one’s own objectives first, and everything once', () => {
  const spots = spotsOn(view(), materials, 0);

  expect(spots[0]).toBe('space-13-0');
  expect(spots).toContain('card-45');
  expect(spots).toContain('hidden-0');
  expect(new Set(spots).size).toBe(spots.length);
});

test('a spectator has no own part', () => {
  const spots = spotsOn(view(), materials, null);

  expect(spots.filter((spot) => spot.startsWith('space-') || spot.startsWith('hidden-'))).toEqual([]);
  expect(spots).toContain('seat-0');
});
