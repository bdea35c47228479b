/**
 * Returns the one spelling of a path among those that Magento takes for the same: without empty segments, and with
 * nothing encoded that need not be. Others would fill caches with copies of a page. The case of what stays encoded is
 * kept, because proxies write it their own way.
 *
 * @param pathname - Path of a URL, encoded.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2
 */
export function getCanonicalPath(pathname: string): string {
  return pathname.replace(/\/{2,}/g, '/').replace(/%[\da-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape;
  });
}
