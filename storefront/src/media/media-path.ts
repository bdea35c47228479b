/** Removes the scheme of a URL: content may name the media with `http:`, the configuration with `https:`. */
const withoutScheme = (url: string) => url.replace(/^https?:/i, '');

/**
 * Returns the path of a file below the media URL, e.g. `catalog/product/a/b/ab.jpg`, with its query.
 *
 * @param src - URL or path of the file.
 * @param mediaBaseUrl - Media URL of the store view, `secure_base_media_url`. Null: whatever has `/media/` in its path
 * counts as media, as on a stock Magento.
 * @returns null for files that are not below it
 */
export function getMediaPath(src: string, mediaBaseUrl: string | null): string | null {
  if (src.startsWith('/media/')) return src.slice('/media/'.length);
  if (mediaBaseUrl === null) return /^(?:https?:|\/)[^?#]*\/media\/(.+)/.exec(src)?.[1] ?? null;
  const base = withoutScheme(mediaBaseUrl);
  const url = withoutScheme(src);
  return url.startsWith(base) ? url.slice(base.length).replace(/^\/+/, '') : null;
}
