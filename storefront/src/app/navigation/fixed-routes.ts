import type { AccountPlace } from './account-place.ts';
import type { PageKind, PageParams } from './page-kinds.ts';

type FixedKind = Extract<PageKind, 'cart' | 'checkout' | 'search' | 'create-account' | 'sign-in' | 'account' | 'guest-order' | 'contact' | 'offline' | 'withdrawal'>;

/** A page of the shop's own with its parameters. */
export type FixedRoute = { [Kind in FixedKind]: { kind: Kind; params: PageParams[Kind] } }[FixedKind];

const account = (section: Exclude<AccountPlace['section'], 'order' | 'gdpr'>): FixedRoute => ({ kind: 'account', params: { section } });

/** The routes that the shop itself defines (requirements RTE-01 to RTE-12, RTE-16 to RTE-24). Every other path is asked of the backend. */
const fixedRoutes: Readonly<Record<string, FixedRoute>> = {
  '/cart': { kind: 'cart', params: {} },
  '/checkout': { kind: 'checkout', params: {} },
  '/search.html': { kind: 'search', params: {} },
  '/create-account': { kind: 'create-account', params: {} },
  '/sign-in': { kind: 'sign-in', params: { view: 'sign-in' } },
  '/forgot-password': { kind: 'sign-in', params: { view: 'forgot-password' } },
  '/customer/account/createPassword': { kind: 'sign-in', params: { view: 'reset-password' } },
  '/customer/account/logoutSuccess': { kind: 'sign-in', params: { view: 'signed-out' } },
  '/customer/account': account('overview'),
  '/customer/account/edit': account('information'),
  '/account-information': account('information'),
  '/address-book': account('addresses'),
  '/communications': account('communications'),
  '/order-history': account('orders'),
  '/saved-payments': account('payments'),
  '/wishlist': account('wishlist'),
  '/track-my-order': { kind: 'guest-order', params: { view: 'track' } },
  '/withdrawal': { kind: 'withdrawal', params: {} },
  '/contact-us': { kind: 'contact', params: {} },
  '/offline': { kind: 'offline', params: {} },
};

/** The page of a fixed route, or null. A slash at the end makes no difference. */
export function matchFixedRoute(pathname: string): FixedRoute | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const order = /^\/order-history\/([\w-]+)$/.exec(path)?.[1];
  if (order !== undefined) return { kind: 'account', params: { section: 'order', number: order } };
  const [, type, code] = /^\/gdpr-request\/type\/([\w-]+)\/code\/([\w-]+)$/.exec(path) ?? [];
  if (type !== undefined && code !== undefined) return { kind: 'account', params: { section: 'gdpr', type, code } };
  return fixedRoutes[path] ?? null;
}

/** Whether the shop itself defines a path, so that it is the same in every store view. */
export const isFixedRoute = (pathname: string): boolean => matchFixedRoute(pathname) !== null;
