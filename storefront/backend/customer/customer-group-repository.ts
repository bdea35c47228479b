import { defineRow, text } from '../database/index.ts';
import type { Database } from '../database/index.ts';

const groupRow = defineRow<{ customer_group: string }>({ customer_group: text });

/** Puts a customer into a group. */
export function insertCustomerGroup(database: Database, customerId: number, group: string): void {
  database.run('INSERT INTO customer_group_member (customer_id, customer_group) VALUES (?, ?)', [customerId, group]);
}

/** The group of a customer; null for that of all new accounts. */
export function findCustomerGroup(database: Database, customerId: number): string | null {
  const found = database.get(groupRow, 'SELECT customer_group FROM customer_group_member WHERE customer_id = ?', [
    customerId,
  ]);
  return found?.customer_group ?? null;
}
