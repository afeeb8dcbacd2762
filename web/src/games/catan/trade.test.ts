import { expect, test } from 'vitest';

import { alexanderView, catanCatalogue as catalogue, catanMaterials, catanView, choices, numberOf, player } from './catan.testing';
import { bankTrades, canAdd, changed, isComplete, mostHeld, NOTHING, proposal, rate } from './trade';

const offer = { give: { lumber: 2 }, want: { ore: 1 } };

test('the bank takes four, three at any harbour, two at the harbour of the good', () => {
  const [any, grain] = catanMaterials.harbours;
  const at = (...settlements: string[]) => catanView({}, { settlements });

  expect(rate(at('A1se'), catanMaterials, 0, 'lumber')).toBe(4);
  expect(rate(at(any.crossings[0]), catanMaterials, 0, 'lumber')).toBe(3);
  expect(rate(at(grain.crossings[1]), catanMaterials, 0, 'grain')).toBe(2);
  expect(rate(at(grain.crossings[1]), catanMaterials, 0, 'lumber')).toBe(4);
  expect(rate({ ...at(grain.crossings[1]), harbours: ['any', 'ore'] }, catanMaterials, 0, 'ore')).toBe(2);
});

test('cards are added as far as there are any, and never on both sides', () => {
  expect(canAdd(offer, 'give', 'lumber', { lumber: 3 })).toBe(true);
  expect(canAdd(offer, 'give', 'lumber', { lumber: 2 })).toBe(false);
  expect(canAdd(offer, 'want', 'lumber', { lumber: 9 })).toBe(false);
  expect(changed(offer, 'want', 'ore', -1)).toEqual({ give: { lumber: 2 }, want: {} });
  expect([isComplete(offer), isComplete(changed(offer, 'want', 'ore', -1)), isComplete(NOTHING)]).toEqual([true, false, false]);
});

test('nobody can be asked for more than anybody might have', () => {
  const view = alexanderView({}, { players: [player(), player({ cards: 2, gold: 1 }), player({ cards: 5 })] });

  expect(mostHeld(view, [1, 2])).toMatchObject({ lumber: 5, gold: 1 });
  expect(mostHeld(view, [1])).toMatchObject({ ore: 2 });
});

test('an offer is made in one request, and one that was begun is taken back first', () => {
  const types = (numbers: number[]) => numbers.map((number) => catalogue[number].type);

  expect(types(proposal(offer, catanView(), catalogue))).toEqual(['offer-give', 'offer-give', 'offer-want', 'propose']);
  expect(types(proposal(offer, catanView({ phase: 'offer' }), catalogue))[0]).toBe('withdraw');
});

test('what the bank gives for a good', () => {
  const number = numberOf(catalogue, { type: 'trade-bank', give: 'lumber', receive: 'ore' });

  expect(bankTrades(catalogue, choices(number), 'lumber')).toEqual(new Map([['ore', number]]));
  expect(bankTrades(catalogue, choices(number), 'wool').size).toBe(0);
});
