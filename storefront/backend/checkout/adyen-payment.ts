import { updateCart } from '../cart/cart-repository.ts';
import { releaseStock } from '../catalog/stock.ts';
import { oneOf, integer, defineRow } from '../database/index.ts';
import type { Database } from '../database/index.ts';
import type { RequestContext } from '../request-context.ts';
import { insertInvoice } from './fulfillment-repository.ts';
import { listOrderItems } from './order-parts-repository.ts';
import { findOrder } from './order-repository.ts';

const RESULT_CODES = [
  'Authorised',
  'IdentifyShopper',
  'ChallengeShopper',
  'RedirectShopper',
  'Refused',
  'Cancelled',
  'Error',
  'Pending',
  'Received',
] as const;

/** How far a payment has come, in Adyen's words. */
export type AdyenResultCode = (typeof RESULT_CODES)[number];

/** The payment of an order. */
export interface AdyenPayment {
  order_id: number;
  cart_id: number;
  result_code: AdyenResultCode;
}

const paymentRow = defineRow<AdyenPayment>({
  order_id: integer,
  cart_id: integer,
  result_code: oneOf(...RESULT_CODES),
});

/** Numbers whose bank does something else than pay; their encrypted form in tests is `test_` and the number. */
const RESULTS: Readonly<Record<string, AdyenResultCode>> = {
  '4000000000003220': 'IdentifyShopper',
  '4000000000003063': 'ChallengeShopper',
  '4000000000003097': 'RedirectShopper',
  '4000000000000002': 'Refused',
  '4000000000000119': 'Pending',
  '4000000000000135': 'Received',
  '4000000000000127': 'Error',
};

/** What the bank says to the state data of Adyen's fields. */
export function authoriseAdyen(stateData: string): AdyenResultCode {
  const number = /"encryptedCardNumber":"test_(\d+)"/u.exec(stateData)?.[1];
  return number === undefined ? 'Refused' : (RESULTS[number] ?? 'Authorised');
}

/** Remembers the payment of an order. */
export function insertAdyenPayment(database: Database, orderId: number, cartId: number, result: AdyenResultCode): void {
  database.run('INSERT INTO adyen_payment (order_id, cart_id, result_code) VALUES (?, ?, ?)', [
    orderId,
    cartId,
    result,
  ]);
}

/** The payment of an order, or undefined. */
export function findAdyenPayment(database: Database, orderId: number): AdyenPayment | undefined {
  return database.get(paymentRow, 'SELECT * FROM adyen_payment WHERE order_id = ?', [orderId]);
}

/** Cancels an order whose payment failed, and gives the shopper the cart back. */
function cancelOrder(context: RequestContext, { order_id: orderId, cart_id: cartId }: AdyenPayment): void {
  const { database } = context;
  const at = context.now().toISOString();
  for (const { sku, quantity } of listOrderItems(database, orderId)) releaseStock(database, sku, quantity);
  database.run("UPDATE sales_order SET state = 'canceled', cart_id = NULL, updated_at = ? WHERE id = ?", [at, orderId]);
  database.run('UPDATE cart SET is_active = 1 WHERE id = ?', [cartId]);
  updateCart(database, cartId, { payment_method: null, payment_data: null }, at);
}

/** Writes down what became of a payment: the order is paid, or it is canceled. Safe to repeat. */
export function settleAdyenPayment(context: RequestContext, payment: AdyenPayment, result: AdyenResultCode): void {
  const { database } = context;
  database.transaction(() => {
    database.run('UPDATE adyen_payment SET result_code = ? WHERE order_id = ?', [result, payment.order_id]);
    if (result === 'Authorised' && payment.result_code !== 'Authorised') {
      database.run("UPDATE sales_order SET state = 'processing' WHERE id = ?", [payment.order_id]);
      insertInvoice(database, payment.order_id, context.now().toISOString());
    }
    const isOpen = findOrder(database, 'id', payment.order_id)?.state === 'pending_payment';
    if (isOpen && ['Refused', 'Cancelled', 'Error'].includes(result)) cancelOrder(context, payment);
  });
}
