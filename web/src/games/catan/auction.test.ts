import { expect, test } from 'vitest';

import { accepted, purse } from './auction';
import { alexanderMaterials as materials, alexanderView, catanView } from './catan.testing';

const auction = (event: string) => ({ event, bid: 0, bidder: null, turn: 0, paid: 0 });

test('a settlement is never paid with ore', () => {
  expect(accepted(materials, 'settlement')).toEqual(['lumber', 'brick', 'grain', 'wool', 'gold']);
});

test('a purse holds what the auction accepts; knights count three in a battle', () => {
  const own = { knights: 2 };

  expect(purse(alexanderView({ auction: auction('settlement') }, {}, own), materials, 0)).toBe(8);
  expect(purse(alexanderView({ auction: auction('battle') }, {}, own), materials, 0)).toBe(9);
});

test('what others could pay is not to be seen, and without an auction there is nothing to pay', () => {
  expect(purse(alexanderView({ auction: auction('battle') }), materials, 1)).toBeNull();
  expect(purse(catanView(), materials, 0)).toBeNull();
});
