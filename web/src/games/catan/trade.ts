// Trade with the bank and with others: rates, what may be put into an offer, and how that becomes actions.

import type { Refusal } from '../../wire/wire';
import { find, type ActionKind, type Choices } from './actions';
import { GOLD, goodsOf, listed, total, type Counts } from './goods';
import type { Action, Materials, Offer, Player, Proposal, View } from './types';

const WITHOUT_HARBOUR = 4;
const ANY_HARBOUR = 3;
const OWN_HARBOUR = 2;
/** Cards on one side of an offer. */
const MOST_OFFERED = 6;
/** Per turn. */
const MOST_OFFERS = 8;

/** How many of a good the bank takes for one of another. */
export function rate(view: View, materials: Materials, seat: number, good: string): number {
  const { settlements, cities } = view.players[seat];
  const owned = materials.harbours.flatMap(({ kind, crossings }, n) =>
    crossings.some((crossing) => settlements.includes(crossing) || cities.includes(crossing))
      ? [view.harbours?.[n] ?? kind]
      : [],
  );
  if (good !== GOLD && owned.includes(good)) return OWN_HARBOUR;
  return owned.includes('any') ? ANY_HARBOUR : WITHOUT_HARBOUR;
}

export const NOTHING: Proposal = { give: {}, want: {}, to: [] };

export type Side = 'give' | 'want';

const OTHER: Record<Side, Side> = { give: 'want', want: 'give' };

/**
 * Why another card may not be put on one side of an offer that the server has not heard of yet; null if it may.
 * `lacking` says what is wrong if nobody has that many.
 */
export function whyNotAdd(offer: Offer, side: Side, good: string, had: Counts, lacking: Refusal): Refusal | null {
  if ((offer[OTHER[side]][good] ?? 0) > 0) return { clause: 'CAT-1.8', reason: 'like-for-like', values: { good } };
  if ((offer[side][good] ?? 0) >= (had[good] ?? 0)) return lacking;
  return total(offer[side]) < MOST_OFFERED
    ? null
    : { clause: 'CAT-2.5', reason: 'too-many-cards', values: { count: MOST_OFFERED } };
}

/** The most of each good that one of these seats could have, as far as everybody can tell. */
export function mostHeld(view: View, seats: number[]): Counts {
  const most = (count: (player: Player) => number) => Math.max(...seats.map((seat) => count(view.players[seat])), 0);
  return Object.fromEntries(
    goodsOf(view).map((good) => [good, most((player) => (good === GOLD ? player.gold : (player.cards ?? 0)))]),
  );
}

export function changed<Sides extends Offer>(offer: Sides, side: Side, good: string, by: number): Sides {
  const count = Math.max((offer[side][good] ?? 0) + by, 0);
  const { [good]: _, ...rest } = offer[side];
  return { ...offer, [side]: count === 0 ? rest : { ...rest, [good]: count } };
}

/** Adds or removes somebody to whom an offer is made; naming everybody is the same as naming nobody. */
export function renamed(to: number[], seat: number, partners: number[]): number[] {
  const named = partners.filter((other) => (other === seat ? !to.includes(other) : to.includes(other)));
  return named.length < partners.length ? named : [];
}

/** Why no offer at all can be started. */
export function whyNotOffer({ phase, proposals }: View): Refusal | null {
  const isOver = phase === 'main' && proposals >= MOST_OFFERS;
  return isOver ? { clause: 'CAT-2.5', reason: 'too-many-offers', values: { count: MOST_OFFERS } } : null;
}

/** No gifts: what is wrong with an offer that lacks a side. */
export function whyNotMake(offer: Offer): Refusal | null {
  return total(offer.give) > 0 && total(offer.want) > 0 ? null : { clause: 'CAT-1.8', reason: 'no-gifts', values: {} };
}

/** The steps that put an offer together, card by card. */
export function steps(offer: Offer, catalogue: Action[], give: ActionKind, want: ActionKind): number[] {
  return [
    ...listed(offer.give).map((good) => find(catalogue, give, 'good', good)),
    ...listed(offer.want).map((good) => find(catalogue, want, 'good', good)),
  ];
}

/** What is already in an offer on the table, and stays there. */
export const begun = (view: View): Proposal => (view.phase === 'offer' && view.offer ? view.offer : NOTHING);

function without(counts: Counts, less: Counts): Counts {
  return Object.fromEntries(Object.entries(counts).map(([good, count]) => [good, count - (less[good] ?? 0)]));
}

/** An offer in one request: what is added to the one already started, to whom it is made, and the question. */
export function proposal(offer: Proposal, view: View, catalogue: Action[]): number[] {
  const { give, want, to } = begun(view);
  const added = { give: without(offer.give, give), want: without(offer.want, want) };
  const named = offer.to.filter((seat) => !to.includes(seat));
  return [
    ...steps(added, catalogue, 'offer-give', 'offer-want'),
    ...named.map((seat) => find(catalogue, 'offer-to', 'to_seat', seat)),
    find(catalogue, 'propose'),
  ];
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
