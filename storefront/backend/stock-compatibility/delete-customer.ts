import type { RequestContext } from '../request-context.ts';

/** What belongs to a customer and goes with the account, as `table` has `customer_id`. */
const OWN_TABLES = ['cart', 'wishlist', 'compare_list', 'customer_consent', 'favorite_store'];

/** Orders and reviews are the shop's: they stay, and belong to nobody's account any more. */
const KEPT_TABLES = ['sales_order', 'review'];

/** Removes an account with its addresses, sessions, carts and lists. */
export function deleteCustomer({ database }: RequestContext, customerId: number): void {
  database.transaction(() => {
    for (const table of OWN_TABLES) database.run(`DELETE FROM ${table} WHERE customer_id = ?`, [customerId]);
    for (const table of KEPT_TABLES)
      database.run(`UPDATE ${table} SET customer_id = NULL WHERE customer_id = ?`, [customerId]);
    database.run('DELETE FROM customer WHERE id = ?', [customerId]);
  });
}
