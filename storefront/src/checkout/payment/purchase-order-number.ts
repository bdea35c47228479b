import { PaymentError } from './payment-adapter.ts';

/** Characters that `sales_order_payment.po_number` of Magento takes; an order with more fails. */
const maxPurchaseOrderNumber = 32;

/**
 * Reads the number of the buyer's own purchase order.
 *
 * @throws PaymentError when it is missing or too long for Magento
 */
export function readPurchaseOrderNumber(text: string): string {
  const number = text.trim();
  if (number === '') throw new PaymentError('no-purchase-order-number');
  if (number.length > maxPurchaseOrderNumber) throw new PaymentError('long-purchase-order-number');
  return number;
}
