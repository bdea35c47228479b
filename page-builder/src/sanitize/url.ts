/** Characters that URL parsers or readers ignore; a scheme hidden by them is still a scheme. */
const ignored = /[\u0000-\u0020\u007f-\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u3000\ufeff]+/g;
const scheme = /^[a-z][a-z\d+.-]*:/i;
const linkSchemes = /^(?:https?|mailto|tel|sms|whatsapp):/i;
const mediaSchemes = /^https?:/i;
const rasterData = /^data:image\/(?:png|gif|jpe?g|webp|avif);base64,[a-z\d+/=\s]*$/i;

/**
 * Returns the URL if it is allowed as a link: http, https, mailto, tel, sms, whatsapp or relative.
 *
 * @returns The trimmed URL; undefined if it is empty, its scheme is not allowed, or a directive is in its place.
 */
export function safeLink(url: string | undefined): string | undefined {
  return withScheme(url, linkSchemes);
}

/**
 * Returns the URL if the browser may load it: http, https, relative, or a raster image as `data:`.
 *
 * @param hosts - Only hosts from which to load, optionally with a port; `*.` matches every subdomain. Without it
 *   every host is allowed.
 * @returns The trimmed URL; undefined if it is empty or not allowed.
 */
export function safeMedia(url: string | undefined, hosts?: readonly string[]): string | undefined {
  if (url !== undefined && rasterData.test(url.trim())) return url.trim();
  const address = withScheme(url, mediaSchemes);
  // An unclosed attribute contains the markup after it, which its host would receive.
  if (address?.includes('<')) return undefined;
  return address === undefined || isHostAllowed(address, hosts) ? address : undefined;
}

/**
 * Returns whether the text contains a Magento directive (`{{media url=…}}`) that was not replaced, so that it is not a
 * URL.
 */
export function isDirective(url: string): boolean {
  return /(?:\{|%7B){2}/i.test(url);
}

/** Returns whether there is a URL, and not a directive in its place. */
export function isUrl(url: string | undefined): url is string {
  return url !== undefined && !isDirective(url);
}

function withScheme(url: string | undefined, allowed: RegExp): string | undefined {
  const address = url?.trim();
  if (!address || isDirective(address)) return undefined;
  const visible = address.replace(ignored, '');
  return scheme.test(visible) && !allowed.test(visible) ? undefined : address;
}

/** Origin that cannot exist, for detecting relative URLs. */
export const relativeOrigin = 'https://relative.invalid';

/** Returns whether the host of a URL is allowed. */
function isHostAllowed(address: string, hosts: readonly string[] | undefined): boolean {
  if (!hosts) return true;
  if (!URL.canParse(address, relativeOrigin)) return false;
  const { origin, host, hostname } = new URL(address, relativeOrigin);
  return (
    origin === relativeOrigin ||
    hosts.some((allowed) =>
      allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : allowed === host || allowed === hostname,
    )
  );
}
