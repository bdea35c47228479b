import type { LinkType } from '../node-base.ts';
import { isDirective, safeLink } from '../sanitize/url.ts';

/** Where a link of the content leads in the application. */
export interface ResolvedLink {
  href: string;
  /** Whether the application's own router can follow it. */
  isInternal: boolean;
}

/** What deciding about a link needs. */
export interface LinkSettings {
  /** Hosts of the shop, such as `shop.example` and the host of its backend; links to them become paths. */
  hosts: readonly string[];
  /** Turns a path of the backend into an address of the application. */
  resolveUrl: (path: string, linkType: LinkType | undefined) => string;
}

const base = 'https://relative.invalid';

/**
 * Decides where a link leads (CMS-03 to CMS-05, PBT-21). Relative links and links to the shop's own hosts become paths and go through
 * the URL resolver; all others stay as they are.
 *
 * @returns undefined when there is nothing a browser may follow
 */
export function resolveLink(
  url: string | undefined, { hosts, resolveUrl }: LinkSettings, linkType?: LinkType,
): ResolvedLink | undefined {
  const address = safeLink(url);
  if (address === undefined || isDirective(address) || !URL.canParse(address, base)) return undefined;
  if (address.startsWith('#')) return { href: address, isInternal: false };
  const { protocol, host, hostname, origin, pathname, search, hash } = new URL(address, base);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  const isOwn = isWeb && (origin === base || hosts.includes(host) || hosts.includes(hostname));
  if (!isOwn) return { href: address, isInternal: false };
  // Two slashes at the start would name another host.
  const path = pathname.replace(/^\/+/, '/') + search + hash;
  return { href: resolveUrl(path, linkType), isInternal: true };
}
