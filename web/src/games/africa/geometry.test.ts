import { expect, test } from 'vitest';

import { centre } from '../../core/hexes';
import { materials } from './africa.testing';
import { coast } from './coast';
import { neighbour } from './geometry';
import { terrain } from './terrain';

const { spaces } = materials;
const space = (name: string) => spaces.find((each) => each.name === name)!;
const walk = (name: string, key: string) => neighbour(spaces, space(name), key, centre(space(name)).x)?.name;

test.each([
  ['D4', 'ArrowRight', 'D5'],
  ['D4', 'ArrowLeft', 'D3'],
  ['A1', 'ArrowLeft', undefined],
  ['A1', 'ArrowUp', undefined],
  ['O2', 'ArrowDown', undefined],
])('from %s with %s to %s', (from, key, to) => {
  expect(walk(from, key)).toBe(to);
});

test('up and down always change the row, and every space can be walked to', () => {
  const reached = new Set(['A1']);
  const queue = ['A1'];
  for (let from = queue.pop(); from !== undefined; from = queue.pop()) {
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const to = walk(from, key);
      if (to === undefined || reached.has(to)) continue;
      reached.add(to);
      queue.push(to);
    }
  }

  expect(reached.size).toBe(101);
});

test('keeping the column, a walk down and up again ends where it began', () => {
  const { x } = centre(space('C5'));
  const down = neighbour(spaces, space('C5'), 'ArrowDown', x)!;

  expect(neighbour(spaces, down, 'ArrowUp', x)?.name).toBe('C5');
});

test('one coast goes around the whole continent', () => {
  const line = coast(spaces);
  const ys = [...line.matchAll(/ (-?[\d.]+)[CZ]/g)].map((match) => Number(match[1]));

  expect(line.match(/M/g)).toHaveLength(1);
  expect(Math.min(...ys)).toBeLessThan(-11);
  expect(Math.max(...ys)).toBeGreaterThan(11);
});

test('the Sahara lies in the north and the forest at the equator', () => {
  expect(terrain(space('C5'))).toBe('desert');
  expect(terrain(space('H2'))).toBe('forest');
  expect(terrain(space('O1'))).toBe('cape');
});
