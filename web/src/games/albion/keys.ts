// Moves around the map with the arrow keys.

import type { Point } from '../../core/zoom.svelte';

const WAYS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The nearest region in the direction of the key; regions off to the side count as farther away. */
export function neighbour(places: Map<string, Point>, from: string, key: string): string | null {
  const way = WAYS[key];
  const here = places.get(from);
  if (way === undefined || here === undefined) return null;
  let best: { region: string; distance: number } | null = null;
  for (const [region, there] of places) {
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (ahead <= 0 || aside > 2 * ahead) continue;
    const distance = ahead + 2 * aside;
    if (best === null || distance < best.distance) best = { region, distance };
  }
  return best?.region ?? null;
}
