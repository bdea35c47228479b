import { releaseStock } from '../catalog/stock.ts';
import { returnCredit } from '../credit/order-credit.ts';
import { requireCustomerId } from '../customer/require-customer.ts';
import { newSecret } from '../customer/session-tokens.ts';
import { defineRow, text } from '../database/index.ts';
import { inputError, noSuchEntity, notAuthorized } from '../graphql-error.ts';
import { deliverMails, queueMail } from '../mail/index.ts';
import type { RequestContext } from '../request-context.ts';
import { storeConfig } from '../store/store-config.ts';
import { decodeNumericUid } from '../uid.ts';
import { cancellationMail } from './cancellation-mail.ts';
import { findShipment, insertComment } from './fulfillment-repository.ts';
import { listOrderItems } from './order-parts-repository.ts';
import { findOrder, type OrderRecord } from './order-repository.ts';

/** Magento's CancelOrderInput. */
export interface CancelOrderInput {
  readonly order_id: string;
  readonly reason: string;
}

const messages = {
  ORDER_CANCELLATION_DISABLED: 'Order cancellation is not enabled for requested store.',
  PARTIAL_ORDER_ITEM_SHIPPED: 'Order with one or more items shipped cannot be cancelled',
  INVALID_ORDER_STATUS: 'Order already closed, complete, cancelled or on hold',
} as const;

type Refusal = keyof typeof messages;

const finalStates = new Set(['closed', 'complete', 'canceled', 'holded']);

/** Returns why an order cannot be canceled any more; null when it can. */
function getObstacle(context: RequestContext, order: OrderRecord): Refusal | null {
  if (storeConfig(context.storeView, context)['order_cancellation_enabled'] !== true)
    return 'ORDER_CANCELLATION_DISABLED';
  if (finalStates.has(order.state)) return 'INVALID_ORDER_STATUS';
  return findShipment(context.database, order.id) ? 'PARTIAL_ORDER_ITEM_SHIPPED' : null;
}

/** Whether the customer can cancel an order, which Magento offers as an action of it. */
export const canCancel = (context: RequestContext, order: OrderRecord): boolean => getObstacle(context, order) === null;

/**
 * Cancels an order of the customer: its products can be sold again. Source of CancelOrderOutput, which has the refusals.
 *
 * @throws CommerceError graphql-authorization for a guest, graphql-no-such-entity for an unknown or foreign order
 */
export function cancelOrder(context: RequestContext, { order_id: uid }: CancelOrderInput): Record<string, unknown> {
  const { database } = context;
  const customerId = requireCustomerId(context);
  const id = decodeNumericUid(uid);
  return database.transaction(() => {
    const order = id === null ? undefined : findOrder(database, 'id', id);
    if (order?.customer_id !== customerId) throw noSuchEntity('Could not find an order with the given ID.');
    const code = getObstacle(context, order);
    if (code) return { error: messages[code], errorV2: { code, message: messages[code] }, order };
    return cancel(context, order);
  });
}

/** Cancels an order; call within a transaction. */
function cancel(context: RequestContext, order: OrderRecord): Record<string, unknown> {
  const { database, now } = context;
  returnCredit(context, order);
  for (const { sku, quantity } of listOrderItems(database, order.id)) releaseStock(database, sku, quantity);
  database.run("UPDATE sales_order SET state = 'canceled', updated_at = ? WHERE id = ?", [
    now().toISOString(),
    order.id,
  ]);
  return { error: null, errorV2: null, order: findOrder(database, 'id', order.id) };
}

/** Magento's GuestOrderCancelInput. */
export interface GuestOrderCancelInput {
  readonly token: string;
  readonly reason: string;
}

/** Magento's ConfirmCancelOrderInput. */
export interface ConfirmCancelOrderInput {
  readonly order_id: string;
  readonly confirmation_key: string;
}

const confirmationRow = defineRow<{ confirmation_key: string }>({ confirmation_key: text });

/**
 * Mails the link with which a guest cancels an order; the last link is the one that works.
 *
 * @throws CommerceError graphql-no-such-entity for an unknown token, graphql-authorization for an order of an account
 */
export function requestGuestOrderCancel(
  context: RequestContext,
  { token, reason }: GuestOrderCancelInput,
): Record<string, unknown> {
  const { database } = context;
  const order = findOrder(database, 'token', token);
  if (!order) throw noSuchEntity("We couldn't locate an order with the information provided.");
  if (order.customer_id !== null) throw notAuthorized('Please login to view the order.');
  const code = getObstacle(context, order);
  if (code) return { error: messages[code], errorV2: { code, message: messages[code] }, order };
  const key = newSecret();
  database.transaction(() => {
    database.run(
      `INSERT INTO sales_order_confirm_cancel (order_id, confirmation_key, reason) VALUES (?, ?, ?)
       ON CONFLICT (order_id) DO UPDATE SET confirmation_key = excluded.confirmation_key, reason = excluded.reason`,
      [order.id, key, reason],
    );
    insertComment(
      database,
      order.id,
      'Order cancellation confirmation key was sent via email.',
      context.now().toISOString(),
    );
    queueMail(context, cancellationMail(context, order, key));
  });
  deliverMails(context);
  return { error: null, errorV2: null, order };
}

/**
 * Cancels a guest's order with the key of the mailed link.
 *
 * @throws CommerceError graphql-input for a key that is not the order's
 */
export function confirmCancelOrder(
  context: RequestContext,
  { order_id: uid, confirmation_key: key }: ConfirmCancelOrderInput,
): Record<string, unknown> {
  const { database } = context;
  const id = decodeNumericUid(uid);
  if (id === null) throw inputError('Required parameter "order_id" is missing or incorrect.');
  return database.transaction(() => {
    const order = findOrder(database, 'id', id);
    const refuse = (message: string) => ({ error: message, errorV2: { code: 'UNDEFINED', message }, order: null });
    if (!order) return refuse("The entity that was requested doesn't exist. Verify the entity and try again.");
    if (order.customer_id !== null) return refuse('Current user is not authorized to cancel this order');
    const code = getObstacle(context, order);
    if (code) return { error: messages[code], errorV2: { code, message: messages[code] }, order };
    const stored = database.get(
      confirmationRow,
      'SELECT confirmation_key FROM sales_order_confirm_cancel WHERE order_id = ?',
      [id],
    );
    if (stored?.confirmation_key !== key) throw inputError('The order cancellation could not be confirmed.');
    return cancel(context, order);
  });
}
