/** Physical shops: what they are and when they are open. */
export { distanceKm } from './distance.ts';
export { findPlace, foldName } from './find-place.ts';
export { distanceDigits, readDistanceUnit, toUnit, type DistanceUnit } from './nearest.ts';
export { storeMapCatalogue } from './store-map/messages.ts';
export { StoreMapSlot } from './store-map/store-map-slot.tsx';
export { storeLocatorConfigQuery } from './store-operations.ts';
export { storesCatalogue } from './messages.ts';
export { addDays, dateInZone } from './opening-hours.ts';
export { storeFragment } from './store-fragment.ts';
export { addressOf, readStore, type Store } from './store.ts';
export { useNow } from './use-now.ts';
export { useStoreStatus } from './use-store-status.ts';
