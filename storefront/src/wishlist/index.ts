/** Products that a customer keeps in mind: hearts, and the list in the account. */
export { MoveToWishlist } from './move-to-wishlist.tsx';
export { useWishlistEnabled } from './use-wishlist-enabled.ts';
export { WishlistHeart } from './wishlist-heart.tsx';
export { wishlistCatalogue } from './messages.ts';

/** The list itself, fetched when it is shown. */
export const loadWishlistPage = async () => (await import('./wishlist-page.tsx')).WishlistPage;
