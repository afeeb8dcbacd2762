import { expect, test } from 'vitest';

import { alexanderMaterials, alexanderView, catanMaterials, catanView } from './catan.testing';
import { effects, isFleeting, pace, timetable } from './effects';
import { layout } from './geometry';
import type { Event, View } from './types';

const island = layout(catanMaterials);
const seen = (events: Event[], view: View = catanView()) => effects(events, view, catanMaterials, island);

test('cards fly from the hexes that the dice name, unless the robber is there', () => {
  // B2 is a hill with a 6, below the settlement.
  const rolled: Event = { type: 'rolled', seat: 1, first: 2, second: 4 };
  const produced: Event = { type: 'produced', seat: 0, good: 'brick', count: 1 };

  expect(seen([rolled, produced]).flights).toMatchObject([
    { glyph: 'brick', from: { place: 'B2' }, to: { seat: 0 }, count: 1 },
  ]);
  expect([...seen([rolled, produced]).yielding]).toEqual(['B2']);
  expect(seen([rolled, produced]).rolled).toEqual([2, 4]);
  expect(seen([rolled, produced], catanView({ robber: 'B2' })).flights).toMatchObject([{ from: { pile: 'brick' } }]);
});

test('a city gives two, but not more than the bank had', () => {
  const view = catanView({}, { settlements: [], cities: ['A1se'] });
  const rolled: Event = { type: 'rolled', seat: 1, first: 3, second: 3 };
  const flights = (count: number) => seen([rolled, { type: 'produced', seat: 0, good: 'brick', count }], view).flights;

  expect(flights(2)).toMatchObject([{ count: 2 }]);
  expect(flights(1)).toMatchObject([{ count: 1 }]);
});

test('a second settlement yields from around it', () => {
  const { flights, builds } = seen([
    { type: 'settlement-built', seat: 0, crossing: 'A1se' },
    { type: 'produced', seat: 0, good: 'brick', count: 1 },
  ]);

  expect(flights).toMatchObject([{ from: { place: 'B2' } }]);
  expect([...builds]).toEqual(['A1se']);
});

test('a trade crosses the table in both directions; a stolen card keeps its face down', () => {
  const traded: Event = { type: 'traded', seat: 0, with_seat: 2, give: ['ore', 'ore'], receive: ['wool'] };

  expect(seen([traded]).flights).toMatchObject([
    { glyph: 'ore', from: { seat: 0 }, to: { seat: 2 }, count: 2 },
    { glyph: 'wool', from: { seat: 2 }, to: { seat: 0 }, count: 1 },
  ]);
  expect(seen([{ type: 'stolen', seat: 0, from_seat: 1, resource: null }]).flights).toMatchObject([{ glyph: 'card' }]);
});

test('a tile goes to whoever wins it, a paid knight under the deck', () => {
  const asia = layout(alexanderMaterials);
  const { flights } = effects(
    [
      { type: 'auction-won', seat: 1, event: 'battle', bid: 3 },
      { type: 'auction-paid', seat: 1, good: 'knight' },
    ],
    alexanderView(),
    alexanderMaterials,
    asia,
  );

  expect(flights).toMatchObject([
    { glyph: 'battle', to: { seat: 1 } },
    { glyph: 'knight', from: { seat: 1 }, to: { pile: 'development' } },
  ]);
});

test('what happens to everybody at once takes no longer than for one', () => {
  const drawn = (seat: number): Event => ({ type: 'stack-drawn', seat, resource: null });

  expect(pace([drawn(0), drawn(1), drawn(2)])).toBe(pace([drawn(0)]));
  expect(timetable([drawn(0), drawn(1)]).cues.map((cue) => cue.start)).toEqual([0, 0]);
  expect(isFleeting(drawn(0))).toBe(true);
});
