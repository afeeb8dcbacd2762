import { beforeEach, expect, test, vi } from 'vitest';

import { forget, knownTable, knownTables, remember } from './tables';

beforeEach(() => localStorage.clear());

test('a table keeps its keys when more is learned about it', () => {
  remember('t1', 'africa', { keys: { 0: 'secret' } });
  remember('t1', 'africa', { players: ['Ann', 'Bob'], isOver: true });

  expect(knownTable('t1')).toMatchObject({ keys: { 0: 'secret' }, players: ['Ann', 'Bob'], isOver: true });
});

test('the table seen last comes first', () => {
  remember('t1', 'africa');
  remember('t2', 'africa');
  remember('t1', 'africa');

  expect(knownTables().map((known) => known.table)).toEqual(['t1', 't2']);
});

test('a forgotten table is gone', () => {
  remember('t1', 'africa');
  forget('t1');

  expect(knownTable('t1')).toBeUndefined();
});

test('the page works in a browser without storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });

  expect(() => remember('t1', 'africa')).not.toThrow();
  vi.restoreAllMocks();
});

test('a damaged memory counts as empty', () => {
  localStorage.setItem('ludotheca:tables', '{not json');

  expect(knownTables()).toEqual([]);
});
