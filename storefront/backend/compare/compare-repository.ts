import { integer, nullable, defineRow, text } from '../database/index.ts';
import type { Database } from '../database/index.ts';

/** A customer has one list at most; a guest's is known by its uid alone. */
export const COMPARE_SQL = `
CREATE TABLE IF NOT EXISTS compare_list (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE,
  customer_id INTEGER REFERENCES customer (id) ON DELETE CASCADE
) STRICT;

CREATE TABLE IF NOT EXISTS compare_item (
  list_id INTEGER NOT NULL REFERENCES compare_list (id) ON DELETE CASCADE,
  sku TEXT NOT NULL,
  PRIMARY KEY (list_id, sku)
) STRICT;
`;

/** A list of products to compare. */
export interface CompareListRecord {
  id: number;
  uid: string;
  customer_id: number | null;
}

const listRow = defineRow<CompareListRecord>({ id: integer, uid: text, customer_id: nullable(integer) });

/** The list of a uid. */
export function findCompareList(database: Database, uid: string): CompareListRecord | undefined {
  return database.get(listRow, 'SELECT id, uid, customer_id FROM compare_list WHERE uid = ?', [uid]);
}

/** The customer's list: the newest one, should there be several. */
export function findCustomerCompareList(database: Database, customerId: number): CompareListRecord | undefined {
  return database.get(listRow, 'SELECT id, uid, customer_id FROM compare_list WHERE customer_id = ? ORDER BY id DESC', [
    customerId,
  ]);
}

/** Makes an empty list; `customerId` is null for a guest's. */
export function insertCompareList(database: Database, uid: string, customerId: number | null): void {
  database.run('INSERT INTO compare_list (uid, customer_id) VALUES (?, ?)', [uid, customerId]);
}

/** Gives a list to a customer. */
export function assignCompareList(database: Database, id: number, customerId: number): void {
  database.run('UPDATE compare_list SET customer_id = ? WHERE id = ?', [customerId, id]);
}

/** Removes a list with what is in it. */
export function deleteCompareList(database: Database, id: number): void {
  database.run('DELETE FROM compare_item WHERE list_id = ?', [id]);
  database.run('DELETE FROM compare_list WHERE id = ?', [id]);
}

/** Skus in the order in which they were added. */
export function listCompareSkus(database: Database, id: number): string[] {
  return database
    .all(defineRow({ sku: text }), 'SELECT sku FROM compare_item WHERE list_id = ? ORDER BY rowid', [id])
    .map(({ sku }) => sku);
}

/** Adds a product; one that is there already stays where it is. */
export function addCompareItem(database: Database, id: number, sku: string): void {
  database.run('INSERT INTO compare_item (list_id, sku) VALUES (?, ?) ON CONFLICT DO NOTHING', [id, sku]);
}

/** Removes a product; one that is not there is no error. */
export function removeCompareItem(database: Database, id: number, sku: string): void {
  database.run('DELETE FROM compare_item WHERE list_id = ? AND sku = ?', [id, sku]);
}
