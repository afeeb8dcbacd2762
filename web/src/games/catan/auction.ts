// Auctions: what is accepted, and what somebody could pay.

import { held } from './goods';
import type { Materials, View } from './types';

export const KNIGHT = 'knight';
export const KNIGHT_WORTH = 3;

export const accepted = (materials: Materials, event: string): string[] =>
  materials.auctions?.find((auction) => auction.event === event)?.accepted ?? [];

/** The most a seat could pay in the current auction, if its hand is visible. */
export function purse(view: View, materials: Materials, seat: number): number | null {
  const auction = view.march?.auction;
  const player = view.players[seat];
  if (!auction || player.hand === null) return null;
  const own = held(player);
  return accepted(materials, auction.event).reduce((sum, good) => {
    if (good === KNIGHT) return sum + KNIGHT_WORTH * player.knights;
    return sum + (own[good] ?? 0);
  }, 0);
}
