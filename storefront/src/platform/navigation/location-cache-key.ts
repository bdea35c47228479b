/** Returns the cache key of a location: path and query, without the fragment. */
export function getLocationCacheKey({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return pathname + search;
}
