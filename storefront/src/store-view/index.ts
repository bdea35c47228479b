/** Store views and currencies of the website: what there is, what was chosen, and how to change it. */
export { type AlternatePage, alternatePages, findAlternatePages, pathFromOtherViews } from './alternate-pages.ts';
export { availableStoresQuery, currencyQuery } from './store-view-operations.ts';
export { getHostRedirect } from './host-redirect.ts';
export { resolveShopRedirect } from './shop-redirect.ts';
export { toShopUrls } from './shop-urls.ts';
export { getViewBase, hasSwitcherOptions, toCurrencies, toExchangeRates, toStoreViews } from './store-views.ts';
export { getStoreParameterRedirect } from './store-parameter.ts';
export { SwitchersIsland } from './switchers-island.ts';
