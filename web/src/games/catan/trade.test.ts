import { expect, test } from 'vitest';

import {
  alexanderView,
  catanCatalogue as catalogue,
  catanMaterials,
  catanView,
  choices,
  numberOf,
  player,
} from './catan.testing';
import {
  bankTrades,
  changed,
  mostHeld,
  NOTHING,
  proposal,
  rate,
  renamed,
  whyNotAdd,
  whyNotMake,
  whyNotOffer,
} from './trade';

const offer = { give: { lumber: 2 }, want: { ore: 1 }, to: [] };
const lacking = { clause: 'CAT-1.8', reason: 'no-such-good', values: { good: 'lumber' } };

test('the bank takes four, three at any harbour, two at the harbour of the good', () => {
  const [any, grain] = catanMaterials.harbours;
  const at = (...settlements: string[]) => catanView({}, { settlements });

  expect(rate(at('A1se'), catanMaterials, 0, 'lumber')).toBe(4);
  expect(rate(at(any.crossings[0]), catanMaterials, 0, 'lumber')).toBe(3);
  expect(rate(at(grain.crossings[1]), catanMaterials, 0, 'grain')).toBe(2);
  expect(rate(at(grain.crossings[1]), catanMaterials, 0, 'lumber')).toBe(4);
  expect(rate({ ...at(grain.crossings[1]), harbours: ['any', 'ore'] }, catanMaterials, 0, 'ore')).toBe(2);
});

test('cards are added as far as there are any, never on both sides, and at most six', () => {
  const reason = (side: 'give' | 'want', good: string, count: number, draft = offer) =>
    whyNotAdd(draft, side, good, { [good]: count }, lacking)?.reason ?? null;

  expect(reason('give', 'lumber', 3)).toBeNull();
  expect(reason('give', 'lumber', 2)).toBe('no-such-good');
  expect(reason('want', 'lumber', 9)).toBe('like-for-like');
  expect(reason('give', 'wool', 9, changed(offer, 'give', 'lumber', 4))).toBe('too-many-cards');
  expect(changed(offer, 'want', 'ore', -1)).toEqual({ give: { lumber: 2 }, want: {}, to: [] });
});

test('both sides give something, and a turn has eight offers', () => {
  expect([offer, changed(offer, 'want', 'ore', -1), NOTHING].map((each) => whyNotMake(each)?.reason)).toEqual([
    undefined,
    'no-gifts',
    'no-gifts',
  ]);
  expect(whyNotOffer(catanView({ proposals: 7 }))).toBeNull();
  expect(whyNotOffer(catanView({ proposals: 8 }))?.reason).toBe('too-many-offers');
});

test('an offer goes to those who are named, or to everybody', () => {
  expect(renamed([], 2, [1, 2, 3])).toEqual([2]);
  expect(renamed([2], 1, [1, 2, 3])).toEqual([1, 2]);
  expect(renamed([1, 2], 3, [1, 2, 3])).toEqual([]);
  expect(renamed([2], 2, [1, 2, 3])).toEqual([]);
});

test('nobody can be asked for more than anybody might have', () => {
  const view = alexanderView({}, { players: [player(), player({ cards: 2, gold: 1 }), player({ cards: 5 })] });

  expect(mostHeld(view, [1, 2])).toMatchObject({ lumber: 5, gold: 1 });
  expect(mostHeld(view, [1])).toMatchObject({ ore: 2 });
});

test('an offer is made in one request, and one that was begun is gone on with', () => {
  const types = (numbers: number[]) => numbers.map((number) => catalogue[number].type);
  const begun = { give: { lumber: 1 }, want: {}, to: [1] };

  expect(types(proposal({ ...offer, to: [2] }, catanView(), catalogue))).toEqual([
    'offer-give',
    'offer-give',
    'offer-want',
    'offer-to',
    'propose',
  ]);
  expect(types(proposal({ ...offer, to: [1] }, catanView({ phase: 'offer', offer: begun }), catalogue))).toEqual([
    'offer-give',
    'offer-want',
    'propose',
  ]);
});

test('what the bank gives for a good', () => {
  const number = numberOf(catalogue, { type: 'trade-bank', give: 'lumber', receive: 'ore' });

  expect(bankTrades(catalogue, choices(number), 'lumber')).toEqual(new Map([['ore', number]]));
  expect(bankTrades(catalogue, choices(number), 'wool').size).toBe(0);
});
