/** What a product is in lists: its summary, card and price. */
export { productsMessages } from './messages.ts';
export { PriceTag } from './price-tag.tsx';
export { TaxNote } from './tax-note.tsx';
export { isProductError } from './is-product-error.ts';
export { isProductAttribute, type ProductAttribute } from './product-attributes.ts';
export { ProductCardItem } from './product-card-item.tsx';
export {
  listingAttributeFields,
  priceFields,
  productCardsQuery,
  productSummaryFields,
  textAttributeFields,
} from './product-card-operations.ts';
export {
  type Amount,
  type ProductAttributes,
  type ProductPrice,
  type ProductRating,
  type ProductSummary,
  getAttribute,
  getAttributeText,
  isGiftCard,
  toMoney,
  toProductPrice,
  toProductSummaries,
  toProductSummary,
} from './product-summary.ts';
export { productsByUrlKey } from './products-by-url-key.ts';
export { RatingSummary } from './rating-summary.tsx';
