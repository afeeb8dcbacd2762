import { expect, test } from 'vitest';

import type { Event } from '../../wire/augustus';
import { isFleeting, pace, timetable } from './timetable';

const placed = (seat: number): Event => ({ type: 'placed', seat, objective: 1, category: 'swords' });
const drawn: Event = { type: 'drawn', seat: 0, token: 'swords' };

test('that somebody has chosen takes no time, and is soon forgotten', () => {
  expect(pace([{ type: 'chosen', seat: 0 }])).toBe(0);
  expect(isFleeting({ type: 'chosen', seat: 0 })).toBe(true);
  expect(isFleeting(drawn)).toBe(false);
});

test('all place nearly at once; the next token waits until they have', () => {
  const cues = timetable([{ type: 'chosen', seat: 1 }, placed(0), { type: 'passed', seat: 1 }, placed(2), drawn]);
  const [, first, , second, next] = cues;

  expect(first.start).toBe(0);
  expect(second.start).toBeLessThan(first.lasts);
  expect(next.start).toBeGreaterThanOrEqual(second.start + second.lasts);
  expect(pace(cues.map((cue) => cue.event))).toBeCloseTo(next.start + next.lasts);
});

test('completed objectives are shown one after the other', () => {
  const [one, other] = timetable([
    { type: 'completed', seat: 0, objective: 1 },
    { type: 'completed', seat: 1, objective: 2 },
  ]);

  expect(other.start).toBe(one.start + one.lasts);
});
