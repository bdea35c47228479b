import type { PaymentErrorReason } from './payment-adapter.ts';

/** Ids of the shop's own payment fields. Those of payment providers are in frames, which no link leads into. */
export const cardNumberId = 'card-number';
export const cardExpiryId = 'card-expiry';
export const purchaseOrderNumberId = 'purchase-order-number';

/** Ids of the fields that errors are about. */
export const paymentErrorFields: Readonly<Partial<Record<PaymentErrorReason, string>>> = {
  invalidNumber: cardNumberId,
  invalidExpiry: cardExpiryId,
  expired: cardExpiryId,
  'no-purchase-order-number': purchaseOrderNumberId,
  'long-purchase-order-number': purchaseOrderNumberId,
};
