/**
 * Returns the headers that say who may store a page. A public page may be in a shared cache for a minute, and for a day
 * while a fresh one is being fetched or the shop is unavailable. All others are stored by nobody.
 *
 * @param tags - Magento's cache tags of a public page; undefined for a private one.
 */
export function getCacheHeaders(status: number, tags: readonly string[] | undefined): Record<string, string> {
  if (status !== 200 || !tags) return { 'cache-control': 'private, no-store' };
  return {
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400, stale-if-error=86400',
    'cache-tag': tags.join(','),
  };
}
