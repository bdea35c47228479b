/** What opens an order: the secret of a mail about it or, for the customer who placed it, its number. */
export type OrderAccess = { token: string } | { number: string };

/** Reads the secret from the fragment of a mailed link, e.g. `#token=1f0c…`; null without one. */
export function parseLinkToken(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') || null;
}
