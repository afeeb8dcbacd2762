// What Africa's tests share: the real board and a small position.

import board from '../../../../src/ludotheca/games/africa/data/board.csv?raw';
import tiles from '../../../../src/ludotheca/games/africa/data/tiles.csv?raw';
import type { Action, Materials, View } from '../../wire/africa';

const rows = (csv: string) =>
  csv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));

export const materials: Materials = {
  spaces: rows(board).map(([name, q, r, city]) => ({ name, q: Number(q), r: Number(r), city })),
  tiles: rows(tiles).map(([name, kind, value, count]) => ({ name, kind, value: Number(value), count: Number(count) })),
};

const names = materials.spaces.map((space) => space.name);
const each = <T extends Action['type']>(type: T) => names.map((space) => ({ type, space }) as Action);

/** In the order that makes tests short, not the server's: nothing here may depend on numbers. */
export const catalogue: Action[] = [
  ...each('move'),
  ...each('turn'),
  ...each('lift'),
  ...each('put'),
  ...each('relocate'),
  { type: 'leave' },
  { type: 'swap', from_seat: 1, good: 'pot' },
  { type: 'keep' },
  { type: 'camp' },
  { type: 'dig' },
  { type: 'skip' },
];

export function number(type: Action['type'], space?: string): number {
  return catalogue.findIndex(
    (action) => action.type === type && (space === undefined || ('space' in action && action.space === space)),
  );
}

export const choices = (...numbers: number[]) => new Map(numbers.map((action) => [action, { action, hint: null }]));

export function view(change: Partial<View> = {}): View {
  const player = { explorer: null, points: 0, camps: 2, goods: {}, gold: [], gems: [] };
  return {
    players: [
      { ...player, explorer: 'A1' },
      { ...player, explorer: 'O1' },
    ],
    board: { A2: 'face-down', B1: 'elephant', O2: 'camp' },
    turn: 0,
    phase: 'act',
    simple: false,
    segment: 1,
    moved: false,
    acted: false,
    pending: null,
    unseen: { pot: 1 },
    finder: null,
    idle_end: false,
    idle_turns: 0,
    ...change,
  };
}
