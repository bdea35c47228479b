/** What a shopper chooses of a product beyond its variant: options, parts of a bundle, products of a group, links. */
export { getHighestPrice } from './get-highest-price.ts';
export { hasImageOption, imageFieldModule, loadImageField } from './lazy-image-field.tsx';
export { LazyPurchaseForm, loadPurchaseForm, purchaseFormModule } from './lazy-purchase-form.tsx';
export { loadPurchaseOptions } from './load-purchase-options.ts';
export { productOptionsQuery } from './product-options-query.ts';
export { getChosenTexts, getLineForm, validatePurchase } from './purchase-form-data.ts';
export type { PurchaseOptions } from './purchase-option-types.ts';
export { getPurchaseBarrier, toPurchaseOptions } from './purchase-options.ts';
