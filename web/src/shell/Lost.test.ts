import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import house from '../../../src/ludotheca/text/en.ftl?raw';
import { texts } from '../core/texts.svelte';
import Lost from './Lost.svelte';

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(house)));
  await texts.load();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a table that cannot go on says so and hands out its record', () => {
  const values = { version: 1, reason: 'rules', locks: 0 };
  render(Lost, { failure: { error: 'closed-table', clause: null, values }, table: 'abc' });

  screen.getByRole('heading', { name: 'This table is closed' });
  screen.getByText(/played with version 1 of the rules/);
  expect(screen.queryByText(/stays closed for good/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Save the record' }).getAttribute('href')).toBe('/api/tables/abc/record');
});

test.each([
  ['edition', /another edition of the board and cards/],
  ['gone', /no longer on the shelf here/],
  ['saved', /its record has been saved/],
])('a table that is closed says why: %s', (reason, words) => {
  render(Lost, { failure: { error: 'closed-table', clause: null, values: { version: 1, reason } }, table: 'abc' });

  screen.getByText(words);
});

test('whoever saves a record with secrets is told what that means for the table', () => {
  const values = { version: 1, reason: 'rules', locks: 1 };
  render(Lost, { failure: { error: 'closed-table', clause: null, values }, table: 'abc' });

  screen.getByText(/stays closed for good/);
});

test('a table that is not there has no record', () => {
  render(Lost, { failure: { error: 'unknown-table', clause: null, values: {} }, table: 'abc' });

  screen.getByRole('heading', { name: 'There is nothing here' });
  expect(screen.queryByRole('link', { name: 'Save the record' })).toBeNull();
});
