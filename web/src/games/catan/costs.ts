// What building costs, and whether a hand can pay it.

import type { Action } from '../../wire/alexander';
import type { Counts } from './goods';

export interface Cost {
  what: 'road' | 'settlement' | 'city' | 'development';
  action: Action['type'];
  /** Card by card, as shown. */
  cards: string[];
}

export const COSTS: Cost[] = [
  { what: 'road', action: 'build-road', cards: ['lumber', 'brick'] },
  { what: 'settlement', action: 'build-settlement', cards: ['lumber', 'brick', 'grain', 'wool'] },
  { what: 'city', action: 'build-city', cards: ['grain', 'grain', 'ore', 'ore', 'ore'] },
  { what: 'development', action: 'buy-development', cards: ['grain', 'wool', 'ore'] },
];

/** Which cards of a cost the hand has: one answer for each. */
export function covered(cards: string[], hand: Counts): boolean[] {
  const left = { ...hand };
  return cards.map((card) => {
    left[card] = (left[card] ?? 0) - 1;
    return left[card] >= 0;
  });
}
