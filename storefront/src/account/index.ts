/** The account of a customer: its menus and pages. */
export type { AccountRouteParams } from './account-route.ts';
