import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Playback, type Manner } from './playback.svelte';

let seen: [string, Manner][];
let beat = 100;
let rests = 0;
let playback: Playback<string>;

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  beat = 100;
  rests = 0;
  playback = new Playback<string>(
    (scene, manner) => seen.push([scene, manner]),
    (scene) => (scene === 'nothing to see' ? 0 : beat),
    () => (rests += 1),
  );
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first scene is shown at once, the others one beat after the other', () => {
  playback.push('one');
  playback.push('two');
  playback.push('three');

  expect(playback.shown).toBe('one');
  expect(playback.waiting).toBe(2);
  vi.advanceTimersByTime(100);
  expect(playback.shown).toBe('two');
  vi.advanceTimersByTime(100);
  expect(playback.shown).toBe('three');
  expect(playback.waiting).toBe(0);
});

test('a scene that comes after the beat is shown at once', () => {
  playback.push('one');
  vi.advanceTimersByTime(100);
  playback.push('two');

  expect(playback.shown).toBe('two');
});

test('skipping shows everything in order and ends at the latest', () => {
  playback.push('one');
  playback.push('two');
  playback.push('three');
  playback.skip();

  expect(seen).toEqual([
    ['one', 'next'],
    ['two', 'skipped'],
    ['three', 'skipped'],
  ]);
  expect(playback.waiting).toBe(0);
});

test('after skipping, the next scene need not wait', () => {
  playback.push('one');
  playback.skip();
  playback.push('two');

  expect(playback.shown).toBe('two');
});

test('without a beat nothing waits', () => {
  beat = 0;
  playback.push('one');
  playback.push('two');

  expect(playback.shown).toBe('two');
  expect(playback.waiting).toBe(0);
});

test('a scene with nothing to see does not wait, unless another one does', () => {
  playback.push('one');
  playback.push('nothing to see');
  expect(playback.shown).toBe('nothing to see');

  playback.push('two');
  playback.push('nothing to see');
  expect(playback.waiting).toBe(2);
  vi.advanceTimersByTime(100);
  expect(playback.shown).toBe('two');
});

test('everything has come to rest after the last beat, or by skipping', () => {
  playback.push('one');
  playback.push('two');
  vi.advanceTimersByTime(150);
  expect(rests).toBe(0);
  vi.advanceTimersByTime(50);
  expect(rests).toBe(1);

  playback.push('three');
  playback.skip();
  expect(rests).toBe(2);
});

test('starting over drops what was waiting', () => {
  playback.push('one');
  playback.push('two');
  playback.restart('other');
  vi.advanceTimersByTime(1000);

  expect(playback.shown).toBe('other');
  expect(seen.at(-1)).toEqual(['other', 'anew']);
});
