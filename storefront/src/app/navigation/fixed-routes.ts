import type { PageKind } from './page-kinds.ts';

/** The routes that the shop itself defines (requirements RTE-01 to RTE-12). Every other path is asked of the backend. */
const fixedRoutes: Record<string, Extract<PageKind, 'cart' | 'checkout' | 'search' | 'create-account' | 'sign-in' | 'account' | 'contact' | 'offline'>> = {
  '/cart': 'cart',
  '/checkout': 'checkout',
  '/search.html': 'search',
  '/create-account': 'create-account',
  '/sign-in': 'sign-in',
  '/customer/account': 'account',
  '/order-history': 'account',
  '/contact-us': 'contact',
  '/offline': 'offline',
};

/** The page type of a fixed route, or null. A slash at the end makes no difference. */
export function matchFixedRoute(pathname: string) {
  return fixedRoutes[pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname] ?? null;
}
