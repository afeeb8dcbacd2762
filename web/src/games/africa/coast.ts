// The coast: a smooth line around all spaces, a little out at sea so that no space gets wet.

import { centre, corners, SIDES } from '../../core/hexes';
import type { Point } from '../../core/zoom.svelte';
import type { Space } from '../../wire/africa';

/** How far the coast lies outside the middle of a hex's side. */
const BEACH = 0.42;
/** How much bays and capes differ from a smooth line. */
const WILDNESS = 0.16;

interface Edge {
  from: Point;
  to: Point;
}

/** The sides of hexes that have no neighbour, in one ring. */
function shoreline(spaces: Space[]): Edge[] {
  const taken = new Set(spaces.map(({ q, r }) => `${q},${r}`));
  const shape = corners(1);
  const key = ({ x, y }: Point) => `${x.toFixed(2)},${y.toFixed(2)}`;
  const edges = new Map<string, Edge>();
  for (const space of spaces) {
    const middle = centre(space);
    SIDES.forEach((side, n) => {
      if (taken.has(`${space.q + side.q},${space.r + side.r}`)) return;
      const at = (corner: Point) => ({ x: middle.x + corner.x, y: middle.y + corner.y });
      const edge = { from: at(shape[n]), to: at(shape[(n + 1) % 6]) };
      edges.set(key(edge.from), edge);
    });
  }
  const ring: Edge[] = [];
  let next = edges.values().next().value;
  while (next && ring.length < edges.size) {
    ring.push(next);
    next = edges.get(key(next.to));
  }
  return ring;
}

/** Deterministic; otherwise the coast would change with every visit. */
const chance = (n: number) => {
  const value = Math.sin(n * 12.9898) * 43758.5453;
  return (value - Math.floor(value)) * 2 - 1;
};

export function coast(spaces: Space[]): string {
  const points = shoreline(spaces).map(({ from, to }, n) => {
    // The ring runs clockwise, so the sea lies to the left of each edge.
    const out = { x: to.y - from.y, y: from.x - to.x };
    const reach = BEACH + WILDNESS * chance(n);
    return { x: (from.x + to.x) / 2 + out.x * reach, y: (from.y + to.y) / 2 + out.y * reach };
  });
  return smooth(points);
}

/** A closed curve through all points (Catmull–Rom, as Bézier pieces). */
export function smooth(points: Point[]): string {
  const at = (n: number) => points[(n + points.length) % points.length];
  const number = (value: number) => value.toFixed(3);
  const pieces = points.map((point, n) => {
    const [before, next, after] = [at(n - 1), at(n + 1), at(n + 2)];
    const first = `${number(point.x + (next.x - before.x) / 6)} ${number(point.y + (next.y - before.y) / 6)}`;
    const second = `${number(next.x - (after.x - point.x) / 6)} ${number(next.y - (after.y - point.y) / 6)}`;
    return `C${first} ${second} ${number(next.x)} ${number(next.y)}`;
  });
  return `M${number(points[0].x)} ${number(points[0].y)}${pieces.join('')}Z`;
}
