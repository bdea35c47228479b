/** How to reach the people of the shop. */
export { CheckoutHelp } from './checkout-help.tsx';
export { type HelpContact, toHelpContact } from './help-contact.ts';
export { needHelpQuery } from './help-operations.ts';
