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
