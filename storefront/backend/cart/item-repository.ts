import { integer, defineRow, real, text } from '../database/index.ts';
import type { Database } from '../database/index.ts';

/** A line of a cart. */
export interface CartItemRecord {
  id: number;
  cart_id: number;
  /** What is bought: a simple product or a variant. */
  sku: string;
  /** The configurable product of a variant; empty for a simple product. */
  parent_sku: string;
  /** Options, see `writeChoice`; empty without. */
  choice: string;
  quantity: number;
  created_at: string;
  updated_at: string;
}

const itemRow = defineRow<CartItemRecord>({
  id: integer,
  cart_id: integer,
  sku: text,
  parent_sku: text,
  choice: text,
  quantity: real,
  created_at: text,
  updated_at: text,
});

/** Lines in the order in which they were added. */
export function listItems(database: Database, cartId: number): CartItemRecord[] {
  return database.all(itemRow, 'SELECT * FROM cart_line WHERE cart_id = ? ORDER BY id', [cartId]);
}

/** Adds a line, or adds to the quantity of the line of the same product and choice. */
export function addToItem(
  database: Database,
  cartId: number,
  product: Pick<CartItemRecord, 'sku' | 'parent_sku' | 'choice'>,
  quantity: number,
  at: string,
): void {
  database.run(
    `INSERT INTO cart_line (cart_id, sku, parent_sku, choice, quantity, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (cart_id, sku, parent_sku, choice) DO UPDATE SET quantity = quantity + excluded.quantity,
       updated_at = excluded.updated_at`,
    [cartId, product.sku, product.parent_sku, product.choice, quantity, at, at],
  );
}

/** Sets the quantity of a line. */
export function setItemQuantity(database: Database, itemId: number, quantity: number, at: string): void {
  database.run('UPDATE cart_line SET quantity = ?, updated_at = ? WHERE id = ?', [quantity, at, itemId]);
}

/** Removes a line. */
export function deleteItem(database: Database, itemId: number): void {
  database.run('DELETE FROM cart_line WHERE id = ?', [itemId]);
}
