import { expect, test } from 'vitest';

import { materials } from './albion.testing';
import { BOX, chart, project } from './chart';
import { neighbour } from './keys';
import { figurePlace, placesIn } from './layout';

const drawn = chart(materials.geometry);

test('every region is drawn, and everything in it lies in the picture', () => {
  for (const { id } of materials.regions) {
    expect(drawn.regions.get(id)).toMatch(/^M.*Z$/);
    const { name, sign, picts, camps } = placesIn(id);
    // An edition may have a sign or Picts where the house has none.
    for (const { x, y } of [name, sign, picts, ...camps]) {
      expect(x).toBeGreaterThan(BOX.x);
      expect(x).toBeLessThan(BOX.x + BOX.width);
      expect(y).toBeGreaterThan(BOX.y);
      expect(y).toBeLessThan(BOX.y + BOX.height);
    }
  }
});

test('every camp stands on its own region', () => {
  const { polygons, vertices } = materials.geometry;
  for (const { id } of materials.regions) {
    const corners = polygons[id].map((vertex) => project(vertices[vertex]));
    for (const { x, y } of placesIn(id).camps) {
      const crossings = corners.filter((one, n) => {
        const other = corners[(n + 1) % corners.length];
        return one.y > y !== other.y > y && x < one.x + ((y - one.y) / (other.y - one.y)) * (other.x - one.x);
      });
      expect(crossings.length % 2, `${id} ${x} ${y}`).toBe(1);
    }
  }
});

test('no two camps of a region are in each other’s way', () => {
  for (const { id } of materials.regions) {
    const { camps } = placesIn(id);
    expect(camps).toHaveLength(4);
    camps.forEach((one, n) =>
      camps.slice(n + 1).forEach((other) => {
        expect(
          Math.abs(one.x - other.x) >= 34 || Math.abs(one.y - other.y) >= 24,
          `${id}: ${JSON.stringify([one, other])}`,
        ).toBe(true);
      }),
    );
  }
});

test('figures stand next to a building, or where it would be', () => {
  const [camp] = placesIn('cantium').camps;

  expect(figurePlace('cantium', 0, 'settler', true).x).toBeGreaterThan(camp.x + 15);
  expect(Math.abs(figurePlace('cantium', 0, 'settler', false).x - camp.x)).toBeLessThan(15);
});

test('the arrow keys walk from region to region, from one end of the island to the other', () => {
  const middles = new Map(materials.regions.map(({ id }) => [id, placesIn(id).middle]));
  const reached = new Set(['cantium']);
  for (const region of reached) {
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const next = neighbour(middles, region, key);
      if (next !== null) reached.add(next);
    }
  }

  expect(reached.size).toBe(13);
  expect(neighbour(middles, 'cantium', 'ArrowDown')).toBeNull();
  expect(neighbour(middles, 'cantium', 'Enter')).toBeNull();
});
