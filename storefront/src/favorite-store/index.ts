/** The shopper's favourite store. */
export { type Origin, requestLocation } from './browser-location.ts';
export { FavoriteStoreButton } from './favorite-store-button.tsx';
export { favoriteStoreConfigQuery } from './favorite-store-operations.ts';
export { FavoriteStoreSlot } from './favorite-store-slot.tsx';
export { favoriteStoreMessages } from './messages.ts';
export { StoreAvailabilitySlot } from './store-availability-slot.tsx';
export { useFavoriteStore } from './use-favorite-store.ts';
export { type FavoriteToggle, useFavoriteToggle } from './use-favorite-toggle.ts';
