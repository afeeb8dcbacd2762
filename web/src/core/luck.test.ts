import { expect, test } from 'vitest';

import { keepsPromise, nonce } from './luck';

// SHA-256 of the two bytes 0x00 0xff.
const SECRET = '00ff';
const COMMITMENT = '06eb7d6a69ee19e5fbdf749018d3d2abfa04bcbd1365db312eb86dc7169389b8';

test('a secret that fits its fingerprint keeps the promise', async () => {
  expect(await keepsPromise(COMMITMENT, SECRET)).toBe(true);
});

test('another secret does not', async () => {
  expect(await keepsPromise(COMMITMENT, '00fe')).toBe(false);
});

test('no two tables get the same nonce', () => {
  expect(nonce()).toMatch(/^[0-9a-f]{32}$/);
  expect(nonce()).not.toBe(nonce());
});
