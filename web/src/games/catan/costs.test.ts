import { expect, test } from 'vitest';

import { COSTS, covered } from './costs';

test('each card of a cost is looked for once', () => {
  const city = COSTS.find((cost) => cost.what === 'city')!;

  expect(covered(city.cards, { grain: 2, ore: 1 })).toEqual([true, true, true, false, false]);
  expect(covered(city.cards, { grain: 2, ore: 4 }).every(Boolean)).toBe(true);
});
