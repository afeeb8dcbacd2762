import { expect, test } from 'vitest';

import { actionsOf, buttons, isDoneAtOnce, light, scenes, targets, wishes, wishesOf } from './actions';
import { catalogue, choices, materials, number, view } from './albion.testing';

const step = number('move-settler', { origin: 'cantium', region: 'atrebatia' });
const found = number('found', { region: 'cornovia', building: 'castle' });

test('legal actions are found by the region they lead to, steps first', () => {
  const raise = number('raise', { region: 'atrebatia' });
  const targeted = targets(catalogue, choices(raise, number('end-turn'), step, found));

  expect([...targeted.keys()].sort()).toEqual(['atrebatia', 'cornovia']);
  expect(targeted.get('atrebatia')).toEqual([step, raise]);
});

test('the scene is where figures and buildings stand, not where they could go', () => {
  expect([...scenes(catalogue, choices(step, found, number('end-turn')))]).toEqual(['cantium', 'cornovia']);
});

test('a step is done at once, what costs resources is asked first', () => {
  expect(isDoneAtOnce(catalogue, [step])).toBe(true);
  expect(isDoneAtOnce(catalogue, [number('place-castle', { region: 'dobunnia' })])).toBe(true);
  expect(isDoneAtOnce(catalogue, [found])).toBe(false);
  expect(isDoneAtOnce(catalogue, [step, found])).toBe(false);
});

test('a region shines where something is built, and where the figure in hand can go', () => {
  expect(light(catalogue, [], false)).toBe('none');
  expect(light(catalogue, [step], false)).toBe('soft');
  expect(light(catalogue, [step], true)).toBe('full');
  expect(light(catalogue, [step, found], false)).toBe('full');
});

test('a figure knows its own actions', () => {
  const summon = number('summon');
  const carry = number('carry', { origin: 'dobunnia', region: 'cornovia' });
  const remove = number('remove', { figure: 'settler', region: 'cantium' });
  const legal = choices(step, summon, carry, remove);

  expect(actionsOf(catalogue, legal, { figure: 'settler', region: 'cantium' })).toEqual([step, summon, remove]);
  expect(actionsOf(catalogue, legal, { figure: 'legionary', region: 'dobunnia' })).toEqual([carry]);
  expect(actionsOf(catalogue, legal, { figure: 'legionary', region: 'cantium' })).toEqual([]);
});

test('one asks about what one probably wanted', () => {
  const asked = (region: string, change = {}, picked: Parameters<typeof wishes>[4] = null) =>
    wishes(view(change), materials, catalogue, region, picked).map((each) => catalogue[each]);

  expect(asked('dobunnia').map(({ type }) => type)).toEqual(['raise', 'demolish']);
  expect(asked('cornovia').map(({ type }) => type)).toEqual(['found', 'found']);
  expect(asked('brigantia')).toMatchObject([
    { type: 'move-settler', origin: 'cornovia', region: 'brigantia' },
    { type: 'found', region: 'brigantia' },
  ]);
  expect(asked('atrebatia', {}, { figure: 'settler', region: 'cantium' })).toMatchObject([
    { type: 'move-settler', origin: 'cantium' },
  ]);
  expect(asked('novantia', { phase: 'castle' }).map(({ type }) => type)).toEqual(['move-settler', 'found']);
  expect(asked('carvetia')).toMatchObject([{ origin: 'cornovia' }, { type: 'found', building: 'works' }]);
  expect(asked('dobunnia', { phase: 'give-up' })).toMatchObject([{ type: 'give-up', region: 'dobunnia' }]);
});

test('one asks about a step over the sea where no step leads', () => {
  const asked = (picked: Parameters<typeof wishes>[4]) =>
    wishes(view(), materials, catalogue, 'votadinia', picked).map((each) => catalogue[each]);

  expect(asked(null)).toMatchObject([
    { type: 'move-settler', origin: 'cantium' },
    { type: 'found', building: 'castle' },
  ]);
  expect(asked({ figure: 'legionary', region: 'dobunnia' })).toMatchObject([
    { type: 'move-legionary', origin: 'dobunnia' },
  ]);
});

test('a figure that cannot go anywhere is asked about its first step, or its removal', () => {
  const settler = { figure: 'settler', region: 'cantium' } as const;

  expect(catalogue[wishesOf(view(), materials, catalogue, settler)[0]]).toMatchObject({
    type: 'move-settler',
    origin: 'cantium',
    region: 'dumnonia',
  });
  expect(catalogue[wishesOf(view({ phase: 'remove' }), materials, catalogue, settler)[0]]).toMatchObject({
    type: 'remove',
    figure: 'settler',
  });
});

test('actions without a region have buttons, greyed or not; prices and tolls only if they are legal', () => {
  const kinds = (phase: ReturnType<typeof view>['phase'], ...legal: number[]) =>
    buttons(view({ phase }), catalogue, choices(...legal)).map((each) => catalogue[each].type);

  expect(kinds('turn')).toEqual(['take-resources', 'end-turn']);
  expect(kinds('pay', number('pay'))).toEqual(['pay']);
  expect(kinds('toll', number('take-toll'))).toEqual(['take-toll']);
  expect(kinds('recruit')).toEqual(['recruit', 'recruit']);
  expect(kinds('free')).toEqual(['decline']);
  expect(kinds('castle')).toEqual([]);
});
