// Where everything lies on the board: hexes, crossings and edges by their names.

import { centre } from '../../core/hexes';
import type { Box, Point } from '../../core/zoom.svelte';
import type { Materials } from './types';

export type Kind = 'hex' | 'crossing' | 'edge';

/** A place on the board. Hexes, crossings and edges never share a name. */
export interface Place {
  name: string;
  kind: Kind;
  at: Point;
  /** For an edge: its angle, in degrees from the horizontal. */
  angle: number;
}

/** What must be visible beyond the centres of the outermost hexes: the hexes themselves, and harbours. */
const MARGIN = { x: 1.75, y: 1.75 };
/** How far a harbour lies out at sea, as a share of the way from the coast to the middle of the sea's hex. */
const MOORING = 0.72;

export interface Layout {
  places: Map<string, Place>;
  /** By crossing: the land around it. */
  hexesAt: Map<string, string[]>;
  /** By harbour: where it lies. */
  harbours: Point[];
  box: Box;
}

const between = (one: Point, other: Point, share = 0.5): Point => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
});

export function layout(materials: Materials): Layout {
  const places = new Map<string, Place>();
  const add = (name: string, kind: Kind, at: Point, angle = 0) => places.set(name, { name, kind, at, angle });
  for (const tile of materials.tiles) add(tile.name, 'hex', centre(tile));
  for (const [name, [q, r, side]] of Object.entries(materials.crossings)) {
    const { x, y } = centre({ q, r });
    add(name, 'crossing', { x, y: side === 'N' ? y - 1 : y + 1 });
  }
  const at = (name: string) => places.get(name)!.at;
  for (const [name, [start, end]] of Object.entries(materials.edges)) {
    const [from, to] = [at(start), at(end)];
    add(name, 'edge', between(from, to), (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
  }
  const hexesAt = new Map(
    Object.keys(materials.crossings).map((crossing) => [
      crossing,
      materials.tiles.map((tile) => tile.name).filter((hex) => distance(at(hex), at(crossing)) < 1.1),
    ]),
  );
  const harbours = materials.harbours.map(({ crossings: [one, other], sea: [q, r] }) =>
    between(between(at(one), at(other)), centre({ q, r }), MOORING),
  );
  return { places, hexesAt, harbours, box: bounds(materials.tiles.map((tile) => centre(tile))) };
}

function bounds(points: Point[]): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [x, y] = [Math.min(...xs) - MARGIN.x, Math.min(...ys) - MARGIN.y];
  return { x, y, width: Math.max(...xs) + MARGIN.x - x, height: Math.max(...ys) + MARGIN.y - y };
}

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

const DIRECTIONS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
/** Places off to the side count as farther away than they are. */
const ASIDE = 1.5;

/** The nearest place in the direction of an arrow key. */
export function step(places: Iterable<Place>, from: Place, key: string): Place | null {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  let best: Place | null = null;
  let nearest = Infinity;
  for (const place of places) {
    const [dx, dy] = [place.at.x - from.at.x, place.at.y - from.at.y];
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y - dy * direction.x);
    if (ahead < 0.1 || aside > ahead * 1.8) continue;
    if (ahead + ASIDE * aside < nearest) {
      nearest = ahead + ASIDE * aside;
      best = place;
    }
  }
  return best;
}
