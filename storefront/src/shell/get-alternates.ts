import type { AlternatePage } from '../store-view/index.ts';

/**
 * Returns the pages of other store views that a page names as its alternates. Other views have the page that is at this
 * address; the query of the canonical address says which part of it.
 *
 * @param canonicalPath - Path and query of the page; undefined without one.
 * @param pathname - Path at which the other views were asked.
 */
export function getAlternates(
  canonicalPath: string | undefined,
  pathname: string,
  alternates: readonly AlternatePage[],
): AlternatePage[] {
  if (canonicalPath === undefined) return [];
  const [path = '', ...query] = canonicalPath.split('?');
  if (path !== pathname) return [];
  return alternates.map((alternate) => ({ ...alternate, path: [alternate.path, ...query].join('?') }));
}
