// Auctions: what is accepted, and what somebody could pay.

import type { Materials, View } from '../../wire/alexander';
import { held } from './goods';

export const KNIGHT = 'knight';
export const KNIGHT_WORTH = 3;

export const accepted = (materials: Materials, event: string): string[] =>
  materials.auctions.find((auction) => auction.event === event)?.accepted ?? [];

/** The most a seat could pay in the present auction, if its hand is to be seen. */
export function purse(view: View, materials: Materials, seat: number): number | null {
  const { march } = view;
  if (!march?.auction || view.players[seat].hand === null) return null;
  const own = held(view.players[seat]);
  return accepted(materials, march.auction.event).reduce((sum, good) => {
    if (good === KNIGHT) return sum + KNIGHT_WORTH * (march.knights_ready[seat] ?? 0);
    return sum + (own[good] ?? 0);
  }, 0);
}
