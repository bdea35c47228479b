/** Addresses as text. */
export { getAddressLines, type PostalAddress } from './get-address-lines.ts';
