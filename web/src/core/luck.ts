// Luck that neither the server nor the visitor can choose: the server promises a secret, then the visitor adds to it.

/** The visitor's contribution, once the server has promised its part. */
export const nonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Checks, without trusting the server, that the secret it reveals is the one it promised. */
export async function keepsPromise(commitment: string, secret: string): Promise<boolean | null> {
  // Browsers offer cryptography only on secure connections.
  if (globalThis.crypto?.subtle === undefined) return null;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === commitment;
}
