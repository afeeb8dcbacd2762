// Which actions belong to which region or figure, which need a button, and which are worth asking about.

import type { Action, Materials, Player, View } from '../../wire/albion';
import type { Choice } from '../../wire/wire';

type Kind = Action['type'];
type Choices = ReadonlyMap<number, Choice>;

export type Figure = 'settler' | 'legionary';
export const FIGURES: Figure[] = ['settler', 'legionary'];

/** By region: how many of these figures a player has there. */
export const figuresIn = (player: Player, figure: Figure): Record<string, number> =>
  figure === 'settler' ? player.settlers : player.legionaries;

/** A figure that has been picked to go somewhere. */
export interface Picked {
  figure: Figure;
  region: string;
}

/** The order in which actions in one region are offered: steps, then building, then removal. */
const ORDER: Kind[] = [
  'place-castle',
  'summon',
  'move-settler',
  'move-legionary',
  'carry',
  'raise',
  'found',
  'raise-free',
  'demolish',
  'remove',
  'give-up',
];

/** One step, which can be taken back. */
const STEPS: Record<Figure, Kind[]> = {
  settler: ['summon', 'move-settler'],
  legionary: ['move-legionary', 'carry'],
};
const isStep = (kind: Kind) => STEPS.settler.includes(kind) || STEPS.legionary.includes(kind);

export const regionOf = (action: Action): string | null => ('region' in action ? action.region : null);

const originOf = (action: Action): string => ('origin' in action ? action.origin : '');

/** The legal actions by the region they lead to. */
export function targets(catalogue: Action[], choices: Choices): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const number of choices.keys()) {
    const region = regionOf(catalogue[number]);
    if (region !== null) found.set(region, [...(found.get(region) ?? []), number]);
  }
  const rank = (number: number) => ORDER.indexOf(catalogue[number].type);
  for (const numbers of found.values()) numbers.sort((one, other) => rank(one) - rank(other));
  return found;
}

/** The regions with something that can act: where a step starts, and where something is built or removed. */
export function scenes(catalogue: Action[], choices: Choices): Set<string> {
  const found = [...choices.keys()].map((number) => originOf(catalogue[number]) || regionOf(catalogue[number]));
  return new Set(found.filter((region) => region !== null));
}

/** Whether an action is about this figure: it goes from here, or is removed. */
function concerns(action: Action, { figure, region }: Picked): boolean {
  if (action.type === 'remove') return action.figure === figure && action.region === region;
  return originOf(action) === region && STEPS[figure].includes(action.type);
}

/** The legal actions of one figure. */
export function actionsOf(catalogue: Action[], choices: Choices, figure: Picked): number[] {
  return [...choices.keys()].filter((number) => concerns(catalogue[number], figure));
}

/** Whether a step crosses a border; the catalogue also has those across the sea. */
function isOverBorder({ borders }: Materials, action: Action): boolean {
  const [origin, region] = [originOf(action), regionOf(action)];
  return borders.some(([one, other]) => (one === origin && other === region) || (one === region && other === origin));
}

/** What somebody who pressed a figure that cannot do anything probably wanted: the first of its steps, or its removal. */
export function wishesOf(view: View, materials: Materials, catalogue: Action[], figure: Picked): number[] {
  const number = catalogue.findIndex((action) => {
    if (!concerns(action, figure)) return false;
    if (view.phase === 'remove') return action.type === 'remove';
    return ['move-settler', 'move-legionary'].includes(action.type) && isOverBorder(materials, action);
  });
  return number === -1 ? [] : [number];
}

/** How brightly a region is lit: not at all, for a step into it, or for something that is or will be there. */
export type Light = 'none' | 'soft' | 'full';

export function light(catalogue: Action[], numbers: number[], isPicked: boolean): Light {
  if (numbers.length === 0) return 'none';
  return isPicked || numbers.some((number) => !isStep(catalogue[number].type)) ? 'full' : 'soft';
}

/** A step can be undone; anything that costs something, or may bring the Picts, is confirmed first. */
export function isDoneAtOnce(catalogue: Action[], numbers: number[]): boolean {
  return numbers.length === 1 && (isStep(catalogue[numbers[0]].type) || catalogue[numbers[0]].type === 'place-castle');
}

/** A double press takes the first answer, but never one that removes something. */
export const isDoubled = (catalogue: Action[], numbers: number[]): boolean =>
  !['demolish', 'remove', 'give-up'].includes(catalogue[numbers[0]].type);

const WISHES: Partial<Record<View['phase'], Kind[]>> = {
  castle: ['place-castle'],
  free: ['raise-free'],
  remove: ['remove'],
  'give-up': ['give-up'],
};

/** Whether a building can stand in this region; the catalogue has the others too. */
const isForRegion = ({ regions }: Materials, action: Action): boolean =>
  action.type === 'found' &&
  (action.building === 'works') !==
    ['start', 'light', 'dark'].includes(regions.find(({ id }) => id === action.region)!.terrain);

/** What somebody who pressed a region probably wanted to do there. */
export function wishes(
  view: View,
  materials: Materials,
  catalogue: Action[],
  region: string,
  picked: Picked | null,
): number[] {
  const all = (kinds: Kind[]) =>
    catalogue.flatMap((action, number) => (kinds.includes(action.type) && regionOf(action) === region ? [number] : []));
  const due = all(WISHES[view.phase] ?? []);
  if (due.length > 0) return due;
  const own = view.players[view.turn];
  const isOwn = (action: Action) =>
    FIGURES.some((figure) => figuresIn(own, figure)[originOf(action)] > 0 && STEPS[figure].includes(action.type));
  const steps = all(['move-settler', 'move-legionary'])
    .filter((number) => originOf(catalogue[number]) !== region)
    .filter((number) => (picked === null ? isOwn(catalogue[number]) : concerns(catalogue[number], picked)));
  if (picked !== null && steps.length > 0) return steps;
  if (own.buildings[region]) return all(['raise', 'demolish']);
  const founds = all(['found']).filter((number) => isForRegion(materials, catalogue[number]));
  if (own.settlers[region]) return founds;
  const near = steps.filter((number) => isOverBorder(materials, catalogue[number]));
  return [...(near.length > 0 ? near : steps.slice(0, 1)), ...founds.slice(0, 1)];
}

const BUTTONS: Record<View['phase'], Kind[]> = {
  castle: [],
  turn: ['take-resources', 'end-turn'],
  pay: [],
  toll: [],
  recruit: ['recruit'],
  free: ['decline'],
  remove: [],
  'give-up': [],
  over: [],
};

/** Actions without a region. Those of the phase are always shown; prices and tolls only if they are legal. */
export function buttons(view: View, catalogue: Action[], choices: Choices): number[] {
  const numbers = catalogue.map((_, number) => number);
  const prices = numbers.filter(
    (number) => ['pay', 'take-toll'].includes(catalogue[number].type) && choices.has(number),
  );
  return [...prices, ...numbers.filter((number) => BUTTONS[view.phase].includes(catalogue[number].type))];
}
