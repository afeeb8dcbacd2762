import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const house = import.meta.glob<string>('../../src/ludotheca/text/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const page = import.meta.glob<string>('./games/*/text/*.ftl', { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>(['./**/*.svelte', './**/*.ts', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What every game brings; tests/games/test_texts.py sees to it. */
const OWED = ['title', 'about', 'reconstructed'];

const keys = (source: string) => new FluentResource(source).body.map((message) => message.id).sort();

test.each(Object.entries({ ...house, ...page }))('%s has the keys of its English', (file, source) => {
  const english = { ...house, ...page }[file.replace(/\w\w\.ftl$/, 'en.ftl')];

  expect(keys(source)).toEqual(keys(english));
});

test('the house has every text the page says', () => {
  const known = new Set(keys(Object.entries(house).find(([file]) => file.endsWith('en.ftl'))![1]));
  const said = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\bsay\('([a-z-]+)'/g)].map(([, key]) => key),
  );
  const ofGames = new Set(Object.values(page).flatMap(keys));

  const missing = [...new Set(said)].filter((key) => !known.has(key) && !ofGames.has(key) && !OWED.includes(key));
  expect(missing).toEqual([]);
});

test('the house says nothing that nobody asks for', () => {
  const known = keys(Object.entries(house).find(([file]) => file.endsWith('en.ftl'))![1]);
  const everything = Object.values(sources).join('\n');
  const made = /^(bot|error|settings-theme|settings-speed)-/;

  expect(known.filter((key) => !made.test(key) && !everything.includes(`'${key}'`))).toEqual([]);
});
