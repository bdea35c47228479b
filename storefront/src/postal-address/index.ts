/** Addresses as text, and the order of their parts by country. */
export { AddressText } from './address-text.tsx';
export { getAddressLines, type PostalAddress } from './get-address-lines.ts';
export { getFieldOrder } from './get-field-order.ts';
export { hasRegion } from './has-region.ts';
export { type ToAddressLines, useAddressLines } from './use-address-lines.ts';
