/**
 * Returns the `Cache-Status` of a page from the cache.
 *
 * @param ttl - Seconds until the page is stale; negative if it already is.
 * @see https://www.rfc-editor.org/rfc/rfc9211
 */
export function formatHit(ttl: number, detail?: 'stale-if-error'): string {
  return `witryna; hit; ttl=${ttl}${detail ? `; detail=${detail}` : ''}`;
}

/**
 * Returns the `Cache-Status` of a page that was rendered for this request.
 *
 * @param reason - `uri-miss` if the cache had no page, `stale` if it had been purged.
 */
export function formatMiss(reason: 'uri-miss' | 'stale', isStored: boolean): string {
  return `witryna; fwd=${reason}${isStored ? '; stored' : ''}`;
}
