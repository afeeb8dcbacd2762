import { expect, test } from 'vitest';

import { alexanderMaterials, catanMaterials } from './catan.testing';
import { distance, layout, step, type Place } from './geometry';

const island = layout(catanMaterials);
const places = [...island.places.values()];
const place = (name: string): Place => island.places.get(name)!;

test('the island has 19 hexes, 54 crossings and 72 edges, the scenario 48 hexes', () => {
  const count = (kind: string) => places.filter((each) => each.kind === kind).length;

  expect([count('hex'), count('crossing'), count('edge')]).toEqual([19, 54, 72]);
  expect([...layout(alexanderMaterials).places.values()].filter((each) => each.kind === 'hex')).toHaveLength(48);
});

test('edges are as long as a hex is wide from its middle, and lie between their crossings', () => {
  for (const [name, [start, end]] of Object.entries(catanMaterials.edges)) {
    expect(distance(place(start).at, place(end).at)).toBeCloseTo(1);
    expect(distance(place(name).at, place(start).at)).toBeCloseTo(0.5);
  }
});

test('a crossing knows the land around it', () => {
  expect(island.hexesAt.get('A1n')).toEqual(['A1']);
  expect(island.hexesAt.get('A1se')).toEqual(['A1', 'A2', 'B2']);
  expect(Math.max(...[...island.hexesAt.values()].map((hexes) => hexes.length))).toBe(3);
});

test('harbours are at sea, and everything is visible', () => {
  const { box } = island;
  for (const { x, y } of island.harbours) {
    expect(Math.min(...catanMaterials.tiles.map((tile) => distance({ x, y }, place(tile.name).at)))).toBeGreaterThan(1);
    expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true);
  }
});

test('the arrow keys go from hex to edge to crossing, and reach every place', () => {
  expect(step(places, place('C3'), 'ArrowUp')?.name).toBe('B2se');
  expect(step(places, place('C3'), 'ArrowLeft')?.kind).toBe('edge');
  const reached = new Set(['C3']);
  const queue = ['C3'];
  for (let from = queue.pop(); from !== undefined; from = queue.pop()) {
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const to = step(places, place(from), key)?.name;
      if (to === undefined || reached.has(to)) continue;
      reached.add(to);
      queue.push(to);
    }
  }
  expect(reached.size).toBe(places.length);
  expect(step(places, place('C3'), 'Tab')).toBeNull();
});
