import type { WishlistChoice } from './use-wishlist-actions.ts';

/** What a guest has pressed the heart of: it is put on the list once the guest has signed in. Lives as long as the tab. */
let wanted: WishlistChoice | null = null;

/** Remembers a product, as it was chosen, until after the sign-in: the page that comes back begins its choice anew. */
export function wantAfterSignIn(choice: WishlistChoice): void {
  wanted = choice;
}

/** What was remembered of a product, which is then forgotten; null when it is another one. */
export function takeWanted(sku: string): WishlistChoice | null {
  if (wanted?.sku !== sku) return null;
  const choice = wanted;
  wanted = null;
  return choice;
}
