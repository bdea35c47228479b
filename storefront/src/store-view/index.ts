/** Store views and currencies of the website: what there is, what was chosen, and how to change it. */
export { alternatePages, findAlternatePages, pathFromOtherViews, type AlternatePage } from './alternate-pages.ts';
export { availableStoresQuery, currencyQuery } from './store-view-operations.ts';
export { SwitchersIsland } from './switchers-island.ts';
export { hasChoice, readCurrencies, readStoreViews, type StoreView } from './store-views.ts';
