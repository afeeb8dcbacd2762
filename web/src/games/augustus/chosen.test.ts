import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

import english from '../../../../src/ludotheca/games/augustus/text/en.ftl?raw';
import { bundle, Speaker } from '../../core/speaker';
import type { Choice, Player } from '../../wire/augustus';
import { names, view } from './augustus.testing';
import { chosen } from './chosen';
import page from './text/en.ftl?raw';

const speaker = new Speaker(
  [bundle('en', [new FluentResource(english), new FluentResource(page)])],
  ['Ann', 'Bob'],
  names,
);
const nothing: Choice = { source: null, target: null, objective: null, legions: [] };

const say = (choice: Partial<Choice> | null, phase: 'place' | 'lose' | 'keep' = 'place', own: Partial<Player> = {}) =>
  chosen(view({ phase }, { decided: true, choice: choice && { ...nothing, ...choice }, ...own }), 0, speaker);

test('whoever has not decided is told nothing', () => {
  expect(chosen(view(), 0, speaker)).toBeNull();
});

test('what has been decided is said with its names', () => {
  expect(say({})).toBe('You have chosen: no legion.');
  expect(say({ target: [20, 'shield'] })).toBe('You have chosen: a legion from your supply to Epirus (20), shield.');
  expect(say({ source: [13, 'swords'], target: [20, 'shield'] })).toBe(
    'You have chosen: the legion from Sardinia (13), double sword, to Epirus (20), shield.',
  );
  expect(
    say(
      {
        legions: [
          [13, 'swords'],
          [39, 'chariot'],
        ],
      },
      'lose',
    ),
  ).toBe('You have chosen to give up: Sardinia (13), double sword; Numerius Otacilius Bassus (39), chariot.');
  expect(say({ objective: 13 }, 'lose')).toBe('You have chosen to clear Sardinia (13).');
  expect(say({ objective: 87 }, 'lose', { controlled: [87] })).toBe('You have chosen to give up: Aegyptus (87).');
  expect(say(null, 'keep', { kept: [1, 4] })).toBe('You keep Alpes Cottiae (1), Lycia (4).');
});
