/** The shopper's favorite store. */
export { type Coordinates, requestLocation } from './browser-location.ts';
export { FavoriteStoreButton } from './favorite-store-button.tsx';
export { favoriteStoreConfigQuery } from './favorite-store-operations.ts';
export { LazyFavoriteStore } from './lazy-favorite-store.tsx';
export { favoriteStoreMessages } from './messages.ts';
export { LazyStoreAvailability } from './lazy-store-availability.tsx';
export { useFavoriteStore } from './use-favorite-store.ts';
export { type FavoriteToggle, useFavoriteToggle } from './use-favorite-toggle.ts';
