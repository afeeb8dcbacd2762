// What grows where: each space gets the terrain of its place on the continent.

import { centre } from '../../core/hexes';
import type { Space } from '../../wire/africa';

export type Terrain = 'maghreb' | 'desert' | 'sahel' | 'savanna' | 'forest' | 'horn' | 'kalahari' | 'veld' | 'cape';

/** The board is a map: its units are about 3.2 degrees each. */
function position(space: Space): { north: number; east: number } {
  const { x, y } = centre(space);
  return { north: 0.5 - 3.29 * y, east: 19.8 + 3.18 * x };
}

export function terrain(space: Space): Terrain {
  const { north, east } = position(space);
  if (north > 28 && east < 14) return 'maghreb';
  if (north > 16) return 'desert';
  if (north > 10.5) return east > 40 ? 'horn' : 'sahel';
  if (east > 39 && north > -2) return 'horn';
  if (north > 3.5 && north < 9 && east < 16) return 'forest';
  if (north > -7 && north < 5 && east > 7 && east < 30) return 'forest';
  if (north > -15) return 'savanna';
  if (north < -30) return 'cape';
  return east < 22 ? 'kalahari' : 'veld';
}
