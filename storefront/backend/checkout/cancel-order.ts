import { releaseStock } from '../catalog/stock.ts';
import { requireCustomerId } from '../customer/require-customer.ts';
import { noSuchEntity } from '../graphql-error.ts';
import type { RequestContext } from '../request-context.ts';
import { storeConfig } from '../store/store-config.ts';
import { decodeNumericUid } from '../uid.ts';
import { findShipment } from './fulfilment-repository.ts';
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
    for (const { sku, quantity } of listOrderItems(database, order.id)) releaseStock(database, sku, quantity);
    database.run("UPDATE sales_order SET state = 'canceled', updated_at = ? WHERE id = ?", [
      context.now().toISOString(),
      order.id,
    ]);
    return { error: null, errorV2: null, order: findOrder(database, 'id', order.id) };
  });
}
