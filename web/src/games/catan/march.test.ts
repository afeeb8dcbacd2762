import { expect, test } from 'vitest';

import { alexanderMaterials as materials, alexanderView, catanMaterials, catanView } from './catan.testing';
import { layout } from './geometry';
import { auctioned, legs, standing, stopAt } from './march';

const asia = layout(materials);
const at = (crossing: string) => asia.places.get(crossing)!.at;

test('the route is one way along the edges, from the red arrow to Persepolis', () => {
  const way = legs(alexanderView(), materials, asia);

  expect(way).toHaveLength(46);
  expect(way[0].from).toEqual(at(materials.route_start[0]));
  expect(way.filter((leg) => leg.isPassed)).toHaveLength(2);
  expect(way[way.length - 1].stop).toMatchObject({ kind: 'end', label: 'Persepolis' });
  for (const { from, to } of way) expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeCloseTo(1);
});

test('Alexander stands on an arrow, and in the end in Persepolis', () => {
  const way = legs(alexanderView(), materials, asia);
  const [before, next] = [at(way[1].stop.crossing), at(way[2].stop.crossing)];

  expect(standing(way, 2)).toEqual({ x: (before.x + next.x) / 2, y: (before.y + next.y) / 2 });
  expect(standing(way, 46)).toEqual(way[45].to);
});

test('the crossing he has just passed is auctioned', () => {
  const auction = { event: 'bridge', bid: 0, bidder: null, turn: 0, paid: 0 };

  expect(auctioned(alexanderView({ auction }), materials)).toEqual(materials.route[1]);
  expect(auctioned(alexanderView(), materials)).toBeNull();
});

test('the base game has no route', () => {
  expect(legs(catanView(), catanMaterials, layout(catanMaterials))).toEqual([]);
  expect(stopAt(catanView(), catanMaterials, 'A1n')).toBeNull();
  expect(stopAt(alexanderView(), materials, materials.route[2].crossing)).toMatchObject({ isPassed: false });
});
