/** How to reach the people of the shop. */
export { CheckoutHelp } from './checkout-help.tsx';
