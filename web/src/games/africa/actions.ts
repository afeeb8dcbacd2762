// Which actions belong to which space, which need a button, and which are worth asking about.

import type { Choice } from '../../wire/wire';
import type { Action, View } from '../../wire/africa';

type Kind = Action['type'];
type Choices = ReadonlyMap<number, Choice>;

/** The order in which actions on one space are offered: what does not end the turn comes first. */
const ORDER: Kind[] = ['place', 'move', 'turn', 'lift', 'put', 'relocate'];

export const spaceOf = (action: Action): string | null => ('space' in action ? action.space : null);

/** The legal actions by the space they name. */
export function targets(catalogue: Action[], choices: Choices): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const number of choices.keys()) {
    const space = spaceOf(catalogue[number]);
    if (space !== null) found.set(space, [...(found.get(space) ?? []), number]);
  }
  const rank = (number: number) => ORDER.indexOf(catalogue[number].type);
  for (const numbers of found.values()) numbers.sort((one, other) => rank(one) - rank(other));
  return found;
}

/** How brightly a space is lit: not at all, only for relocating, for going there, or for using what is there. */
export type Light = 'none' | 'faint' | 'soft' | 'full';

export function light(catalogue: Action[], numbers: number[]): Light {
  const kinds = new Set(numbers.map((number) => catalogue[number].type));
  if (kinds.size === 0) return 'none';
  kinds.delete('relocate');
  if (kinds.size === 0) return 'faint';
  kinds.delete('move');
  return kinds.size === 0 ? 'soft' : 'full';
}

/** Relocating ends the turn, so a stray press must not do it. */
export function isDoneAtOnce(catalogue: Action[], numbers: number[]): boolean {
  return numbers.length === 1 && catalogue[numbers[0]].type !== 'relocate';
}

/** What somebody who pressed a space probably wanted to do there. */
export function wishes(view: View, catalogue: Action[], space: string): number[] {
  const kinds = wishedKinds(view, view.board[space]);
  return catalogue.flatMap((action, number) =>
    spaceOf(action) === space && kinds.includes(action.type) ? [number] : [],
  );
}

function wishedKinds(view: View, content: string | undefined): Kind[] {
  if (view.phase === 'place') return ['place', 'move'];
  if (view.phase === 'put') return ['put'];
  if (content === 'face-down') return ['turn', 'move'];
  if (content === undefined || content === 'camp') return ['move', 'relocate'];
  return ['move', 'lift', 'relocate'];
}

const BUTTONS: Record<View['phase'], Kind[]> = {
  place: [],
  act: ['camp', 'dig', 'skip'],
  put: ['leave'],
  swap: ['keep'],
  over: [],
};

/** Actions without a space. Those of the phase are always shown; swaps only if they are legal. */
export function buttons(view: View, catalogue: Action[], choices: Choices): number[] {
  const numbers = catalogue.map((_, number) => number);
  const swaps = numbers.filter((number) => catalogue[number].type === 'swap' && choices.has(number));
  return [...swaps, ...numbers.filter((number) => BUTTONS[view.phase].includes(catalogue[number].type))];
}

/** The points a choice promises, if it promises any. */
export function points(choice: Choice | undefined): number | null {
  const value = choice?.hint?.values.points;
  return typeof value === 'number' ? value : null;
}
