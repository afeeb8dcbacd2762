import { render } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';

import type { TableProps } from './contract';
import { emblem, loadModule, pageTexts } from './games';

test('a scenario says what its base game says, and more', async () => {
  const [base, scenario] = await Promise.all([pageTexts('catan', 'en'), pageTexts('alexander', 'en')]);

  expect(scenario).toContain(base);
  expect(scenario.length).toBeGreaterThan(base.length + 100);
});

test('a game without its own texts says nothing', async () => {
  expect(await pageTexts('nowhere', 'en')).toBe('');
});

const script = `data:text/javascript,${encodeURIComponent(
  'export const table = (element) => ({ update: ({ view }) => (element.textContent = `${view.stones} stones`) });',
)}`;

test('a game draws its table with the script of its package', async () => {
  const module = await loadModule({ id: 'toy', table: script, emblem: null });
  const props = { view: { stones: 3 }, table: module.table } as unknown as TableProps;
  const { container, rerender } = render(module.Table, props);
  expect(container.textContent).toBe('3 stones');

  await rerender({ view: { stones: 2 } });
  expect(container.textContent).toBe('2 stones');
  expect(module.wantsSketch).toBeUndefined();
});

test.each(['data:text/javascript,export const nothing = 1;', 'data:text/javascript,no script'])(
  'a script that draws nothing leaves the plain table: %s',
  async (table) => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});

    expect((await loadModule({ id: 'toy', table, emblem: null })).wantsSketch).toBe(true);
    expect(complaint).toHaveBeenCalledOnce();
    complaint.mockRestore();
  },
);

test('a card shows what the page has, what the package brings, or a pawn', () => {
  expect(emblem({ id: 'africa', table: null, emblem: '/theirs.svg' })).toContain('svg');
  expect(emblem({ id: 'africa', table: null, emblem: '/theirs.svg' })).not.toBe('/theirs.svg');
  expect(emblem({ id: 'toy', table: null, emblem: '/theirs.svg' })).toBe('/theirs.svg');
  expect(emblem({ id: 'toy', table: null, emblem: null })).toBe(emblem({ id: 'plain', table: null, emblem: null }));
});
