import { findProductBySku, type ProductTypename } from '../catalog/index.ts';
import type { Database } from '../database/index.ts';

/** Number of products that are assigned to a store, out of ten. */
const SHARE = 7;

/** Types of products that no store has: they only consist of others. */
const composites: ReadonlySet<ProductTypename> = new Set(['ConfigurableProduct', 'BundleProduct', 'GroupedProduct']);

/** A number that depends on a text alone (FNV-1a, 32 bits). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}

/**
 * Returns whether a product is assigned to a store. That is all that Magento requires of a pickup location with a
 * product, whatever its quantity there is; a product that only consists of others is assigned to none. The store
 * identifier and the SKU decide which seven of ten products it is.
 */
export function isAssignedToStore(database: Database, storeIdentifier: string, sku: string): boolean {
  const product = findProductBySku(database, sku);
  if (!product || composites.has(product.__typename)) return false;
  return hash(`${storeIdentifier} ${sku}`) % 10 < SHARE;
}
