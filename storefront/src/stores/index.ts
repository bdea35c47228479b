/** Physical shops: what they are and when they are open. */
export { findLocality, type Locality } from './find-locality.ts';
export { findRegion } from './find-region.ts';
export { storesMessages } from './messages.ts';
export { type DistanceUnit, formatDistance, toDistanceUnit, sortByDistance, toUnit } from './nearest.ts';
export { addDays, dateInZone, type Hours, type Schedule, getWeekday } from './opening-hours.ts';
export { type FoundPoint, type PointResults, type PointSearch, searchPoints } from './search-points.ts';
export { storeFragment } from './store-fragment.ts';
export { StoreItem } from './store-item.tsx';
export { storeMapMessages } from './store-map/messages.ts';
export { LazyStoreMap } from './store-map/lazy-store-map.tsx';
export { maxStores, storeListQuery, storeLocatorConfigQuery, storeQuery } from './store-operations.ts';
export { getAddressLines, groupByRegion, mapHref, toStore, toStores, type Store, type StoreRegion } from './store.ts';
export { LocalitySearch } from './locality-search.tsx';
export { useNow } from './use-now.ts';
export { useStoreStatus } from './use-store-status.ts';
export * as storesStyles from './stores.css.ts';
