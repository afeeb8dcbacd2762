// Pointy-top hexes in axial coordinates, a hex being one unit from its middle to a corner.

import type { Point } from './zoom.svelte';

export interface Hex {
  q: number;
  r: number;
}

export const centre = ({ q, r }: Hex): Point => ({ x: Math.sqrt(3) * (q + r / 2), y: 1.5 * r });

/** The corners of a hex, clockwise from the top. */
export function corners(radius: number): Point[] {
  return [0, 1, 2, 3, 4, 5].map((n) => ({
    x: radius * Math.sin((n * Math.PI) / 3),
    y: -radius * Math.cos((n * Math.PI) / 3),
  }));
}

/** The neighbour across each side, clockwise from the side between the top corner and the next. */
export const SIDES = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
];

/** A thousandth of a hex is invisible. */
const round = (value: number) => Math.round(value * 1000) / 1000;

export const path = (points: Point[]): string => `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;

/** A hex with rounded corners, like those of a cardboard tile. */
export function roundedHex(radius: number, rounding: number): string {
  const points = corners(radius);
  const toward = (from: Point, to: Point): Point => {
    const share = rounding / Math.hypot(to.x - from.x, to.y - from.y);
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  };
  const parts = points.map((corner, n) => {
    const enter = toward(corner, points[(n + 5) % 6]);
    const leave = toward(corner, points[(n + 1) % 6]);
    return `${round(enter.x)} ${round(enter.y)}Q${round(corner.x)} ${round(corner.y)} ${round(leave.x)} ${round(leave.y)}`;
  });
  return `M${parts.join('L')}Z`;
}

export const HEX = path(corners(1));
