// Checks, without trusting the server, that the secret it shows is the one it promised before the first draw.

/** Null where this browser offers no cryptography, which it does only on safe connections. */
export async function keepsPromise(commitment: string, secret: string): Promise<boolean | null> {
  if (globalThis.crypto?.subtle === undefined) return null;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === commitment;
}
