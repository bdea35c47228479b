import type { Database } from '../../storefront/backend/database/index.ts';
import { integer, nullable, defineRow, text } from '../../storefront/backend/database/index.ts';
import type { Trip, TripOptions } from './shopper.ts';

const orderRow = defineRow({
  id: integer,
  number: nullable(text),
  grand_total: integer,
  payment_method: text,
  cart_id: nullable(integer),
});
const itemRow = defineRow({ sku: text, quantity: integer });
const countRow = defineRow({ count: integer });

/**
 * Compares what a shopper was told with what the backend's database holds. @returns what is wrong; empty when all is
 * well
 */
export function auditTrip(
  database: Database,
  { email, sku, quantity }: Pick<TripOptions, 'email' | 'sku' | 'quantity'>,
  { end, complaints }: Trip,
): string[] {
  const wrong = [...complaints];
  const orders = database.all(
    orderRow,
    'SELECT id, number, grand_total, payment_method, cart_id FROM sales_order WHERE email = ?',
    [email],
  );
  if (orders.length > 1) wrong.push(`I1: ${orders.length} orders for one wish`);
  const [order] = orders;
  if (end.type === 'ordered') {
    if (!order) wrong.push('I8: told of an order that does not exist');
    else {
      if (end.orderId !== null && end.orderId !== String(order.id) && end.orderId !== order.number)
        wrong.push(`I8: told of order ${end.orderId}, which is ${order.id}`);
      if (order.grand_total !== end.total) wrong.push(`I4: shown ${end.total}, ordered ${order.grand_total}`);
    }
  }
  if (end.type === 'gave-up' && order)
    wrong.push(`I8: told that nothing was ordered (${end.after}), but order ${order.id} exists`);
  if (order) {
    const items = database.all(itemRow, 'SELECT sku, quantity FROM sales_order_item WHERE order_id = ?', [order.id]);
    const [item] = items;
    if (items.length !== 1 || item?.sku !== sku || item.quantity !== quantity)
      wrong.push(`I3: ordered ${JSON.stringify(items)}`);
    if (order.payment_method === 'witryna_card') {
      const nonces = database.get(countRow, 'SELECT COUNT(*) AS count FROM card_nonce WHERE order_id = ?', [
        order.id,
      ])?.count;
      if (nonces !== 1) wrong.push(`I2: ${String(nonces)} payments for one order`);
    }
  }
  return wrong;
}

/** What must hold for the whole ledger, whoever was told what. */
export function auditLedger(database: Database): string[] {
  const count = (sql: string) => database.get(countRow, sql)?.count ?? 0;
  const checks: readonly (readonly [string, string])[] = [
    [
      'I1: carts with more than one order',
      'SELECT COUNT(*) AS count FROM (SELECT cart_id FROM sales_order GROUP BY cart_id HAVING COUNT(*) > 1)',
    ],
    [
      'I2: payments without an order',
      'SELECT COUNT(*) AS count FROM card_nonce WHERE order_id IS NOT NULL AND order_id NOT IN (SELECT id FROM sales_order)',
    ],
    [
      'I2: card orders without a payment',
      "SELECT COUNT(*) AS count FROM sales_order WHERE payment_method = 'witryna_card' AND id NOT IN (SELECT order_id FROM card_nonce WHERE order_id IS NOT NULL)",
    ],
    [
      'I3: ordered carts that are still active',
      'SELECT COUNT(*) AS count FROM cart JOIN sales_order ON sales_order.cart_id = cart.id WHERE cart.is_active = 1',
    ],
    [
      'I4: orders whose total is not the sum of their parts',
      'SELECT COUNT(*) AS count FROM sales_order WHERE grand_total <> subtotal_gross - discount + shipping_gross',
    ],
    [
      'orders without a confirmation mail',
      'SELECT MAX(0, (SELECT COUNT(*) FROM sales_order) - (SELECT COUNT(*) FROM outbox_mail)) AS count',
    ],
    [
      'orders without lines',
      'SELECT COUNT(*) AS count FROM sales_order WHERE id NOT IN (SELECT order_id FROM sales_order_item)',
    ],
    [
      'stock that was not taken once for each piece',
      `SELECT COUNT(*) AS count FROM stock_item WHERE sold <> (SELECT COALESCE(SUM(quantity), 0) FROM sales_order_item WHERE sales_order_item.sku = stock_item.sku)`,
    ],
  ];
  return checks.flatMap(([what, sql]) => {
    const found = count(sql);
    return found > 0 ? [`${what}: ${found}`] : [];
  });
}
