export { toFilterInputs } from './filter-inputs.ts';
export { pageSizeFields, getPageSize } from './page-size.ts';
export { priceFilterMessages } from './price-filter/messages.ts';
export { filterInputsQuery } from './product-list-operations.ts';
export { ProductList } from './product-list.tsx';
export { loadListing, type ProductListing } from './product-listing.ts';
export type { ProductParams } from './product-params.ts';
export { orderSections, type ProductSection, sectionOrderFields } from './section-order.ts';
export { priceRange, sampleProduct } from './testing/sample-product.ts';
