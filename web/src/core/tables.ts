// The tables this browser has played at: their keys, so that a reload continues, and enough to list them.

import { readStored, store } from './storage';

export interface KnownTable {
  table: string;
  game: string;
  /** The keys of the seats held here, by seat. */
  keys: Record<number, string>;
  players: string[];
  /** What the server promised about the luck when this browser first met the table. */
  commitment?: string;
  isOver: boolean;
  /** When it was last looked at, in milliseconds since 1970. */
  seen: number;
}

const MOST_KNOWN = 30;

export function knownTables(): KnownTable[] {
  const found = readStored<KnownTable[]>('tables');
  return Array.isArray(found) ? found : [];
}

export function knownTable(table: string): KnownTable | undefined {
  return knownTables().find((known) => known.table === table);
}

/** Saves what has changed about a table; the one seen most recently comes first. */
export function remember(table: string, game: string, change: Partial<KnownTable> = {}): KnownTable {
  const old = knownTable(table) ?? { keys: {}, players: [], isOver: false };
  const known = { ...old, ...change, table, game, keys: { ...old.keys, ...change.keys }, seen: Date.now() };
  store('tables', [known, ...knownTables().filter((other) => other.table !== table)].slice(0, MOST_KNOWN));
  return known;
}

export function forget(table: string): void {
  store(
    'tables',
    knownTables().filter((known) => known.table !== table),
  );
}
