import type { AccountRouteParams } from '../account/index.ts';
import type { ProductParams } from '../catalog/index.ts';
import type { GuestOrderRouteParams } from '../orders/index.ts';
import { decodeUriPart } from '../platform/navigation/decode-uri-part.ts';
import type { Page } from '../platform/navigation/page.tsx';
import type { SignInRouteParams } from '../auth/index.ts';

/** Parameters of each route; `object` for none. A page loads its data from them, see `load` of its module. */
export interface RouteParams {
  'cms-page': { identifier: string };
  category: { uid: string };
  product: ProductParams;
  store: { identifier: string };
  'store-list': object;
  search: object;
  cart: object;
  checkout: object;
  'create-account': object;
  'sign-in': SignInRouteParams;
  account: AccountRouteParams;
  'guest-order': GuestOrderRouteParams;
  contact: object;
  compare: object;
  withdrawal: object;
  'not-found': object;
  'internal-error': object;
  offline: object;
}

export type RouteName = keyof RouteParams;

/** A page of the shop and how it starts in the browser. */
export interface Route<Params> {
  /** Path of the page's module below the package, as the build's manifest names it. */
  module: string;
  /** Imports the module, which is a separate chunk. */
  load(): Promise<{ page: Page<Params> }>;
  /**
   * When the server's markup is hydrated: once the scripts are there, or at the first interaction. The latter is for
   * pages that can be used without their script for a moment. `on-load-for-known` is for pages about what the browser
   * holds of the shopper: at the first interaction where it holds nothing, else once the scripts are there.
   */
  hydrate: 'on-load' | 'on-load-for-known' | 'on-interaction';
}

const onLoad = <Params>(module: string, load: Route<Params>['load']): Route<Params> => ({
  module,
  load,
  hydrate: 'on-load',
});

const onLoadForKnown = <Params>(module: string, load: Route<Params>['load']): Route<Params> => ({
  module,
  load,
  hydrate: 'on-load-for-known',
});

const onInteraction = <Params>(module: string, load: Route<Params>['load']): Route<Params> => ({
  module,
  load,
  hydrate: 'on-interaction',
});

/** All pages: module with data and component, and hydration. */
export const routes: { readonly [Name in RouteName]: Route<RouteParams[Name]> } = {
  // At URLs of the backend, see `interpretRoute`.
  'cms-page': onInteraction('src/content/cms-page.tsx', () => import('../content/cms-page.tsx')),
  category: onInteraction('src/catalog/category-page.tsx', () => import('../catalog/category-page.tsx')),
  product: onInteraction('src/catalog/product-page.tsx', () => import('../catalog/product-page.tsx')),
  store: onLoad('src/store-locator/store-page.tsx', () => import('../store-locator/store-page.tsx')),
  'store-list': onLoad('src/store-locator/store-list-page.tsx', () => import('../store-locator/store-list-page.tsx')),
  // At the paths below.
  search: onLoad('src/search/search-page.tsx', () => import('../search/search-page.tsx')),
  cart: onLoadForKnown('src/cart-page/cart-page.tsx', () => import('../cart-page/cart-page.tsx')),
  checkout: onLoadForKnown('src/checkout/checkout-page.tsx', () => import('../checkout/checkout-page.tsx')),
  'create-account': onLoad('src/account/create-account-page.tsx', () => import('../account/create-account-page.tsx')),
  'sign-in': onLoad('src/auth/sign-in-page.tsx', () => import('../auth/sign-in-page.tsx')),
  account: onLoad('src/account/account-page.tsx', () => import('../account/account-page.tsx')),
  'guest-order': onLoad('src/orders/guest-order-page.tsx', () => import('../orders/guest-order-page.tsx')),
  contact: onLoad('src/contact/contact-page.tsx', () => import('../contact/contact-page.tsx')),
  compare: onLoad('src/compare-page/compare-page.tsx', () => import('../compare-page/compare-page.tsx')),
  withdrawal: onLoad('src/withdrawal/withdrawal-page.tsx', () => import('../withdrawal/withdrawal-page.tsx')),
  offline: onLoad('src/shell/pages/offline-page.tsx', () => import('./pages/offline-page.tsx')),
  // In place of a page that is missing or failed.
  'not-found': onLoad('src/shell/pages/not-found-page.tsx', () => import('./pages/not-found-page.tsx')),
  'internal-error': onLoad('src/shell/pages/internal-error-page.tsx', () => import('./pages/internal-error-page.tsx')),
};

