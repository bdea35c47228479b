/** A store view by its code. */
interface Coded {
  code: string;
}

/**
 * Puts what stands before every path of a store view in front of one of the shop's own paths. Addresses of other hosts, queries and
 * fragments alone, and paths that have it already stay as they are.
 *
 * @param basePath e.g. `/witryna_pl_en_us`; empty for the default view
 * @param storeViews a path that begins with the code of one of them stays as it is, too
 */
export function withBasePath(basePath: string, href: string, storeViews: readonly Coded[] = []): string {
  if (!basePath || !/^\/(?![/\\])/.test(href)) return href;
  const path = href.replace(/[?#].*/s, '');
  return `${path}/`.startsWith(`${basePath}/`) || splitStoreCode(path, storeViews).storeCode !== null ? href : basePath + href;
}

/** The store view of a page among all of the website. */
export interface ViewOfPage {
  store: { storeCode: string };
  storeViews: readonly Coded[];
  /** What stands before every path of the view. */
  basePath: string;
}

/** Whether a path leads into another store view than that of the page; it is opened with a full page load. [STO-11] */
export function isInOtherView(pathname: string, { store, storeViews }: ViewOfPage): boolean {
  const { storeCode } = splitStoreCode(pathname, storeViews);
  return storeCode !== null && storeCode !== store.storeCode;
}

/**
 * Takes a store code off the front of a path (requirement RTE-15). Only known codes count; anything else is an ordinary
 * path (decision OPN-95).
 *
 * @returns the path below the prefix, and the code or null
 */
export function splitStoreCode(pathname: string, storeViews: readonly Coded[]): { storeCode: string | null; pathname: string } {
  const [, first = ''] = pathname.split('/');
  return storeViews.some(({ code }) => code === first) ? { storeCode: first, pathname: pathname.slice(first.length + 1).replace(/^\/*/, '/') } : { storeCode: null, pathname };
}
