// What Catan's tests share: the real boards with the server's names, and small positions.

import march from '../../../../src/ludotheca/games/alexander/data/route.csv?raw';
import events from '../../../../src/ludotheca/games/alexander/data/events.csv?raw';
import asia from '../../../../src/ludotheca/games/alexander/data/hexes.csv?raw';
import harbours from '../../../../src/ludotheca/games/catan/data/harbours.csv?raw';
import island from '../../../../src/ludotheca/games/catan/data/hexes.csv?raw';
import type { AlexanderView } from '../../wire/alexander';
import { GOLD, RESOURCES } from './goods';
import type { Action, Materials, Player, View } from './types';

type Row = Record<string, string>;
type Corner = [number, number, string];

/** Crossings contain commas, so they are quoted. */
function rows(csv: string): Row[] {
  const [head, ...lines] = csv
    .trim()
    .split('\n')
    .map((line) => [...line.matchAll(/("[^"]*"|[^,]*)(,|$)/g)].map((part) => part[1].replaceAll('"', '')));
  return lines.map((line) => Object.fromEntries(head.map((name, n) => [name, line[n]])));
}

const SIDES = ['n', 'ne', 'se', 's', 'sw', 'nw'];

const corners = (q: number, r: number): Corner[] => [
  [q, r, 'N'],
  [q + 1, r - 1, 'S'],
  [q, r + 1, 'N'],
  [q, r, 'S'],
  [q - 1, r + 1, 'N'],
  [q, r - 1, 'S'],
];

/** Names everything as geometry.py does. */
function board(csv: string): Pick<Materials, 'tiles' | 'sea' | 'crossings' | 'edges'> & { at: Map<string, string> } {
  const hexes = rows(csv)
    .map(({ q, r, terrain, number, name }) => ({
      q: Number(q),
      r: Number(r),
      terrain,
      number: Number(number),
      label: name,
    }))
    .sort((one, other) => one.r - other.r || one.q - other.q);
  const lines = [...new Set(hexes.map((hex) => hex.r))];
  const named = hexes.map((hex) => {
    const row = hexes.filter((other) => other.r === hex.r);
    return { ...hex, name: String.fromCharCode(65 + lines.indexOf(hex.r)) + (row.indexOf(hex) + 1) };
  });
  const at = new Map<string, string>();
  const crossings: Materials['crossings'] = {};
  const edges: Materials['edges'] = {};
  const tiles = named.filter((hex) => hex.terrain !== 'sea');
  for (const { q, r, name } of tiles) {
    const around = corners(q, r);
    around.forEach((corner, n) => {
      if (at.has(corner.join())) return;
      at.set(corner.join(), name + SIDES[n]);
      crossings[name + SIDES[n]] = corner;
    });
    around.forEach((corner, n) => {
      const [start, end] = [at.get(corner.join())!, at.get(around[(n + 1) % 6].join())!];
      if (!(`${end}-${start}` in edges)) edges[`${start}-${end}`] = [start, end];
    });
  }
  const sea = named.filter((hex) => hex.terrain === 'sea').map(({ q, r }): [number, number] => [q, r]);
  return { tiles, sea, crossings, edges, at };
}

const { at: onIsland, ...base } = board(island);
const { at: inAsia, ...scenario } = board(asia);
const stops = rows(march).map(({ vertex, kind, place_name: label }) => ({
  crossing: inAsia.get(vertex)!,
  kind,
  label,
}));

export const catanMaterials: Materials = {
  ...base,
  harbours: rows(harbours).map(({ resource, sea_q, sea_r, vertex_a, vertex_b }) => ({
    kind: resource,
    crossings: [onIsland.get(vertex_a)!, onIsland.get(vertex_b)!],
    sea: [Number(sea_q), Number(sea_r)],
    label: '',
  })),
};

export const alexanderMaterials: Required<Materials> = {
  ...scenario,
  harbours: [],
  route: stops.slice(1),
  route_start: [stops[0].crossing, stops[1].crossing],
  auctions: rows(events).map(({ event, tiles, accepted }) => ({
    event,
    tiles: Number(tiles),
    accepted: accepted.split('|'),
  })),
};

/** In the order that makes tests short, not the server's: nothing here may depend on numbers. */
function actions(materials: Materials): Action[] {
  const goods = [...RESOURCES, GOLD];
  const pairs = RESOURCES.flatMap((first, n) => RESOURCES.slice(n).map((second): [string, string] => [first, second]));
  return [
    ...Object.keys(materials.edges).map((edge): Action => ({ type: 'build-road', edge })),
    ...Object.keys(materials.crossings).map((crossing): Action => ({ type: 'build-settlement', crossing })),
    ...Object.keys(materials.crossings).map((crossing): Action => ({ type: 'build-city', crossing })),
    ...materials.tiles.flatMap(({ name: hex }) =>
      [null, 0, 1, 2].map((from_seat): Action => ({ type: 'move-robber', hex, from_seat })),
    ),
    ...(
      [
        'roll',
        'end-turn',
        'buy-development',
        'play-knight',
        'propose',
        'withdraw',
        'accept',
        'refuse',
        'counter',
        'pass-bid',
        'pay-knight',
      ] as const
    ).map((type): Action => ({ type })),
    ...pairs.map((resources): Action => ({ type: 'play-year-of-plenty', resources })),
    ...RESOURCES.map((resource): Action => ({ type: 'play-monopoly', resource })),
    ...RESOURCES.map((resource): Action => ({ type: 'discard', resource })),
    ...goods.flatMap((give) =>
      goods.filter((good) => good !== give).map((receive): Action => ({ type: 'trade-bank', give, receive })),
    ),
    ...(['offer-give', 'offer-want', 'counter-give', 'counter-want', 'pay-good'] as const).flatMap((type) =>
      goods.map((good): Action => ({ type, good })),
    ),
    ...[0, 1, 2].map((to_seat): Action => ({ type: 'offer-to', to_seat })),
    ...[0, 1, 2].map((with_seat): Action => ({ type: 'trade-with', with_seat })),
    ...Array.from({ length: 12 }, (_, n): Action => ({ type: 'bid', bid: n + 1 })),
  ];
}

export const catanCatalogue = actions(catanMaterials);
export const alexanderCatalogue = actions(alexanderMaterials);

/** The number of the one action that has these fields. */
export function numberOf(catalogue: Action[], action: Action): number {
  const found = catalogue.findIndex((each) => JSON.stringify(each) === JSON.stringify(action));
  if (found < 0) throw new Error(`no such action: ${JSON.stringify(action)}`);
  return found;
}

export const choices = (...numbers: number[]) => new Map(numbers.map((action) => [action, { action, hint: null }]));

export function player(change: Partial<Player> = {}): Player {
  return {
    hand: null,
    cards: 3,
    known: {},
    developments: null,
    fresh: null,
    development_cards: 0,
    knights: 0,
    roads: [],
    settlements: [],
    cities: [],
    discards: 0,
    discarding: {},
    answer: null,
    counter: null,
    gold: 0,
    tiles: {},
    has_passed: false,
    overbid: 0,
    ...change,
  };
}

/** Ann has a settlement, a road and six cards; Bob a settlement across the desert; Cleo nothing. */
export function catanView(change: Partial<View> = {}, own: Partial<Player> = {}): View {
  return {
    players: [
      player({
        hand: { lumber: 3, brick: 1, grain: 1, wool: 1, ore: 0 },
        cards: 6,
        developments: {},
        fresh: {},
        roads: ['A1ne-A1se'],
        settlements: ['A1se'],
        ...own,
      }),
      player({ settlements: ['D2s'] }),
      player(),
    ],
    land: null,
    harbours: null,
    robber: 'C3',
    bank: { lumber: 19, brick: 19, grain: 19, wool: 1, ore: 19 },
    development_deck: null,
    development_left: 25,
    development_used: {},
    turn: 0,
    first: 0,
    phase: 'main',
    dice: [3, 3],
    dice_left: null,
    has_rolled: true,
    played: null,
    named: null,
    free_roads: 0,
    founded: null,
    founding: 0,
    longest_road: null,
    largest_army: null,
    offer: null,
    proposals: 0,
    points_to_win: 10,
    friendly_robber: false,
    dice_deck: false,
    player_trade: true,
    turns: 3,
    knowledge: [],
    ...change,
  };
}

/** Alexander has passed two crossings. */
export function alexanderView(
  change: Partial<AlexanderView['march']> = {},
  more: Partial<View> = {},
  own: Partial<Player> = {},
): View {
  const base = catanView({}, { roads: [], settlements: [stops[1].crossing], gold: 2, ...own });
  return {
    ...base,
    players: [base.players[0], player(), player()],
    robber: 'D8',
    ...more,
    march: {
      passed: 2,
      stack: null,
      stack_cards: 40,
      stack_used_up: false,
      tiles_left: null,
      advisers: {},
      left_out: null,
      tiles_gone: {},
      knights_under: 0,
      auction: null,
      marched: true,
      ...change,
    },
  };
}