type StaticRouteName = Exclude<
  RouteName,
  'cms-page' | 'category' | 'product' | 'store' | 'store-list' | 'not-found' | 'internal-error'
>;

/** A route with the parameters of its path. */
export type StaticRoute = {
  [Name in StaticRouteName]: { name: Name; params: RouteParams[Name] };
}[StaticRouteName];

const toAccount = (section: Exclude<AccountRouteParams['section'], 'order' | 'gdpr'>): StaticRoute => ({
  name: 'account',
  params: { section },
});

const toSignIn = (view: SignInRouteParams['view']): StaticRoute => ({ name: 'sign-in', params: { view } });

/** Paths of the shop itself. Every other path is one of the backend's URL rewrites. */
const staticRoutes: Readonly<Record<string, StaticRoute>> = {
  '/search.html': { name: 'search', params: {} },
  '/cart': { name: 'cart', params: {} },
  '/checkout': { name: 'checkout', params: {} },
  '/create-account': { name: 'create-account', params: {} },
  '/sign-in': toSignIn('sign-in'),
  '/forgot-password': toSignIn('forgot-password'),
  '/customer/account/createPassword': toSignIn('reset-password'),
  '/customer/account/confirm': toSignIn('confirm-email'),
  '/customer/account/confirmation': toSignIn('resend-confirmation'),
  '/customer/account/logoutSuccess': toSignIn('signed-out'),
  '/customer/account': toAccount('overview'),
  '/customer/account/edit': toAccount('information'),
  '/account-information': toAccount('information'),
  '/address-book': toAccount('addresses'),
  '/communications': toAccount('communications'),
  '/order-history': toAccount('orders'),
  '/downloads': toAccount('downloads'),
  '/saved-payments': toAccount('payments'),
  // Magento's own paths, which the links of its mails have.
  '/storecredit/info': toAccount('storeCredit'),
  '/reward/customer/info': toAccount('rewardPoints'),
  '/wishlist': toAccount('wishlist'),
  '/track-my-order': { name: 'guest-order', params: { view: 'track' } },
  '/catalog/product_compare': { name: 'compare', params: {} },
  '/contact-us': { name: 'contact', params: {} },
  '/newsletter/subscriber': toSignIn('newsletter-link'),
  '/withdrawal': { name: 'withdrawal', params: {} },
  '/offline': { name: 'offline', params: {} },
};

/** Paths of the shop itself that contain parameters. */
const parameterRoutes: readonly [path: RegExp, toRoute: (...groups: string[]) => StaticRoute][] = [
  // Extensions number orders as in `2026/0001`, which is encoded here.
  [
    /^\/order-history\/((?:[\w.-]|%[\dA-F]{2})+)$/i,
    (number = '') => ({ name: 'account', params: { section: 'order', number: decodeUriPart(number) } }),
  ],
  [
    /^\/gdpr-request\/type\/([\w-]+)\/code\/([\w-]+)$/,
    (type = '', code = '') => ({ name: 'account', params: { section: 'gdpr', type, code } }),
  ],
];

/** Returns the route of one of the shop's own paths, or null. A trailing slash makes no difference. */
export function matchStaticRoute(pathname: string): StaticRoute | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  for (const [pattern, toRoute] of parameterRoutes) {
    const groups = pattern.exec(path);
    if (groups) return toRoute(...groups.slice(1));
  }
  return staticRoutes[path] ?? null;
}

/** Returns the shop's own paths without parameters. */
export const getStaticPaths = (): string[] => Object.keys(staticRoutes);

/** Returns whether the shop itself has a path, so that it is the same in every store view. */
export const isStaticRoute = (pathname: string): boolean => matchStaticRoute(pathname) !== null;
