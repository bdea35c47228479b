import { CommerceError, type CommerceResult, type ResultOf } from '../commerce/index.ts';
import type { placeOrderMutation } from './checkout-operations.ts';
import type { PaymentMethod } from './checkout-state.ts';
import type { PlacedOrder } from './order-types.ts';

/** Returns the order number of a guest cart; null while the cart is active, or without a number. */
export function parseReservedNumber(response: unknown): string | null {
  if (typeof response !== 'object' || response === null || !('is_active' in response) || response.is_active !== false)
    return null;
  return 'reserved_order_id' in response &&
    typeof response.reserved_order_id === 'string' &&
    response.reserved_order_id !== ''
    ? response.reserved_order_id
    : null;
}

/** Parses a response of `shipping-information`. @throws CommerceError when it has another shape */
export function parsePaymentMethods(response: unknown): PaymentMethod[] {
  if (
    typeof response !== 'object' ||
    response === null ||
    !('payment_methods' in response) ||
    !Array.isArray(response.payment_methods)
  ) {
    throw new CommerceError('unavailable');
  }
  return response.payment_methods.flatMap((method: unknown) =>
    typeof method === 'object' &&
    method !== null &&
    'code' in method &&
    'title' in method &&
    typeof method.code === 'string' &&
    typeof method.title === 'string'
      ? [{ code: method.code, title: method.title }]
      : [],
  );
}

/** Parses a response of `payment-information`, which is only the order id. @throws Error when it has another shape */
export function parseOrderId(response: unknown): string {
  if ((typeof response === 'number' && Number.isInteger(response)) || (typeof response === 'string' && response !== ''))
    return String(response);
  throw new Error('The response of payment-information is no order id.');
}

/**
 * Parses a response of `placeOrder`. Magento 2.4.7 lists refusals in it; other releases send them as errors.
 *
 * @throws CommerceError with the refusals; Error when it names neither an order nor a refusal
 */
export function parsePlacedOrder({
  data,
  notices,
}: CommerceResult<ResultOf<typeof placeOrderMutation.document>>): PlacedOrder {
  const { order, orderV2, errors: refusals } = data.placeOrder ?? {};
  const orderNumber = order?.order_number ?? orderV2?.number;
  if (orderNumber) return { orderId: toEntityId(orderV2?.id), orderNumber };
  const listed = (refusals ?? []).flatMap((refusal) =>
    refusal ? [{ ...refusal, category: 'graphql-input', path: ['placeOrder'] }] : [],
  );
  const errors = [...notices, ...listed];
  if (errors.length > 0) throw new CommerceError('graphql', { errors, operation: 'placeOrder' });
  throw new Error('The response of placeOrder names no order.');
}

/** Returns the entity id of Magento's id of an order, which is the same in base64; null for any other id. */
function toEntityId(id = ''): string | null {
  try {
    return /^\d+$/.exec(atob(id))?.[0] ?? null;
  } catch {
    return null;
  }
}
