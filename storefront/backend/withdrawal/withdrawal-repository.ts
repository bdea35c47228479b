import { column, integer, defineRow, real, text } from '../database/index.ts';
import type { Database } from '../database/index.ts';

/** A statement that the shop has received. */
export interface Withdrawal {
  id: number;
  order_id: number;
  /** Made by the client. */
  request_id: string;
  created_at: string;
}

const withdrawalRow = defineRow<Withdrawal>({ id: integer, order_id: integer, request_id: text, created_at: text });
const quantity = column('quantity', real);

/** The statement that was sent under this id, or undefined. */
export function findWithdrawal(database: Database, requestId: string): Withdrawal | undefined {
  return database.get(withdrawalRow, 'SELECT * FROM withdrawal WHERE request_id = ?', [requestId]);
}

/** Pieces of an order line from which the shopper has withdrawn already. */
export function withdrawnQuantity(database: Database, orderItemId: number): number {
  return (
    database.get(
      quantity,
      'SELECT coalesce(sum(quantity), 0) AS quantity FROM withdrawal_item WHERE order_item_id = ?',
      [orderItemId],
    ) ?? 0
  );
}

/** Writes a statement down. Call within a transaction. */
export function insertWithdrawal(
  database: Database,
  withdrawal: Omit<Withdrawal, 'id'>,
  items: readonly { orderItemId: number; quantity: number }[],
): void {
  const { lastInsertRowid } = database.run(
    'INSERT INTO withdrawal (order_id, request_id, created_at) VALUES (?, ?, ?)',
    [withdrawal.order_id, withdrawal.request_id, withdrawal.created_at],
  );
  for (const item of items) {
    database.run('INSERT INTO withdrawal_item (withdrawal_id, order_item_id, quantity) VALUES (?, ?, ?)', [
      lastInsertRowid,
      item.orderItemId,
      item.quantity,
    ]);
  }
}
