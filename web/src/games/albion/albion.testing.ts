// What Albion's tests share: the real map and a small position.

import borders from '../../../../src/ludotheca/games/albion/data/borders.csv?raw';
import geometry from '../../../../src/ludotheca/games/albion/data/geometry.json';
import regions from '../../../../src/ludotheca/games/albion/data/regions.csv?raw';
import type { Action, Geometry, Materials, Player, View } from '../../wire/albion';
import type { Choice } from '../../wire/wire';

const rows = (csv: string) =>
  csv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));

export const materials: Materials = {
  regions: rows(regions).map(([id, name, terrain, laurel, castle, printed, ...hidden]) => ({
    id,
    name,
    terrain,
    laurel: laurel === '1',
    castle_start: castle === '1',
    printed_picts: Number(printed),
    hidden_picts: [Number(hidden[0]), Number(hidden[1]), Number(hidden[2])],
  })),
  borders: rows(borders).map(([one, other]) => [one, other]),
  geometry: geometry as unknown as Geometry,
};

const names = materials.regions.map((region) => region.id);
const steps = names.flatMap((origin) => names.map((region) => ({ origin, region })));

/** In the order that makes tests short, not the server's: nothing here may depend on numbers. */
export const catalogue: Action[] = [
  { type: 'place-castle', region: 'dobunnia' },
  { type: 'place-castle', region: 'catuvellaunia' },
  { type: 'take-resources' },
  { type: 'end-turn' },
  { type: 'summon', origin: 'cantium', region: 'brigantia' },
  ...steps.map((step): Action => ({ type: 'move-settler', ...step })),
  ...steps.map((step): Action => ({ type: 'move-legionary', ...step })),
  ...steps.map((step): Action => ({ type: 'carry', ...step })),
  ...names.flatMap((region) => [
    { type: 'found', region, building: 'castle' } as Action,
    { type: 'found', region, building: 'settlement' } as Action,
    { type: 'found', region, building: 'works' } as Action,
    { type: 'raise', region } as Action,
    { type: 'demolish', region } as Action,
    { type: 'raise-free', region } as Action,
    { type: 'give-up', region } as Action,
    { type: 'remove', figure: 'settler', region } as Action,
    { type: 'remove', figure: 'legionary', region } as Action,
  ]),
  { type: 'pay', resources: ['fish'] },
  { type: 'pay', resources: ['fish', 'wood'] },
  { type: 'take-toll', resource: 'wood' },
  { type: 'recruit', figure: 'settler' },
  { type: 'recruit', figure: 'legionary' },
  { type: 'decline' },
];

/** The number of an action that has all these fields. */
export function number(type: Action['type'], fields: Record<string, unknown> = {}): number {
  const found = catalogue.findIndex(
    (action) =>
      action.type === type && Object.entries(fields).every(([name, value]) => (action as never)[name] === value),
  );
  if (found === -1) throw new Error(`no ${type} ${JSON.stringify(fields)}`);
  return found;
}

export const choices = (...numbers: number[]) =>
  new Map<number, Choice>(numbers.map((action) => [action, { action, hint: null }]));

const player = (change: Partial<Player>): Player => ({
  resources: {},
  markers: 1,
  buildings: {},
  settlers: {},
  legionaries: {},
  ...change,
});

export function view(change: Partial<View> = {}): View {
  return {
    players: [
      player({
        resources: { fish: 3, wood: 1 },
        buildings: {
          cantium: { building: 'fortress', level: 1 },
          dobunnia: { building: 'castle', level: 2 },
          dumnonia: { building: 'works', level: 2 },
        },
        settlers: { cantium: 2, cornovia: 1 },
        legionaries: { dobunnia: 1 },
      }),
      player({ settlers: { cantium: 1 }, buildings: { dobunnia: { building: 'settlement', level: 3 } } }),
    ],
    picts: { dobunnia: { hidden: 3, open: 1 }, cornovia: { hidden: 2, open: 0 } },
    peace_gone: 0,
    turn: 0,
    first: 0,
    round: 1,
    phase: 'turn',
    stage: 'start',
    points: 2,
    summoned: [],
    ready: { cantium: 2, cornovia: 1 },
    transit: {},
    plan: null,
    toll: null,
    tolled: [],
    debt: null,
    losers: [],
    last_round: false,
    ...change,
  };
}
