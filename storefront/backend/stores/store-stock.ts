import { availableQuantity, findProductBySku, isProductInStock, type ProductTypename } from '../catalog/index.ts';
import type { Database } from '../database/index.ts';

/** Number of products that a store has in stock, out of ten. */
const SHARE = 7;

/** Types of products without stock of their own. */
const composites: ReadonlySet<ProductTypename> = new Set(['ConfigurableProduct', 'BundleProduct', 'GroupedProduct']);

/** A number that depends on a text alone (FNV-1a, 32 bits). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}

/**
 * Returns whether a store has a product in stock. The backend has no stock per store: the store identifier and the SKU
 * decide which seven of ten products a store has, and no store has what the warehouse lacks. As in Magento, no store has
 * a product that only consists of others: its parts are in stock.
 */
export function hasStoreStock(database: Database, storeIdentifier: string, sku: string): boolean {
  const product = findProductBySku(database, sku);
  if (product && composites.has(product.__typename)) return false;
  const inStock =
    availableQuantity(database, sku) > 0 || (product !== undefined && isProductInStock(database, product.id));
  return inStock && hash(`${storeIdentifier} ${sku}`) % 10 < SHARE;
}
