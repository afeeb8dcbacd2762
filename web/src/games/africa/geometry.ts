// The tiles' outline, and how the arrow keys move from space to space.

import { centre, roundedHex } from '../../core/hexes';
import type { Space } from '../../wire/africa';

export const TILE = roundedHex(0.9, 0.16);
export const TILE_RIM = roundedHex(0.78, 0.14);

/** Moves with the arrow keys: along the row, or to the nearest space of the next row. */
export function neighbour(spaces: Space[], from: Space, key: string, column: number): Space | null {
  const row = { ArrowUp: from.r - 1, ArrowDown: from.r + 1 }[key] ?? from.r;
  const isWanted = ({ q, r }: Space) => {
    if (r !== row) return false;
    if (key === 'ArrowLeft') return q < from.q;
    if (key === 'ArrowRight') return q > from.q;
    return row !== from.r;
  };
  const goal = row === from.r ? centre(from).x : column;
  const distance = (space: Space) => Math.abs(centre(space).x - goal);
  return spaces.filter(isWanted).reduce<Space | null>((best, space) => {
    return best === null || distance(space) < distance(best) ? space : best;
  }, null);
}
