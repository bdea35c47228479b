import type { MessageId } from '../i18n/index.ts';
import type { AccountRouteParams } from './account-route.ts';

/** Pages of the account in the order of its menus. */
const links = [
  { section: 'overview', href: '/customer/account/', label: 'account.nav.overview', covers: ['overview'] },
  { section: 'orders', href: '/order-history', label: 'account.nav.orders', covers: ['orders', 'order'] },
  { section: 'wishlist', href: '/wishlist', label: 'account.nav.wishlist', covers: ['wishlist'] },
  {
    section: 'information',
    href: '/account-information',
    label: 'account.nav.information',
    covers: ['information', 'gdpr'],
  },
  { section: 'addresses', href: '/address-book', label: 'account.nav.addresses', covers: ['addresses'] },
  { section: 'payments', href: '/saved-payments', label: 'account.nav.payments', covers: ['payments'] },
  { section: 'storeCredit', href: '/storecredit/info', label: 'account.nav.storeCredit', covers: ['storeCredit'] },
  {
    section: 'rewardPoints',
    href: '/reward/customer/info',
    label: 'account.nav.rewardPoints',
    covers: ['rewardPoints'],
  },
  { section: 'downloads', href: '/downloads', label: 'account.nav.downloads', covers: ['downloads'] },
  {
    section: 'communications',
    href: '/communications',
    label: 'account.nav.communications',
    covers: ['communications'],
  },
] as const satisfies readonly {
  section: AccountRouteParams['section'];
  covers: readonly AccountRouteParams['section'][];
  href: string;
  label: MessageId;
}[];

/** A page of the account as a link. */
export interface AccountPageLink {
  section: AccountRouteParams['section'];
  href: string;
  label: (typeof links)[number]['label'];
  /** Sections that belong to it. */
  covers: readonly AccountRouteParams['section'][];
}

/** Pages that only some stores have, and whether this one has them. */
export type OptionalPages = Readonly<Record<'wishlist' | 'storeCredit' | 'rewardPoints', boolean>>;

/** The links, without those to pages that the store does not have. */
export function accountLinks(pages: OptionalPages): readonly AccountPageLink[] {
  const isOptional = (section: AccountRouteParams['section']): section is keyof OptionalPages => section in pages;
  return links.filter(({ section }) => !isOptional(section) || pages[section]);
}
