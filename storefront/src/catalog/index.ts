/** Categories, products and their lists. */
export { catalogCatalogue } from './messages.ts';
export { priceFilterCatalogue } from './price-filter/messages.ts';
export { productCardsQuery, productSummaryFields } from './product-card-operations.ts';
export { filterInputsQuery } from './product-list-operations.ts';
export { readFilterInputs } from './filter-inputs.ts';
export type { FilterInputs } from './list-state.ts';
export { ProductCardItem } from './product-card-item.tsx';
export { PriceTag } from './price-tag.tsx';
export { ProductList } from './product-list.tsx';
export { loadListing, type ProductListing } from './product-listing.ts';
export { productsByUrlKey } from './products-by-url-key.ts';
export { readProductSummaries, readProductSummary, type Amount, type ProductSummary } from './product-summary.ts';
export { orderSections, sectionOrderFields, type ProductSection } from './section-order.ts';
export { organizationData } from './structured-data.ts';
