import type { AccountRouteParams } from './account-route.ts';
import { loadRewardPoints, loadStoreCredit } from '../credit/index.ts';
import { loadCustomerOrder, loadOrderHistory } from '../orders/index.ts';

/**
 * What fetches the script of each section of the account; sections are no pages of their own, so that no other page
 * knows them.
 */
export const loadSection = {
  overview: async () => (await import('./overview.tsx')).Overview,
  information: async () => (await import('./account-information.tsx')).AccountInformation,
  addresses: async () => (await import('./addresses/address-book.tsx')).AddressBook,
  payments: async () => (await import('./saved-payments.tsx')).SavedPayments,
  downloads: async () => (await import('./downloads.tsx')).Downloads,
  communications: async () => (await import('./communications.tsx')).Communications,
  gdpr: async () => (await import('./gdpr-request.tsx')).GdprRequest,
  storeCredit: loadStoreCredit,
  rewardPoints: loadRewardPoints,
  orders: loadOrderHistory,
  order: loadCustomerOrder,
  wishlist: async () => (await import('./wishlist/wishlist-page.tsx')).WishlistPage,
} satisfies Record<AccountRouteParams['section'], () => Promise<unknown>>;

/** Fetches the script of the wishlist that a guest keeps on this device. */
export const loadGuestWishlist = async () => (await import('./wishlist/guest-wishlist-page.tsx')).GuestWishlistPage;
