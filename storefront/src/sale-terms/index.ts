/** For what and in which quantities a product is sold: prices by quantity, fixed product taxes, limits. */
export { getLazyPriceFor, LazySalePrice, loadSalePrice, salePriceModule } from './lazy-sale-price.tsx';
export { loadSaleTerms, preloadSaleTerms } from './load-sale-terms.ts';
export type { QuantityLimits, SaleTerms, SaleTermsBySku } from './sale-terms.ts';
