import { integer, nullable, defineRow, real, text } from '../database/index.ts';
import type { Database } from '../database/index.ts';

/** A wish list. */
export interface WishlistRecord {
  id: number;
  customer_id: number;
  sharing_code: string;
  updated_at: string;
}

/** What a line of a wish list holds. */
export interface WishlistChoice {
  /** The product that was put on the list: simple or configurable. */
  sku: string;
  /** The chosen variant of a configurable product; empty without a choice. */
  variant_sku: string;
  /** Other options, as `writeChoice` writes them; empty without. */
  choice: string;
}

/** A line of a wish list. */
export interface WishlistItemRecord extends WishlistChoice {
  id: number;
  wishlist_id: number;
  quantity: number;
  /** The customer's note. */
  description: string | null;
  added_at: string;
}

const listRow = defineRow<WishlistRecord>({ id: integer, customer_id: integer, sharing_code: text, updated_at: text });
const itemRow = defineRow<WishlistItemRecord>({
  id: integer,
  wishlist_id: integer,
  sku: text,
  variant_sku: text,
  choice: text,
  quantity: real,
  description: nullable(text),
  added_at: text,
});

/** The customer's list, or undefined before the first use. */
export function findWishlist(database: Database, customerId: number): WishlistRecord | undefined {
  return database.get(listRow, 'SELECT * FROM wishlist WHERE customer_id = ?', [customerId]);
}

/** Makes the customer's list. */
export function insertWishlist(database: Database, customerId: number, sharingCode: string, at: string): void {
  database.run('INSERT INTO wishlist (customer_id, sharing_code, updated_at) VALUES (?, ?, ?)', [
    customerId,
    sharingCode,
    at,
  ]);
}

/** Notes that the list has changed. */
export function touchWishlist(database: Database, id: number, at: string): void {
  database.run('UPDATE wishlist SET updated_at = ? WHERE id = ?', [at, id]);
}

/** Lines in the order in which they were added. */
export function listWishlistItems(database: Database, wishlistId: number): WishlistItemRecord[] {
  return database.all(itemRow, 'SELECT * FROM wishlist_line WHERE wishlist_id = ? ORDER BY id', [wishlistId]);
}

/** Adds a line, or adds to the quantity of the same product and choice. */
export function addWishlistItem(
  database: Database,
  wishlistId: number,
  item: Pick<WishlistItemRecord, keyof WishlistChoice | 'quantity' | 'description'>,
  at: string,
): void {
  database.run(
    `INSERT INTO wishlist_line (wishlist_id, sku, variant_sku, choice, quantity, description, added_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (wishlist_id, sku, variant_sku, choice) DO UPDATE SET quantity = quantity + excluded.quantity`,
    [wishlistId, item.sku, item.variant_sku, item.choice, item.quantity, item.description, at],
  );
}

/** Replaces choice, quantity and note of a line. */
export function updateWishlistItem(
  database: Database,
  item: Pick<WishlistItemRecord, 'id' | 'variant_sku' | 'choice' | 'quantity' | 'description'>,
): void {
  database.run('UPDATE wishlist_line SET variant_sku = ?, choice = ?, quantity = ?, description = ? WHERE id = ?', [
    item.variant_sku,
    item.choice,
    item.quantity,
    item.description,
    item.id,
  ]);
}

/** Removes a line. */
export function deleteWishlistItem(database: Database, id: number): void {
  database.run('DELETE FROM wishlist_line WHERE id = ?', [id]);
}
