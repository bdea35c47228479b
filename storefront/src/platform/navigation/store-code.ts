/** A store view. */
interface Coded {
  code: string;
}

/**
 * Returns an internal path with the base path of a store view. URLs of other hosts, a query or fragment alone, and
 * paths that have a base path are returned unchanged.
 *
 * @param basePath e.g. `/witryna_pl_en_us`; empty for the default view
 * @param storeViews paths that begin with one of their codes are returned unchanged, too
 */
export function withBasePath(basePath: string, href: string, storeViews: readonly Coded[] = []): string {
  if (!basePath || !/^\/(?![/\\])/.test(href)) return href;
  const path = href.replace(/[?#].*/s, '');
  return `${path}/`.startsWith(`${basePath}/`) || splitStoreCode(path, storeViews).storeCode !== null
    ? href
    : basePath + href;
}

/** The store view of a page, and all store views of the website. */
export interface StoreViewContext {
  store: { storeCode: string };
  storeViews: readonly Coded[];
  /** Base path of the store view. */
  basePath: string;
}

/**
 * Returns whether a URL belongs to another store view, which needs a page load: it begins with the code of one, or has
 * Magento's `___store` parameter, which the server reads.
 */
export function isOtherStoreView(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  { store, storeViews }: StoreViewContext,
): boolean {
  if (/[?&]___store=/.test(search)) return true;
  const { storeCode } = splitStoreCode(pathname, storeViews);
  return storeCode !== null && storeCode !== store.storeCode;
}

/**
 * Splits a path into store code and the rest. Only known codes count.
 *
 * @returns the path without the code, and the code or null
 */
export function splitStoreCode(
  pathname: string,
  storeViews: readonly Coded[],
): { storeCode: string | null; pathname: string } {
  const [, first = ''] = pathname.split('/');
  return storeViews.some(({ code }) => code === first)
    ? { storeCode: first, pathname: pathname.slice(first.length + 1).replace(/^\/*/, '/') }
    : { storeCode: null, pathname };
}
