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
  const values = { version: 1, detail: 'version 2, which is played here, does not lead to the same position' };
  render(Lost, { failure: { error: 'closed-table', clause: null, values }, table: 'abc' });

  screen.getByRole('heading', { name: 'This table is closed' });
  screen.getByText(/played with version \u2068?1\u2069? of the rules/);
  expect(screen.getByRole('link', { name: 'Save the record' }).getAttribute('href')).toBe('/api/tables/abc/record');
});

test('a table that is not there has no record', () => {
  render(Lost, { failure: { error: 'unknown-table', clause: null, values: {} }, table: 'abc' });

  screen.getByRole('heading', { name: 'There is nothing here' });
  expect(screen.queryByRole('link', { name: 'Save the record' })).toBeNull();
});
