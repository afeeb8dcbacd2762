// The map's geometry as paths: neighbours share their borders, and every coast and border runs smoothly.

import type { Box, Point } from '../../core/zoom.svelte';
import type { Geometry } from '../../wire/albion';

/** Regions need room for pieces, so the map is drawn wide, like an equirectangular one. */
const BREADTH = 1.42;

/** What is always visible, in the map's units; the sea continues beyond. */
export const BOX: Box = { x: -288, y: 138, width: 616, height: 752 };

const MIDDLE = 300;

export const project = ([x, y]: [number, number]): Point => ({ x: (x - MIDDLE) * BREADTH, y });

export interface Chart {
  /** By region: its outline. */
  regions: Map<string, string>;
  /** The whole connected land, including the part beyond the wall. */
  coast: string;
  beyond: string[];
  /** Other countries that reach into the picture. */
  neighbours: string[];
  walls: string[];
}

export function chart(geometry: Geometry): Chart {
  const { polygons, decor, coastline } = geometry;
  const at = new Map(Object.entries(geometry.vertices).map(([name, point]) => [name, project(point)]));
  const rings = [...Object.values(polygons), ...Object.values(decor.unplayable)];
  const line = liner(at, neighbourhood(rings));
  return {
    regions: new Map(Object.entries(polygons).map(([region, ring]) => [region, line([...ring, ring[0]]) + 'Z'])),
    coast: line([...coastline, coastline[0]]) + 'Z',
    beyond: Object.values(decor.unplayable).map((ring) => line([...ring, ring[0]]) + 'Z'),
    neighbours: Object.values(decor.frame_land).map((points) => smooth(points.map(project))),
    walls: Object.values(decor.walls).map(line),
  };
}

function neighbourhood(rings: string[][]): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  const meet = (one: string, other: string) => found.set(one, (found.get(one) ?? new Set()).add(other));
  for (const ring of rings) {
    ring.forEach((vertex, n) => {
      const next = ring[(n + 1) % ring.length];
      meet(vertex, next);
      meet(next, vertex);
    });
  }
  return new Map([...found].map(([vertex, others]) => [vertex, [...others]]));
}

/**
 * Draws a line from vertex to vertex. How it bends depends on the map alone and not on the line, so two regions draw
 * their common border identically. Where three lines meet, each arrives straight.
 */
function liner(at: Map<string, Point>, near: Map<string, string[]>) {
  const handle = (vertex: string, next: string): Point => {
    const others = near.get(vertex)!;
    const before = others.length === 2 ? others.find((other) => other !== next)! : vertex;
    const [here, there, back] = [at.get(vertex)!, at.get(next)!, at.get(before)!];
    return { x: here.x + (there.x - back.x) / 6, y: here.y + (there.y - back.y) / 6 };
  };
  return (line: string[]): string => {
    const pieces = line.slice(1).map((vertex, n) => {
      const before = line[n];
      return `C${pair(handle(before, vertex))} ${pair(handle(vertex, before))} ${pair(at.get(vertex)!)}`;
    });
    return `M${pair(at.get(line[0])!)}${pieces.join('')}`;
  };
}

const pair = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A closed curve through all points. */
function smooth(points: Point[]): string {
  const at = new Map(points.map((point, n) => [`${n}`, point]));
  const ring = [...at.keys()];
  return liner(at, neighbourhood([ring]))([...ring, ring[0]]) + 'Z';
}
