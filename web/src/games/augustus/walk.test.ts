import { expect, test } from 'vitest';

import { nearest } from './walk';

const at = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
const boxes = [at(20, 0), at(60, 0), at(0, 30), at(25, 40)];

test('an arrow leads to the nearest thing in its direction', () => {
  expect(nearest(boxes, at(0, 0), 'ArrowRight')).toBe(0);
  expect(nearest(boxes, at(0, 0), 'ArrowDown')).toBe(2);
  expect(nearest(boxes, at(60, 0), 'ArrowLeft')).toBe(0);
});

test('it would rather go far than astray', () => {
  expect(nearest([at(12, 40), at(60, 2)], at(0, 0), 'ArrowRight')).toBe(1);
});

test('at the edge, and for other keys, it leads nowhere', () => {
  expect(nearest(boxes, at(0, 0), 'ArrowUp')).toBeNull();
  expect(nearest(boxes, at(0, 0), 'Tab')).toBeNull();
});
