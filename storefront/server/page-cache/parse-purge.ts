import type { IncomingHttpHeaders } from 'node:http';

/** Tags to purge, or every page. */
export type PurgedTags = 'all' | readonly string[];

/**
 * Returns the tags that a `PURGE` request names, or null when it names none in a known form:
 *
 * - `X-Magento-Tags-Pattern`, as Magento sends it to its `http_cache_hosts`: `.*`, or alternatives such as
 *   `((^|,)cat_p_12(,|$))|((^|,)cat_c_5(,|$))`. Only these two forms are read; the header is never used as a regular
 *   expression.
 * - `Cache-Tag` with tags separated by commas, or `Surrogate-Key` with tags separated by spaces.
 *
 * @see https://github.com/magento/magento2/blob/2.4.8/app/code/Magento/CacheInvalidate/Model/PurgeCache.php
 */
export function parsePurge(headers: IncomingHttpHeaders): PurgedTags | null {
  const pattern = getHeader(headers, 'x-magento-tags-pattern');
  if (pattern !== undefined) return parsePattern(pattern);
  const tags = [
    ...(getHeader(headers, 'cache-tag')?.split(',') ?? []),
    ...(getHeader(headers, 'surrogate-key')?.split(' ') ?? []),
  ]
    .map((tag) => tag.trim())
    .filter(Boolean);
  return tags.length > 0 ? tags : null;
}

function parsePattern(pattern: string): PurgedTags | null {
  if (pattern === '.*') return 'all';
  const tags = pattern.split('|(').map((part, index) => {
    // `split` has taken the opening bracket of all but the first; `(^|,)` and `(,|$)` contain no `|(`.
    const alternative = index === 0 ? part : `(${part}`;
    return /^\(\(\^\|,\)([^()|^$,]+)\(,\|\$\)\)$/.exec(alternative)?.[1];
  });
  return tags.every((tag) => tag !== undefined) ? tags : null;
}

function getHeader(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(',') : value;
}
