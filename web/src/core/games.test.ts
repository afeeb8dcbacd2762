import { expect, test } from 'vitest';

import { pageTexts } from './games';

test('a scenario says what its base game says, and more', async () => {
  const [base, scenario] = await Promise.all([pageTexts('catan', 'en'), pageTexts('alexander', 'en')]);

  expect(scenario).toContain(base);
  expect(scenario.length).toBeGreaterThan(base.length + 100);
});

test('a game without its own texts says nothing', async () => {
  expect(await pageTexts('nowhere', 'en')).toBe('');
});
