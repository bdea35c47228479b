/** Characters that URL parsers or readers' eyes skip; a scheme hidden behind them is still a scheme. */
const ignored = /[\u0000-\u0020\u007f-\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u3000\ufeff]+/g;
const scheme = /^[a-z][a-z\d+.-]*:/i;
const linkSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const mediaSchemes = new Set(['http:', 'https:']);
const rasterData = /^data:image\/(?:png|gif|jpe?g|webp|avif);base64,[a-z\d+/=\s]*$/i;

/**
 * Lets an address through as a link: http, https, mailto, tel and everything relative.
 *
 * @returns the trimmed address; undefined when it is empty or its scheme is not allowed
 */
export function safeLink(url: string | undefined): string | undefined {
  return withScheme(url, linkSchemes);
}

/**
 * Lets an address through as something the browser loads: http, https, relative, and raster images as `data:`.
 *
 * @param hosts the only hosts to load from, maybe with a port; `*.` stands for every subdomain. Without it every host
 * is allowed
 * @returns the trimmed address; undefined when it is empty or not allowed
 */
export function safeMedia(url: string | undefined, hosts?: readonly string[]): string | undefined {
  if (url !== undefined && rasterData.test(url.trim())) return url.trim();
  const address = withScheme(url, mediaSchemes);
  // An attribute that was never closed swallows the markup after it, and its host would read that.
  if (address?.includes('<')) return undefined;
  return address === undefined || isHostAllowed(address, hosts) ? address : undefined;
}

/**
 * Whether the text still holds a Magento directive (`{{media url=…}}`) that nobody replaced, so that it is no address.
 */
export function isDirective(url: string): boolean {
  return url.includes('{{') || /%7B%7B/i.test(url);
}

function withScheme(url: string | undefined, allowed: ReadonlySet<string>): string | undefined {
  const address = url?.trim();
  if (address === undefined || address === '') return undefined;
  const named = scheme.exec(address.replace(ignored, ''))?.[0].toLowerCase();
  return named !== undefined && !allowed.has(named) ? undefined : address;
}

/** A name no host can have, to find out which addresses are relative. */
const ownHost = 'relative.invalid';

/** A directive is relative as long as nothing stands before it, so that it needs no exception here. */
function isHostAllowed(address: string, hosts: readonly string[] | undefined): boolean {
  if (!hosts) return true;
  if (!URL.canParse(address, `https://${ownHost}`)) return false;
  const { host, hostname } = new URL(address, `https://${ownHost}`);
  return (
    hostname === ownHost ||
    hosts.some((allowed) =>
      allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : allowed === host || allowed === hostname,
    )
  );
}
