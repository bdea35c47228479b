import type { Capability } from '../../../storefront/src/commerce/capabilities.ts';
import { products } from './cart.ts';

/** One page of each kind that a visitor can open without having done anything. */
export const publicPaths = [
  '/',
  '/sport.html',
  '/search.html?query=magnez',
  products.protein.path,
  '/cart',
  '/checkout',
  '/sign-in',
  '/create-account',
  '/customer-service',
  '/stores',
  '/stores/legnica',
] as const;

/** Whether the shop has a page at the path: those of physical shops are gone where the backend knows none. */
export const isThere = (path: string, features: ReadonlySet<Capability>): boolean =>
  features.has('storeLocator') || !path.startsWith('/stores');
