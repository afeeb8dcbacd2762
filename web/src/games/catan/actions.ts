// Which actions belong to which place on the board, which need a button, and which are worth asking about.

import type { Choice } from '../../wire/wire';
import type { Place } from './geometry';
import type { Action, View } from './types';

export type ActionKind = Action['type'];
export type Choices = ReadonlyMap<number, Choice>;

/** The hex, crossing or edge that an action names. */
export function placeOf(action: Action): string | null {
  if ('edge' in action) return action.edge;
  if ('crossing' in action) return action.crossing;
  return 'hex' in action ? action.hex : null;
}

/** The legal actions by the place they name. */
export function targets(catalogue: Action[], choices: Choices): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const number of choices.keys()) {
    const place = placeOf(catalogue[number]);
    if (place !== null) found.set(place, [...(found.get(place) ?? []), number]);
  }
  return found;
}

export function find(catalogue: Action[], type: ActionKind, field?: string, value?: unknown): number {
  return catalogue.findIndex(
    (action) =>
      action.type === type && (field === undefined || (action as unknown as Record<string, unknown>)[field] === value),
  );
}

/** The actions of a kind that are legal now. */
export function legal(catalogue: Action[], choices: Choices, type: ActionKind): number[] {
  return [...choices.keys()].filter((number) => catalogue[number].type === type);
}

/** What somebody who pressed a place probably wanted to do there. */
export function wishes(view: View, catalogue: Action[], place: Place, seat: number | null): number[] {
  const { name } = place;
  if (place.kind === 'edge') return [find(catalogue, 'build-road', 'edge', name)];
  if (place.kind === 'crossing') {
    const isOwn =
      seat !== null && [view.players[seat].settlements, view.players[seat].cities].some((own) => own.includes(name));
    return [find(catalogue, isOwn ? 'build-city' : 'build-settlement', 'crossing', name)];
  }
  const placing = find(catalogue, 'place-robber', 'hex', name);
  return [view.phase === 'place-robber' && placing >= 0 ? placing : find(catalogue, 'move-robber', 'hex', name)];
}

const BUTTONS: Partial<Record<View['phase'], ActionKind[]>> = {
  roll: ['roll'],
  main: ['end-turn'],
};

/** Actions without a place on the table: all others are pressed on the board, in the hand or on a sheet. */
export function buttons(view: View, catalogue: Action[]): number[] {
  return (BUTTONS[view.phase] ?? []).map((kind) => find(catalogue, kind));
}
