import { expect, test } from 'vitest';

import type { ActionKind } from './actions';
import { catanCatalogue as catalogue, catanMaterials, catanView, player } from './catan.testing';
import { examples } from './sites';

const asked = (type: ActionKind, view = catanView()) =>
  examples(view, catanMaterials, catalogue, type, 0).map((number) => catalogue[number]);

test('to ask why nothing of a kind can be built, one asks about the places where it might be', () => {
  expect(asked('build-city')).toEqual([{ type: 'build-city', crossing: 'A1se' }]);
  expect(asked('build-road').map((action) => 'edge' in action && action.edge)).toEqual([
    'A1n-A1ne',
    'A1se-A1s',
    'A2s-A1se',
    'A1ne-A2n',
  ]);
  expect(asked('buy-development')).toEqual([{ type: 'buy-development' }]);
});

test('a settlement keeps its distance, and a road does not go through somebody else', () => {
  const long = catanView({}, { roads: ['A1ne-A1se', 'A1n-A1ne'] });
  const cut = { ...long, players: [long.players[0], player({ settlements: ['A1n'] }), player()] };

  expect(asked('build-settlement', long)).toEqual([{ type: 'build-settlement', crossing: 'A1n' }]);
  expect(asked('build-road', cut)).not.toContainEqual({ type: 'build-road', edge: 'A1nw-A1n' });
});

test('if there is no such place, a free one is asked about', () => {
  const bare = catanView({}, { roads: [], settlements: [] });

  expect(asked('build-road', bare)).toHaveLength(1);
  expect(asked('build-settlement')).toEqual([{ type: 'build-settlement', crossing: 'A1n' }]);
  expect(asked('build-city', bare)).toHaveLength(1);
});
