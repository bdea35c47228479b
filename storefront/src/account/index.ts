/** The account of a customer: its menus and pages. */
export { accountCatalogue, messages as accountMessages } from './messages.ts';
