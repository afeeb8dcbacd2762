// What Augustus' tests share: the real cards and a small position.

import objectives from '../../../../src/ludotheca/games/augustus/data/objectives.csv?raw';
import rewards from '../../../../src/ludotheca/games/augustus/data/rewards.csv?raw';
import type { Action, Effect, Materials, Player, Progress, View } from '../../wire/augustus';

const rows = (csv: string) =>
  csv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));

/** As far as the tests need it: `kind:categories:amount:maxN`, `kind:colour:amount` or `kind:amount`. */
function effect(text: string): Effect {
  const [kind = '', ...parts] = text.split(':');
  const words = parts.filter((part) => /^[a-z=+]+$/.test(part));
  const numbers = parts.map((part) => Number(part.replace('max', ''))).filter((number) => !Number.isNaN(number));
  const categories = kind === 'end_per_colour' ? [] : words.flatMap((word) => word.split(/[+=]/));
  return {
    kind: kind || 'none',
    categories,
    colour: kind === 'end_per_colour' ? words[0] : '',
    amount: numbers[0] ?? Math.max(1, categories.length),
    most: numbers[1] ?? 0,
  };
}

export const materials: Materials = {
  objectives: rows(objectives).map(([number, name, colour, spaces, points, gold, wheat, does]) => ({
    number: Number(number),
    name,
    colour,
    spaces: spaces.split('+'),
    points: points === '?' ? null : Number(points),
    gold: Number(gold),
    wheat: Number(wheat),
    effect: effect(does),
  })),
  rewards: rows(rewards).map(([id, points]) => ({ id, points: Number(points) })),
  tokens: { swords: 6, shield: 5, chariot: 4, catapult: 3, standard: 2, dagger: 1, joker: 2 },
};

export const names = {
  objective: Object.fromEntries(materials.objectives.map(({ number, name }) => [number, `${name} (${number})`])),
};

const numbers = materials.objectives.map((card) => card.number);
const each = (type: string) => numbers.map((objective) => ({ type, objective }) as Action);
const places = materials.objectives.flatMap((card) =>
  [...new Set(card.spaces)].map((category) => ({ objective: card.number, category })),
);

/** In the order that makes tests short, not the server's: nothing here may depend on numbers. */
export const catalogue: Action[] = [
  ...(['keep', 'complete', 'clear', 'lose', 'pick'] as const).flatMap(each),
  ...places.map((place) => ({ type: 'put', ...place }) as Action),
  ...places.map((place) => ({ type: 'take', ...place }) as Action),
  { type: 'pass' },
  { type: 'take-back' },
  { type: 'lift' },
  { type: 'claim' },
  { type: 'forgo' },
  { type: 'give', to_seat: 0 },
  { type: 'give', to_seat: 1 },
];

export const choices = (...legal: number[]) => new Map(legal.map((action) => [action, { action, hint: null }]));

export const conquering = (objective: number, legions: Progress['legions'] = {}): Progress => ({
  objective,
  legions,
  forced: false,
});

export function player(change: Partial<Player> = {}): Player {
  return {
    supply: 5,
    objectives: [],
    controlled: [],
    worth: [],
    rewards: [],
    dealt: null,
    kept: null,
    discarded: null,
    hidden: 3,
    asked: true,
    decided: false,
    choice: null,
    taken_back: 0,
    forgone: [],
    ...change,
  };
}

/** Ann conquers 13, 20 and 39, Bob 1; shield has been called. */
export function view(change: Partial<View> = {}, ann: Partial<Player> = {}, bob: Partial<Player> = {}): View {
  return {
    players: [
      player({
        objectives: [conquering(13, { swords: 1 }), conquering(20), conquering(39, { swords: 2, chariot: 1 })],
        dealt: [],
        kept: [],
        discarded: [2, 3, 4],
        ...ann,
      }),
      player({
        objectives: [conquering(1, { swords: 1 })],
        controlled: [45],
        worth: [7],
        rewards: ['count-2'],
        ...bob,
      }),
    ],
    row: [5, 6, 7, 8, 9],
    discard: [],
    bag: { swords: 6, shield: 4, chariot: 4, catapult: 3, standard: 2, dagger: 1, joker: 2 },
    drawn: { shield: 1 },
    token: 'shield',
    crier: 1,
    phase: 'place',
    active: null,
    giver: null,
    effect: null,
    steps: 0,
    in_hand: null,
    resource: null,
    batch: [],
    queue: [],
    extra: 0,
    first_game: false,
    second_chance: false,
    ...change,
  };
}
