import type { Cart } from '../cart/index.ts';

/** Why a guest has to sign in: all orders, or those of downloads, are of customers only. */
export type SignInReason = 'guests' | 'downloads';

/**
 * Returns why a guest cannot order; null for a guest who can. Magento refuses downloads to guests in its own frontend
 * only, where that is its default: files are downloaded from an account.
 */
export function getSignInReason({
  allowsGuests,
  allowsGuestDownloads,
  cart,
}: {
  allowsGuests: boolean;
  allowsGuestDownloads: boolean;
  cart: { lines: readonly Pick<Cart['lines'][number], 'isDownload'>[] } | null;
}): SignInReason | null {
  if (!allowsGuests) return 'guests';
  return !allowsGuestDownloads && cart?.lines.some(({ isDownload }) => isDownload) ? 'downloads' : null;
}
