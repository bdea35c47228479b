import { findProductBySku } from '../catalog/index.ts';
import type { Database } from '../database/index.ts';

/** Number of products that are assigned to a store, out of ten. */
const SHARE = 7;

/** A number that depends on a text alone (FNV-1a, 32 bits). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}

/**
 * Returns whether a product is assigned to a store. That is all that Magento requires of a pickup location with a
 * product, whatever its quantity there is. The store identifier and the SKU decide which seven of ten products it is.
 */
export function isAssignedToStore(database: Database, storeIdentifier: string, sku: string): boolean {
  return findProductBySku(database, sku) !== undefined && hash(`${storeIdentifier} ${sku}`) % 10 < SHARE;
}
