// Trade with the bank and with others: rates, and how an offer that was put together becomes actions.

import { find, type ActionKind, type Choices } from './actions';
import { GOLD, goodsOf, listed, total, type Counts } from './goods';
import type { Action, Materials, Offer, Player, View } from './types';

const WITHOUT_HARBOUR = 4;
const ANY_HARBOUR = 3;
const OWN_HARBOUR = 2;

/** How many of a good the bank takes for one of another. */
export function rate(view: View, materials: Materials, seat: number, good: string): number {
  const { settlements, cities } = view.players[seat];
  const owned = materials.harbours.flatMap(({ kind, crossings }, n) =>
    crossings.some((crossing) => settlements.includes(crossing) || cities.includes(crossing)) ? [view.harbours?.[n] ?? kind] : [],
  );
  if (good !== GOLD && owned.includes(good)) return OWN_HARBOUR;
  return owned.includes('any') ? ANY_HARBOUR : WITHOUT_HARBOUR;
}

export const NOTHING: Offer = { give: {}, want: {} };

export type Side = 'give' | 'want';

const OTHER: Record<Side, Side> = { give: 'want', want: 'give' };

/** Whether another card may be put on one side: somebody has it, and it is not on the other side too. */
export function canAdd(offer: Offer, side: Side, good: string, had: Counts): boolean {
  if ((offer[OTHER[side]][good] ?? 0) > 0) return false;
  return (offer[side][good] ?? 0) < (had[good] ?? 0);
}

/** As many of each good as one of these seats could have, as far as everybody can see. */
export function mostHeld(view: View, seats: number[]): Counts {
  const most = (count: (player: Player) => number) => Math.max(...seats.map((seat) => count(view.players[seat])), 0);
  return Object.fromEntries(
    goodsOf(view).map((good) => [good, most((player) => (good === GOLD ? player.gold : (player.cards ?? 0)))]),
  );
}

export function changed(offer: Offer, side: Side, good: string, by: number): Offer {
  const count = Math.max((offer[side][good] ?? 0) + by, 0);
  const { [good]: _, ...rest } = offer[side];
  return { ...offer, [side]: count === 0 ? rest : { ...rest, [good]: count } };
}

/** No gifts: both sides have something. */
export const isComplete = (offer: Offer): boolean => total(offer.give) > 0 && total(offer.want) > 0;

/** The steps that put an offer together, card by card. */
export function steps(offer: Offer, catalogue: Action[], give: ActionKind, want: ActionKind): number[] {
  return [
    ...listed(offer.give).map((good) => find(catalogue, give, 'good', good)),
    ...listed(offer.want).map((good) => find(catalogue, want, 'good', good)),
  ];
}

/** An offer to the others in one request; one that was begun before is taken back first. */
export function proposal(offer: Offer, view: View, catalogue: Action[]): number[] {
  const again = view.phase === 'offer' ? [find(catalogue, 'withdraw')] : [];
  return [...again, ...steps(offer, catalogue, 'offer-give', 'offer-want'), find(catalogue, 'propose')];
}

export function counterProposal(offer: Offer, catalogue: Action[]): number[] {
  return [...steps(offer, catalogue, 'counter-give', 'counter-want'), find(catalogue, 'counter')];
}

/** The same offer as the other side sees it. */
export const turned = ({ give, want }: Offer): Offer => ({ give: want, want: give });

/** What the bank gives for a good now, by what one receives. */
export function bankTrades(catalogue: Action[], choices: Choices, give: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const number of choices.keys()) {
    const action = catalogue[number];
    if (action.type === 'trade-bank' && action.give === give) found.set(action.receive, number);
  }
  return found;
}
