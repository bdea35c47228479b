import type { LinkType } from '../nodes.ts';
import { isDirective, safeLink } from '../sanitize/url.ts';

/** Where a link of the content leads in the application. */
export interface ResolvedLink {
  href: string;
  /**
   * Whether the application's own router can follow it. Files of the shop are the server's: only a browser can open
   * them.
   */
  isInternal: boolean;
}

/** What deciding about a link needs. */
export interface LinkSettings {
  /** Hosts of the shop, such as `shop.example` and the host of its backend; links to their pages become paths. */
  shopHosts: readonly string[];
  /** Turns a path of the backend into an address of the application. */
  resolveUrl: (path: string, linkType: LinkType | undefined) => string;
}

const base = 'https://relative.invalid';

/**
 * Decides where a link leads. Relative links and links to the shop's own hosts become paths and go through the URL
 * resolver, except those to files, which keep their host; all others stay as they are.
 *
 * @returns undefined when there is nothing a browser may follow
 */
export function resolveLink(
  url: string | undefined,
  { shopHosts, resolveUrl }: LinkSettings,
  linkType?: LinkType,
): ResolvedLink | undefined {
  const address = safeLink(url);
  if (address === undefined || isDirective(address) || !URL.canParse(address, base)) return undefined;
  if (address.startsWith('#')) return { href: address, isInternal: false };
  const { protocol, host, hostname, origin, pathname, search, hash } = new URL(address, base);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  const isOwn = isWeb && (origin === base || shopHosts.includes(host) || shopHosts.includes(hostname));
  if (!isOwn) return { href: address, isInternal: false };
  // Two slashes at the start would name another host.
  const path = pathname.replace(/^\/+/, '/') + search + hash;
  // The host of the application need not have the files of the backend's.
  if (isFile(pathname, linkType)) return { href: origin === base ? path : address, isInternal: false };
  return { href: resolveUrl(path, linkType), isInternal: true };
}

const fileFolder = /^\/+(?:pub\/)?media\//;
/**
 * `.html` and `.htm` end the addresses of pages; what is longer or begins with a digit is part of a name, as in
 * `/omega-1.5g`.
 */
const fileName = /\.(?!html?$)[a-z][a-z\d]{1,4}$/i;

/** What Magento itself calls a page is one, whatever its address ends in. */
function isFile(pathname: string, linkType: LinkType | undefined): boolean {
  return fileFolder.test(pathname) || ((linkType === undefined || linkType === 'default') && fileName.test(pathname));
}
