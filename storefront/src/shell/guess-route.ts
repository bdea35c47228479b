import type { LayoutData, MenuCategory } from '../platform/layout/layout-data.ts';
import type { RouteName, RouteParams } from './routes.ts';

/** A page of the backend with the parameters by which it loads. */
export type EntityRoute = {
  [Name in Extract<RouteName, 'cms-page' | 'category' | 'product'>]: { name: Name; params: RouteParams[Name] };
}['cms-page' | 'category' | 'product'];

/**
 * Guesses what is at a path of the backend, so that its data can be requested together with the look-up of the path
 * instead of after it. The look-up decides: the path may be a redirect, or lead to another page.
 *
 * @param pathname without a store code, e.g. `/lamps/desk-lamp.html`
 * @returns null where a guess would mostly be wrong
 */
export function guessRoute(pathname: string, { store, menu }: Pick<LayoutData, 'store' | 'menu'>): EntityRoute | null {
  if (pathname === '/') return { name: 'cms-page', params: { identifier: store.homePage } };
  const category = findCategory(menu, pathname);
  if (category) return { name: 'category', params: { uid: category.uid } };
  const [, segment = ''] = /^\/([^/]+)$/.exec(pathname) ?? [];
  // The list of shops is neither.
  if (segment === '' || segment === 'stores') return null;
  const suffix = store.productUrlSuffix;
  // Where products have no suffix, most of such pages are products.
  const isProduct = segment.endsWith(suffix);
  const key = isProduct ? segment.slice(0, segment.length - suffix.length) : segment;
  if (key.includes('.')) return null;
  return isProduct ? { name: 'product', params: { urlKey: key } } : { name: 'cms-page', params: { identifier: key } };
}

function findCategory(menu: readonly MenuCategory[], pathname: string): MenuCategory | undefined {
  for (const category of menu) {
    const found = category.href === pathname ? category : findCategory(category.children, pathname);
    if (found) return found;
  }
  return undefined;
}
