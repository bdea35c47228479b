import { availableQuantity, findProductBySku, isProductInStock } from '../catalog/index.ts';
import type { Database } from '../database/index.ts';

/** How many of ten products of the range a shop has on its shelves. */
const SHARE = 7;

/** A number that depends on a text alone (FNV-1a, 32 bits). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}

/**
 * Whether a shop has a product on its shelves. The demonstration has no stock for each shop: which seven of ten
 * products a shop carries follows from its identifier and the sku, and what the warehouse is out of no shop has.
 */
export function isOnShelf(database: Database, storeIdentifier: string, sku: string): boolean {
  const product = findProductBySku(database, sku);
  const inStock =
    availableQuantity(database, sku) > 0 || (product !== undefined && isProductInStock(database, product.id));
  return inStock && hash(`${storeIdentifier} ${sku}`) % 10 < SHARE;
}
