/** Physical shops: what they are and when they are open. */
export { storesCatalogue } from './messages.ts';
export { addDays, dateInZone } from './opening-hours.ts';
export { storeFragment } from './store-fragment.ts';
export { addressOf, readStore, type Store } from './store.ts';
export { useNow } from './use-now.ts';
export { useStoreStatus } from './use-store-status.ts';
