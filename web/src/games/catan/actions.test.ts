import { expect, test } from 'vitest';

import { buttons, targets, wishes } from './actions';
import { catanCatalogue as catalogue, catanMaterials, catanView, choices, numberOf } from './catan.testing';
import { layout } from './geometry';

const places = layout(catanMaterials).places;
const wish = (name: string, view = catanView(), seat: number | null = 0) =>
  wishes(view, catalogue, places.get(name)!, seat).map((number) => catalogue[number]);

test('legal actions are found by their place', () => {
  const road = numberOf(catalogue, { type: 'build-road', edge: 'A1ne-A1se' });
  const rob = [0, 1].map((from_seat) => numberOf(catalogue, { type: 'move-robber', hex: 'A1', from_seat }));

  expect(targets(catalogue, choices(road, ...rob, numberOf(catalogue, { type: 'roll' })))).toEqual(
    new Map([
      ['A1ne-A1se', [road]],
      ['A1', rob],
    ]),
  );
});

test('what is wanted depends on the place: a road, a settlement, a city on your settlement, the robber', () => {
  expect(wish('A1se-A1s')).toEqual([{ type: 'build-road', edge: 'A1se-A1s' }]);
  expect(wish('A1n')).toEqual([{ type: 'build-settlement', crossing: 'A1n' }]);
  expect(wish('A1se')).toEqual([{ type: 'build-city', crossing: 'A1se' }]);
  expect(wish('D2s')).toEqual([{ type: 'build-settlement', crossing: 'D2s' }]);
  expect(wish('A1', catanView({ phase: 'robber' }))).toEqual([{ type: 'move-robber', hex: 'A1', from_seat: null }]);
});

test('only rolling and ending the turn have no place on the table', () => {
  const kinds = (phase: 'roll' | 'main' | 'bid') =>
    buttons(catanView({ phase }), catalogue).map((number) => catalogue[number].type);

  expect([kinds('roll'), kinds('main'), kinds('bid')]).toEqual([['roll'], ['end-turn'], []]);
});
