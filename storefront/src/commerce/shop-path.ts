/**
 * Returns the path of a page of the shop for a URL key or URL path of the backend. Whatever the key holds, the path
 * stays on the shop's origin and is the one that a browser shows for it: segments are percent-encoded, and empty
 * segments, `.`, `..` and control characters are left out.
 *
 * @param urlPath - Key or path as the backend stores it: not encoded, e.g. `witaminy/witamina-c`.
 * @param urlSuffix - What the backend appends to it, e.g. `.html` or `/`. Default: nothing.
 * @returns Path with one leading slash; `/` for an empty key.
 */
export function getShopPath(urlPath: string | null | undefined, urlSuffix?: string | null): string {
  // A lone surrogate cannot be encoded; the URL standard replaces it, too.
  const path = `${urlPath ?? ''}${urlSuffix ?? ''}`.replace(/\p{Cc}/gu, '').replace(/\p{Surrogate}/gu, '\uFFFD');
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.' && segment !== '..');
  const trailingSlash = path.endsWith('/') && segments.length > 0 ? '/' : '';
  return `/${segments.map(encodeSegment).join('/')}${trailingSlash}`;
}

// The URL standard leaves these characters of a path as they are (RFC 3986, pchar).
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
}

/**
 * Reads a target of the backend that should be a URL of the shop, e.g. `relative_url` of a route: encoded, maybe with a
 * query string.
 *
 * @returns Path with one leading slash, query string and fragment; null when a browser would leave the shop with it.
 */
export function parseShopUrl(target: string): string | null {
  const base = 'https://shop.invalid';
  const relative = `/${target.replace(/^\//, '')}`;
  if (/^https?:/i.test(target) || !URL.canParse(relative, base)) return null;
  const { origin, pathname, search, hash } = new URL(relative, base);
  return origin === base && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
}
