/** Products that a customer keeps in mind: the hearts, and what changes the list. The list itself is a section of the account. */
export { messages as wishlistMessages, wishlistCatalogue } from './messages.ts';
export { MoveToWishlist } from './move-to-wishlist.tsx';
export { useAttempt } from './use-attempt.ts';
export { useWishlistActions } from './use-wishlist-actions.ts';
export { useWishlistEnabled } from './use-wishlist-enabled.ts';
export { WishlistHeart } from './wishlist-heart.tsx';
