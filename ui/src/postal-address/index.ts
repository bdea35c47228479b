export { PostalAddress, type PostalAddressProps } from './postal-address.tsx';
