// What is held, traded and built with, always in the same order.

import type { Player, View } from './types';

export const RESOURCES = ['lumber', 'brick', 'grain', 'wool', 'ore'] as const;
export const GOLD = 'gold';

export type Counts = Record<string, number>;

/** In Alexander, gold is a good like the others. */
export const goodsOf = (view: View): string[] => (view.march === undefined ? [...RESOURCES] : [...RESOURCES, GOLD]);

/** What somebody can give away, as far as it is visible. */
export function held(player: Player): Counts {
  return { ...player.hand, [GOLD]: player.gold };
}

export const total = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Each card by itself, in order. */
export function listed(counts: Counts, order: readonly string[] = [...RESOURCES, GOLD]): string[] {
  return order.flatMap((good) => Array.from({ length: counts[good] ?? 0 }, () => good));
}

/** How many of each there are in a list. */
export function counted(list: string[]): Counts {
  const found: Counts = {};
  for (const each of list) found[each] = (found[each] ?? 0) + 1;
  return found;
}

const YIELDS: Record<string, string> = {
  forest: 'lumber',
  hill: 'brick',
  field: 'grain',
  pasture: 'wool',
  mountain: 'ore',
  gold: GOLD,
};

/** What a terrain yields; the desert yields nothing. */
export const yieldOf = (terrain: string): string | undefined => YIELDS[terrain];
