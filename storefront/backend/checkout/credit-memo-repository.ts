import { defineRow, integer } from '../database/index.ts';
import type { Database } from '../database/index.ts';
import { insertRow } from './insert-row.ts';

/** A line of an order with the quantity that was refunded. */
export interface RefundedItem {
  readonly item_id: number;
  readonly quantity: number;
}

const idRow = defineRow({ id: integer });
const itemRow = defineRow<RefundedItem>({ item_id: integer, quantity: integer });

/** Adds a credit memo to an order. Call within a transaction. */
export function insertCreditMemo(
  database: Database,
  orderId: number,
  items: readonly RefundedItem[],
  at: string,
): void {
  const id = insertRow(database, 'sales_creditmemo', { order_id: orderId, created_at: at }, ['order_id', 'created_at']);
  for (const { item_id: itemId, quantity } of items)
    database.run('INSERT INTO sales_creditmemo_item (creditmemo_id, item_id, quantity) VALUES (?, ?, ?)', [
      id,
      itemId,
      quantity,
    ]);
}

/** Credit memos of an order, oldest first. */
export function listCreditMemos(database: Database, orderId: number): { id: number; items: RefundedItem[] }[] {
  return database
    .all(idRow, 'SELECT id FROM sales_creditmemo WHERE order_id = ? ORDER BY id', [orderId])
    .map(({ id }) => ({
      id,
      items: database.all(
        itemRow,
        'SELECT item_id, quantity FROM sales_creditmemo_item WHERE creditmemo_id = ? ORDER BY item_id',
        [id],
      ),
    }));
}

/** Quantity of a line that its order's credit memos refund. */
export function getRefundedQuantity(database: Database, itemId: number): number {
  return database
    .all(itemRow, 'SELECT item_id, quantity FROM sales_creditmemo_item WHERE item_id = ?', [itemId])
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
