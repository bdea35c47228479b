/** Addresses as text. */
export { getAddressLines, type PostalAddress } from './get-address-lines.ts';
export { type ToAddressLines, useAddressLines } from './use-address-lines.ts';
