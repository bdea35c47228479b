import type { LinkType } from '../nodes.ts';
import { isFilePath, isPageLink } from '../sanitize/is-file-path.ts';
import { isDirective, relativeOrigin, safeLink } from '../sanitize/url.ts';

/** Target of a content link in the application. */
export interface ResolvedLink {
  href: string;
  /** Whether the application's router can handle it. Files of the shop must be loaded by the browser. */
  isInternal: boolean;
}

/** Settings for resolving links. */
export interface LinkSettings {
  /** Hosts of the shop, e.g. `shop.example` and the host of its backend; links to their pages become paths. */
  shopHosts: readonly string[];
  /** Converts a path of the backend to a URL of the application. */
  resolveUrl: (path: string, linkType: LinkType | undefined) => string;
}

/**
 * Resolves a link. Relative links and links to the shop's own hosts become paths and go through `resolveUrl`, except
 * those to files, which keep their host; all others are unchanged.
 *
 * @returns undefined if the browser must not follow the link.
 */
export function resolveLink(
  url: string | undefined,
  { shopHosts, resolveUrl }: LinkSettings,
  linkType?: LinkType,
): ResolvedLink | undefined {
  const address = safeLink(url);
  if (address === undefined || isDirective(address) || !URL.canParse(address, relativeOrigin)) return undefined;
  if (address.startsWith('#')) return { href: address, isInternal: false };
  const { protocol, host, hostname, origin, pathname, search, hash } = new URL(address, relativeOrigin);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  const isOwn = isWeb && (origin === relativeOrigin || shopHosts.includes(host) || shopHosts.includes(hostname));
  if (!isOwn) return { href: address, isInternal: false };
  // Two leading slashes would be a host name.
  const path = pathname.replace(/^\/+/, '/') + search + hash;
  // The application's host may not have the files of the backend's host.
  if (isFilePath(pathname, isPageLink(linkType)))
    return { href: origin === relativeOrigin ? path : address, isInternal: false };
  return { href: resolveUrl(path, linkType), isInternal: true };
}

/**
 * Returns the links of products with those to the shop's own hosts as paths, in the notation that hosts look products up
 * by; others are unchanged.
 */
export function resolveProductPaths(pathNames: readonly string[], shopHosts: readonly string[]): string[] {
  const settings: LinkSettings = { shopHosts, resolveUrl: (path) => path };
  return pathNames.map((pathName) => resolveLink(pathName, settings, 'product')?.href ?? pathName);
}
