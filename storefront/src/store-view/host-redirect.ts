import type { StoreView } from '../platform/layout/layout-data.ts';

/**
 * Returns where a path with the code of a store view on another host leads: to the same page there. A base URL that ends
 * with the code itself leads nowhere: its path is the same on both hosts, so a shop that answers for both would redirect
 * to itself.
 *
 * @param storeCode - Code that the path begins with; null without one.
 * @param pathname - Path of the URL without store code.
 * @param search - Query of the URL.
 * @returns URL; null for a path without code, and for a store view on this host
 */
export function getHostRedirect(
  storeCode: string | null,
  pathname: string,
  search: string,
  storeViews: readonly Pick<StoreView, 'code' | 'baseUrl'>[],
): string | null {
  const baseUrl = storeViews.find(({ code }) => code === storeCode)?.baseUrl;
  const isCodeLast = baseUrl !== undefined && new URL(baseUrl).pathname.split('/').at(-1) === storeCode;
  return baseUrl === undefined || isCodeLast ? null : `${baseUrl}${pathname}${search}`;
}
