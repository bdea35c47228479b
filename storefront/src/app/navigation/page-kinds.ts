import type { AccountPlace, GuestOrderPlace, SignInPlace } from './account-place.ts';
import type { Page } from './page.tsx';

/** Parameters of each page type, as the route table or the backend's route answer gives them; `object` for none. */
export interface PageParams {
  'cms-page': { identifier: string };
  category: { uid: string };
  product: { sku: string };
  search: object;
  cart: object;
  checkout: object;
  'create-account': object;
  'sign-in': SignInPlace;
  account: AccountPlace;
  'guest-order': GuestOrderPlace;
  contact: object;
  withdrawal: object;
  'not-found': object;
  'internal-error': object;
  offline: object;
  store: { identifier: string };
  'store-list': object;
}

export type PageKind = keyof PageParams;

interface PageSource<Kind extends PageKind> {
  /** Path of the module below the package, as the build's manifest names it. */
  module: string;
  /** Loads the module and says which page it has. */
  import(): Promise<{ page: Page<PageParams[Kind]> }>;
}

/** Where each page type comes from. Every page is a chunk of its own. */
export const pageSources: { [Kind in PageKind]: PageSource<Kind> } = {
  'cms-page': { module: 'src/content/cms-page.tsx', import: () => import('../../content/cms-page.tsx') },
  category: { module: 'src/catalog/category-page.tsx', import: () => import('../../catalog/category-page.tsx') },
  product: { module: 'src/catalog/product-page.tsx', import: () => import('../../catalog/product-page.tsx') },
  search: { module: 'src/search/search-page.tsx', import: () => import('../../search/search-page.tsx') },
  cart: { module: 'src/cart/cart-page.tsx', import: () => import('../../cart/cart-page.tsx') },
  checkout: { module: 'src/checkout/checkout-page.tsx', import: () => import('../../checkout/checkout-page.tsx') },
  'create-account': { module: 'src/account/create-account-page.tsx', import: () => import('../../account/create-account-page.tsx') },
  'sign-in': { module: 'src/session/sign-in-page.tsx', import: () => import('../../session/sign-in-page.tsx') },
  account: { module: 'src/account/account-page.tsx', import: () => import('../../account/account-page.tsx') },
  'guest-order': { module: 'src/orders/guest-order-page.tsx', import: () => import('../../orders/guest-order-page.tsx') },
  contact: { module: 'src/contact/contact-page.tsx', import: () => import('../../contact/contact-page.tsx') },
  withdrawal: { module: 'src/withdrawal/withdrawal-page.tsx', import: () => import('../../withdrawal/withdrawal-page.tsx') },
  store: { module: 'src/stores/store-page.tsx', import: () => import('../../stores/store-page.tsx') },
  'store-list': { module: 'src/stores/store-list-page.tsx', import: () => import('../../stores/store-list-page.tsx') },
  'not-found': { module: 'src/app/pages/not-found-page.tsx', import: () => import('../pages/not-found-page.tsx') },
  offline: { module: 'src/app/pages/offline-page.tsx', import: () => import('../pages/offline-page.tsx') },
  'internal-error': { module: 'src/app/pages/internal-error-page.tsx', import: () => import('../pages/internal-error-page.tsx') },
};
