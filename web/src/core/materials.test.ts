import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

import house from '../../../src/ludotheca/text/en.ftl?raw';
import { noteOn } from './materials';
import { bundle, Speaker } from './speaker';

const speaker = (reconstructed: string) =>
  new Speaker([bundle('en', [new FluentResource(house), new FluentResource(`reconstructed = ${reconstructed}`)])]);
const own = { fingerprint: '0123', name: '', is_house: true };

test('a board that is a guess says so', () => {
  expect(noteOn({ edition: own }, speaker('The map is a guess.'))).toEqual({
    title: 'What is reconstructed',
    text: 'The map is a guess.',
  });
});

test('a board that is certain says nothing', () => {
  expect(noteOn({ edition: own }, speaker('{ "" }'))).toBeNull();
  expect(noteOn({ edition: null }, speaker('{ "" }'))).toBeNull();
});

test('a game that does not say what is reconstructed says nothing', () => {
  expect(noteOn({ edition: null }, new Speaker([bundle('en', [new FluentResource(house)])]))).toBeNull();
});

test("somebody's edition is named, and the house's guesses are not", () => {
  const note = noteOn(
    { edition: { fingerprint: '4567', name: 'attic', is_house: false } },
    speaker('The map is a guess.'),
  );

  expect(note).toEqual({
    title: 'Edition: attic',
    text: 'Board and cards are those of the edition “attic” (4567), not the house’s own.',
  });
});
