import { CommerceError } from '../commerce/index.ts';
import type { PaymentMethod } from './checkout-state.ts';

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
