/** The checkout and what it leaves behind: the receipt. */
export { clearSavedCheckout } from './checkout-storage.ts';
export type { Receipt } from './create-order-memory.ts';
export { useOrderNumber } from './use-order-number.ts';
export { orderMemory } from './order-memory.ts';
export { orderAttemptsIn } from './attempts/order-attempts.ts';
export { AddressFields, addressFieldId } from './address-fields.tsx';
export { addressErrors, cleanAddress, country, emptyAddress, type AddressField, type CheckoutAddress, type Region } from './address.ts';
export { regionsQuery } from './checkout-operations.ts';
export { formatCard, readSavedPayment, type SavedPayment } from './payment/saved-payment.ts';
export { savedPaymentsFields, savedPaymentsQuery } from './payment/saved-payments-query.ts';
export { checkoutCatalogue, messages as checkoutMessages } from './messages.ts';
