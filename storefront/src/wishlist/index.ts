/**
 * The wishlist of a customer and that of a guest, which stays on the device: the toggles, and what changes the lists.
 * The list itself is a section of the account.
 */
export { GuestWishlistLinkSlot } from './guest-wishlist-link-slot.tsx';
export { GuestWishlistTransferSlot } from './guest-wishlist-transfer-slot.tsx';
export { getGuestWishlist, type GuestWishlistItem } from './guest-wishlist.ts';
export { wishlistMessages } from './messages.ts';
export { MoveToWishlist } from './move-to-wishlist.tsx';
export { useWishlistMutation } from './use-wishlist-mutation.ts';
export { useGuestWishlist } from './use-guest-wishlist.ts';
export { useWishlistActions } from './use-wishlist-actions.ts';
export { useWishlistEnabled } from './use-wishlist-enabled.ts';
export { LazyWishlistToggle } from './lazy-wishlist-toggle.tsx';
export { getWishKey, type ChosenOptions } from './wishlist-choice.ts';
