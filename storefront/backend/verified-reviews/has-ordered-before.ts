import { column, integer } from '../database/index.ts';
import type { Database } from '../database/index.ts';

interface OrderedProduct {
  customerId: number;
  /** Of a product; of a configurable one any variant counts. */
  sku: string;
  /** `YYYY-MM-DD hh:mm:ss`, UTC. */
  before: string;
}

/**
 * Returns whether a customer had ordered a product before a point in time. Orders that were canceled or wait for
 * payment do not count.
 */
export function hasOrderedBefore(database: Database, { customerId, sku, before }: OrderedProduct): boolean {
  const found = database.get(
    column('found', integer),
    `SELECT 1 AS found FROM sales_order JOIN sales_order_item item ON item.order_id = sales_order.id
     WHERE sales_order.customer_id = :customerId AND sales_order.state IN ('processing', 'complete', 'closed')
       AND sales_order.created_at < :before
       AND :sku COLLATE NOCASE IN (item.sku, item.parent_sku) LIMIT 1`,
    { customerId, sku, before: before.replace(' ', 'T') },
  );
  return found === 1;
}
