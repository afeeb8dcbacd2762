import { expect, test } from 'vitest';

import { buttons, cardWishes, find, offer, spaceWishes, takesBack } from './actions';
import { catalogue, choices, view } from './augustus.testing';

const number = (...parts: Parameters<typeof find> extends [unknown, ...infer Rest] ? Rest : never) =>
  find(catalogue, ...parts);
const kinds = (numbers: number[]) => numbers.map((each) => catalogue[each].type);

test('legal actions are found by what they are done with', () => {
  const put = number('put', { objective: 13, category: 'shield' });
  const take = number('take', { objective: 39, category: 'swords' });
  const found = offer(catalogue, choices(put, take, number('pass'), number('pick', { objective: 7 }), number('claim')));

  expect(found.puts).toEqual(new Map([['13 shield', put]]));
  expect(found.takes).toEqual(new Map([['39 swords', take]]));
  expect(found.cards).toEqual(new Map([[7, number('pick', { objective: 7 })]]));
  expect(found.claim).toBe(number('claim'));
});

test('what has no place on the table has a button, legal or not', () => {
  expect(kinds(buttons(view(), catalogue, choices()))).toEqual(['pass']);
  expect(kinds(buttons(view({ phase: 'reward' }), catalogue, choices()))).toEqual(['claim', 'forgo']);
  expect(kinds(buttons(view({ phase: 'rearrange' }), catalogue, choices()))).toEqual(['lift', 'pass']);
  expect(kinds(buttons(view({ phase: 'rearrange', steps: 2 }), catalogue, choices()))).toEqual([]);
  expect(kinds(buttons(view({ phase: 'pick' }), catalogue, choices()))).toEqual([]);
});

test('who may hand over a tile is offered to choose from', () => {
  const gives = catalogue.flatMap((action, each) => (action.type === 'give' ? [each] : []));

  expect(buttons(view({ phase: 'give' }), catalogue, choices(...gives))).toEqual(gives);
});

test('whoever has decided can only think better of it', () => {
  const back = number('take-back');

  expect(buttons(view(), catalogue, choices(back))).toEqual([back]);
  expect(takesBack(catalogue[back])).toBe(true);
});

test('whoever has begun to choose can think better of it, and cannot pass before', () => {
  const back = number('take-back');
  const put = number('put', { objective: 13, category: 'shield' });

  expect(buttons(view(), catalogue, choices(put, back))).toEqual([back]);
  expect(offer(catalogue, choices(put, back)).puts).toEqual(new Map([['13 shield', put]]));
});

test('one asks about what one probably wanted', () => {
  const wished = (objective: number, change = {}) => kinds(cardWishes(view(change), catalogue, 0, objective));

  expect(wished(7)).toEqual(['pick']);
  expect(wished(13)).toEqual(['put', 'put']);
  expect(wished(13, { phase: 'complete' })).toEqual(['complete']);
  expect(wished(13, { phase: 'lose' })).toEqual(['clear']);
  expect(wished(2, { phase: 'keep' })).toEqual(['pick']);
  expect(wished(88)).toEqual([]);

  const place = { objective: 13, category: 'swords' };
  expect(kinds(spaceWishes(view(), catalogue, place, false))).toEqual(['put']);
  expect(kinds(spaceWishes(view(), catalogue, place, true))).toEqual(['take']);
});
