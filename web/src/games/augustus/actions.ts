// Which legal actions belong to which thing on the table, which need a button, and which are worth asking about.

import type { Choice } from '../../wire/wire';
import type { Action, View } from '../../wire/augustus';
import { placeKey, type Place } from './cards';

type Kind = Action['type'];
type Choices = ReadonlyMap<number, Choice>;

/** The legal actions, by what they are done with. */
export interface Offer {
  /** To keep, complete, clear, lose or pick it; never more than one of these at a time. */
  cards: Map<number, number>;
  puts: Map<string, number>;
  takes: Map<string, number>;
  gives: Map<number, number>;
  claim: number | null;
}

export function offer(catalogue: Action[], choices: Choices): Offer {
  const found: Offer = { cards: new Map(), puts: new Map(), takes: new Map(), gives: new Map(), claim: null };
  for (const number of choices.keys()) {
    const action = catalogue[number];
    if (action.type === 'put') found.puts.set(placeKey(action), number);
    else if (action.type === 'take') found.takes.set(placeKey(action), number);
    else if (action.type === 'give') found.gives.set(action.to_seat, number);
    else if (action.type === 'claim') found.claim = number;
    else if ('objective' in action) found.cards.set(action.objective, number);
  }
  return found;
}

export function find(catalogue: Action[], type: Kind, place?: Partial<Place>): number {
  return catalogue.findIndex(
    (action) =>
      action.type === type &&
      (place?.objective === undefined || ('objective' in action && action.objective === place.objective)) &&
      (place?.category === undefined || ('category' in action && action.category === place.category)),
  );
}

/** What somebody who pressed a card probably wanted to do with it, legal or not. */
export function cardWishes(view: View, catalogue: Action[], seat: number, objective: number): number[] {
  const kind = wishedKind(view, seat, objective);
  if (kind === null) return [];
  return catalogue.flatMap((action, number) =>
    action.type === kind && 'objective' in action && action.objective === objective ? [number] : [],
  );
}

function wishedKind(view: View, seat: number, objective: number): Kind | null {
  const player = view.players[seat];
  if (view.phase === 'keep')
    return player.dealt?.includes(objective) || player.kept?.includes(objective) ? 'keep' : 'pick';
  if (view.row.includes(objective)) return 'pick';
  if (player.controlled.includes(objective)) return 'lose';
  if (view.phase === 'complete' || view.phase === 'lose') return view.phase === 'lose' ? 'clear' : 'complete';
  return view.players.some((each) => each.objectives.some((progress) => progress.objective === objective))
    ? 'put'
    : null;
}

/** What somebody who pressed a space probably wanted to do there. */
export function spaceWishes(view: View, catalogue: Action[], place: Place, isFilled: boolean): number[] {
  const kinds: Kind[] = view.phase === 'lose' || isFilled ? ['take'] : ['put'];
  return kinds.map((kind) => find(catalogue, kind, place));
}

const BUTTONS: Partial<Record<View['phase'], Kind[]>> = {
  place: ['pass'],
  mobilise: ['pass'],
  reward: ['claim', 'forgo'],
};

/** Actions without a place on the table. Once a choice is made or begun, the only one is to change one's mind. */
export function buttons(view: View, catalogue: Action[], choices: Choices): number[] {
  const back = find(catalogue, 'take-back');
  if (choices.has(back)) return [back];
  const gives = [...choices.keys()].filter((number) => catalogue[number].type === 'give');
  const rearranges = view.phase === 'rearrange' && view.steps === 0 ? (['lift', 'pass'] as Kind[]) : [];
  return [...gives, ...[...rearranges, ...(BUTTONS[view.phase] ?? [])].map((kind) => find(catalogue, kind))];
}

export const takesBack = (action: Action): boolean => action.type === 'take-back';
