/** The checkout and what it leaves behind: the receipt. */
export { AddressFields } from './address-fields.tsx';
export {
  addressErrors,
  type AddressField,
  type CheckoutAddress,
  cleanAddress,
  emptyAddress,
  isSameAddress,
} from './address.ts';
export { getSentAddress } from './company-invoice.ts';
export { listAddressErrors } from './list-address-errors.ts';
export { orderAttemptsIn } from './attempts/order-attempts.ts';
export {
  defaultOptionalFields,
  getShownFields,
  type OptionalFields,
} from './optional-fields.ts';
export { useOptionalFields } from './use-optional-fields.ts';
export { type Country, noCountries, toCountries } from './countries.ts';
export { readSavedAddress } from './read-saved-address.ts';
export { toRegionFields, withRegionCode } from './regions.ts';
export { countriesQuery } from './countries-operations.ts';
export { clearSavedCheckout } from './checkout-storage.ts';
export type { OrderStorage, Receipt } from './create-order-storage.ts';
export { checkoutMessages } from './messages.ts';
export { orderMemory } from './order-storage.ts';
export { formatCard, readSavedPayment, type SavedPayment } from './payment/saved-payment.ts';
export { savedPaymentsFields, savedPaymentsQuery } from './payment/saved-payments-query.ts';
export { markReceiptShown } from './shown-receipt.ts';
export { useOrderNumber } from './use-order-number.ts';
