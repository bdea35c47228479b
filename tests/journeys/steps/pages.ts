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
