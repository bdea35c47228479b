/** Where the service worker keeps public pages. */
export const pagesCache = 'pages';

/**
 * Whether a page was kept for reading without a connection.
 *
 * @param caches undefined where the browser has none: at insecure addresses
 */
export async function isPageCached(
  caches: CacheStorage | undefined,
  { origin, pathname, search }: URL,
): Promise<boolean> {
  const kept = await caches?.match(origin + pathname + search, { cacheName: pagesCache }).catch(() => undefined);
  return kept !== undefined;
}
