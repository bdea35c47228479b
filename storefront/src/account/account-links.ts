import type { AccountPlace } from '../app/index.ts';
import { messages } from './messages.ts';

/** Pages of the account in the order of its menus (ACC-01, ACC-06). */
const links = [
  { section: 'overview', href: '/customer/account/', label: messages.overview, covers: ['overview'] },
  { section: 'orders', href: '/order-history', label: messages.myOrders, covers: ['orders', 'order'] },
  { section: 'wishlist', href: '/wishlist', label: messages.wishlist, covers: ['wishlist'] },
  { section: 'information', href: '/account-information', label: messages.information, covers: ['information', 'gdpr'] },
  { section: 'addresses', href: '/address-book', label: messages.addresses, covers: ['addresses'] },
  { section: 'payments', href: '/saved-payments', label: messages.payments, covers: ['payments'] },
  { section: 'communications', href: '/communications', label: messages.communications, covers: ['communications'] },
] as const satisfies readonly { section: AccountPlace['section']; covers: readonly AccountPlace['section'][]; href: string; label: object }[];

/** A page of the account as a link. */
export interface AccountPageLink {
  section: AccountPlace['section'];
  href: string;
  label: (typeof links)[number]['label'];
  /** Sections that belong to it. */
  covers: readonly AccountPlace['section'][];
}

/** The links, without those whose feature the store has switched off (ACC-07). */
export function accountLinks({ wishlist }: { wishlist: boolean }): readonly AccountPageLink[] {
  return links.filter(({ section }) => section !== 'wishlist' || wishlist);
}
