import { column, integer, real } from '../database/index.ts';
import type { Database } from '../database/index.ts';

const quantity = column('quantity', real);

/** Stock is said to run out from this number of units on (`cataloginventory/options/stock_threshold_qty`). */
export const LOW_STOCK_THRESHOLD = 5;

/** SQL condition: at least one purchasable unit of the visible product in column `product.id` is in stock. */
export const IN_STOCK_SQL = `EXISTS (
  SELECT 1 FROM product_unit JOIN stock_item ON stock_item.sku = product_unit.sku
  WHERE product_unit.product_id = product.id AND stock_item.supplied > stock_item.sold)`;

/** Units of a simple product or variant that can be bought; 0 for an unknown sku. */
export function availableQuantity(database: Database, sku: string): number {
  return database.get(quantity, 'SELECT max(supplied - sold, 0) AS quantity FROM stock_item WHERE sku = ?', [sku]) ?? 0;
}

const versions = new WeakMap<Database, number>();

/** A number that changes with every change of the stock, so that what was read before is known to be old. */
export function stockVersion(database: Database): number {
  return versions.get(database) ?? 0;
}

const listeners = new WeakMap<Database, (sku: string) => void>();

/** Calls the listener with the SKU of each stock item that changes; one listener a database. */
export function onStockChange(database: Database, listener: (sku: string) => void): void {
  listeners.set(database, listener);
}

function noteChange(database: Database, sku: string): void {
  versions.set(database, stockVersion(database) + 1);
  listeners.get(database)?.(sku);
}

const productId = column('product_id', integer);

/** Ids of the visible products that a SKU is sold as: itself, or those that it is a variant of. */
export function findProductIdsOfUnit(database: Database, sku: string): number[] {
  return database.all(productId, 'SELECT product_id FROM product_unit WHERE sku = ?', [sku]);
}

/** True when a visible product, or one of its variants, can be bought. */
export function isProductInStock(database: Database, productId: number): boolean {
  return (
    database.get(quantity, `SELECT 1 AS quantity FROM product WHERE product.id = ? AND ${IN_STOCK_SQL}`, [
      productId,
    ]) === 1
  );
}

/**
 * Takes units out of stock in one step, so that two orders never get the same unit.
 * Call it inside the transaction that places the order.
 *
 * @param units Above 0; of a product that is sold in fractions it may be one.
 * @returns False, with nothing taken, when there are not enough.
 */
export function reserveStock(database: Database, sku: string, units: number): boolean {
  assertUnits(units);
  noteChange(database, sku);
  const { changes } = database.run(
    'UPDATE stock_item SET sold = round(sold + :units, 4) WHERE sku = :sku AND supplied - sold >= :units',
    { sku, units },
  );
  return changes === 1;
}

/** Puts units back, e.g. of a canceled order. */
export function releaseStock(database: Database, sku: string, units: number): void {
  assertUnits(units);
  noteChange(database, sku);
  database.run('UPDATE stock_item SET sold = max(round(sold - :units, 4), 0) WHERE sku = :sku', { sku, units });
}

function assertUnits(units: number): void {
  if (!(units > 0) || !Number.isFinite(units)) throw new RangeError(`Stock is counted in units above 0, not ${units}.`);
}
