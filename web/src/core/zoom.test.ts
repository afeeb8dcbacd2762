import { expect, test } from 'vitest';

import { Zoom } from './zoom.svelte';

const BOX = { x: -10, y: -10, width: 20, height: 20 };

/** Where a point of the drawing is seen. */
const seen = (zoom: Zoom, x: number, y: number) => ({ x: x * zoom.scale + zoom.x, y: y * zoom.scale + zoom.y });

test('the point under the fingers stays under them', () => {
  const zoom = new Zoom(BOX);
  zoom.zoomAt({ x: 4, y: -3 }, 2);

  expect(zoom.scale).toBe(2);
  expect(seen(zoom, 4, -3)).toEqual({ x: 4, y: -3 });
});

test('the whole drawing is the farthest there is', () => {
  const zoom = new Zoom(BOX);
  zoom.closer();
  zoom.farther();
  zoom.farther();

  expect([zoom.scale, zoom.x, zoom.y]).toEqual([1, 0, 0]);
});

test('the whole drawing cannot be dragged away', () => {
  const zoom = new Zoom(BOX);
  zoom.panBy(5, 5);

  expect([Math.abs(zoom.x), Math.abs(zoom.y)]).toEqual([0, 0]);
});

test('framing brings the points to the middle, no closer than asked', () => {
  const zoom = new Zoom(BOX);
  zoom.frame(
    [
      { x: 2, y: 2 },
      { x: 4, y: 2 },
    ],
    1,
    1.9,
  );

  expect(zoom.scale).toBe(1.9);
  expect(seen(zoom, 3, 2).x).toBeCloseTo(0);
  expect(seen(zoom, 3, 2).y).toBeCloseTo(0);
});

test('framing far points shows them all', () => {
  const zoom = new Zoom(BOX);
  zoom.frame(
    [
      { x: -9, y: -9 },
      { x: 9, y: 9 },
    ],
    1,
    3,
  );

  expect(zoom.scale).toBe(1);
});
