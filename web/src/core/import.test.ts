import { expect, test } from 'vitest';

import type { GameInfo } from '../wire/wire';
import { BadFile, readFile } from './import';

const africa: GameInfo = {
  id: 'africa',
  version: 1,
  author: 'Reiner Knizia',
  year: 2001,
  fewest: 2,
  most: 5,
  options: {},
  has_secrets: false,
  edition: null,
  table: null,
  emblem: null,
};

const read = (content: unknown) => readFile(JSON.stringify(content), [africa]);

test('a file with steps is a record and says how many play', () => {
  const record = { game: 'africa', seats: 4, steps: [] };

  expect(read(record)).toEqual({ game: africa, seats: 4, record, position: null });
});

test('a file without steps is a position', () => {
  const position = { game: 'africa', players: [] };

  expect(read(position)).toEqual({ game: africa, seats: null, record: null, position });
});

test.each([
  ['{"game": ', 'import-not-json'],
  ['[1, 2]', 'import-not-ours'],
  ['"africa"', 'import-not-ours'],
  ['null', 'import-not-ours'],
  ['{"title": "africa"}', 'import-not-ours'],
  ['{"game": "whist", "steps": []}', 'import-unknown-game'],
])('%s is refused as %s', (text, key) => {
  expect(() => readFile(text, [africa])).toThrow(new BadFile(key));
});
