// Alexander's march across the board.

import type { Point } from '../../core/zoom.svelte';
import type { Layout } from './geometry';
import type { Materials, Stop, View } from './types';

/** An arrow of the route, and the crossing it leads to. */
export interface Leg {
  stop: Stop;
  from: Point;
  to: Point;
  isPassed: boolean;
  /** The red start arrow. */
  isFirst: boolean;
}

export function legs(view: View, materials: Materials, layout: Layout): Leg[] {
  const { route, route_start: start } = materials;
  if (view.march === undefined || route === undefined || start === undefined) return [];
  const { passed } = view.march;
  const at = (crossing: string) => layout.places.get(crossing)!.at;
  return route.map((stop, n) => ({
    stop,
    from: at(n === 0 ? start[0] : route[n - 1].crossing),
    to: at(stop.crossing),
    isPassed: n < passed,
    isFirst: n === 0,
  }));
}

/** Alexander stands on the arrow to the next crossing, and at the end on the last crossing. */
export function standing(legs: Leg[], passed: number): Point {
  if (passed >= legs.length) return legs[legs.length - 1].to;
  const { from, to } = legs[passed];
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/** The crossing that is auctioned, or where a tile has been turned up. */
export function auctioned(view: View, materials: Materials): Stop | null {
  return view.march?.auction ? (materials.route?.[view.march.passed - 1] ?? null) : null;
}

/** The stop of the route at a crossing, and whether it lies behind Alexander. */
export function stopAt(view: View, materials: Materials, crossing: string): { stop: Stop; isPassed: boolean } | null {
  const { route = [] } = materials;
  const n = route.findIndex((stop) => stop.crossing === crossing);
  return n < 0 || view.march === undefined ? null : { stop: route[n], isPassed: n < view.march.passed };
}
