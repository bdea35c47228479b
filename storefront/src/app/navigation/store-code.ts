/**
 * Puts what stands before every path of a store view in front of one of the shop's own paths. Addresses of other hosts, queries and
 * fragments alone, and paths that have it already stay as they are.
 *
 * @param basePath e.g. `/witryna_pl_en_us`; empty for the default view
 */
export function withBasePath(basePath: string, href: string): string {
  return /^\/(?![/\\])/.test(href) && !`${href.replace(/[?#].*/s, '')}/`.startsWith(`${basePath}/`) ? basePath + href : href;
}

/**
 * Takes a store code off the front of a path (requirement RTE-15). Only known codes count; anything else is an ordinary
 * path (decision OPN-95).
 *
 * @returns the path below the prefix, and the code or null
 */
export function splitStoreCode(pathname: string, codes: readonly string[]): { storeCode: string | null; pathname: string } {
  const [, first = '', ...rest] = pathname.split('/');
  return codes.includes(first) ? { storeCode: first, pathname: `/${rest.join('/')}` } : { storeCode: null, pathname };
}
