import { integer, defineRow } from '../database/index.ts';
import type { Database } from '../database/index.ts';
import {
  POSTAL_ASSIGNMENTS,
  POSTAL_NAMES,
  POSTAL_PLACEHOLDERS,
  postalColumns,
  postalParameters,
} from './postal-address.ts';
import type { PostalAddress } from './postal-address.ts';

/** An entry of an address book. */
export interface AddressRecord extends PostalAddress {
  id: number;
  customer_id: number;
}

const addressRow = defineRow<AddressRecord>({ id: integer, customer_id: integer, ...postalColumns });

/** The customer's addresses in the order in which they were added. */
export function listAddresses(database: Database, customerId: number): AddressRecord[] {
  return database.all(addressRow, 'SELECT * FROM customer_address WHERE customer_id = ? ORDER BY id', [customerId]);
}

/** An address of anybody, or undefined. */
export function findAddress(database: Database, id: number): AddressRecord | undefined {
  return database.get(addressRow, 'SELECT * FROM customer_address WHERE id = ?', [id]);
}

/** Adds an address and returns its id. */
export function insertAddress(database: Database, customerId: number, address: PostalAddress): number {
  return database.run(
    `INSERT INTO customer_address (customer_id, ${POSTAL_NAMES}) VALUES (:customer_id, ${POSTAL_PLACEHOLDERS})`,
    { ...postalParameters(address), customer_id: customerId },
  ).lastInsertRowid;
}

/** Replaces an address. */
export function updateAddress(database: Database, id: number, address: PostalAddress): void {
  database.run(`UPDATE customer_address SET ${POSTAL_ASSIGNMENTS} WHERE id = :id`, {
    ...postalParameters(address),
    id,
  });
}

/** Removes an address. */
export function deleteAddress(database: Database, id: number): void {
  database.run('DELETE FROM customer_address WHERE id = ?', [id]);
}
