import { earlyScriptSource } from '../pages/early-script.ts';
import { shopperPreloadScriptSource } from '../pages/shopper-preload-script.ts';
import type { ShopSettings } from '../../src/platform/layout/shop-settings.ts';
import type { CspSources } from '../../src/platform/navigation/csp-sources.ts';

/**
 * What browsers open by HTTPS alone for a year after a visit: the shop's host, its subdomains too, these with the
 * consent to be in the list that browsers bring along (`preload`), or nothing.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Strict-Transport-Security
 */
export const strictTransports = ['host', 'subdomains', 'preload', 'off'] as const;
export type StrictTransport = (typeof strictTransports)[number];

const transportDirectives: Readonly<Record<Exclude<StrictTransport, 'off'>, string>> = {
  host: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
};

export interface SecurityPolicy {
  /** Origins of images and media besides the shop's own. */
  mediaOrigins: string[];
  /** Origins of a captcha and of analytics, whose scripts, frames and requests the shop lets run. */
  serviceOrigins: string[];
  /** Image tiles of maps, and the origins that may frame or open the shop to preview content. */
  settings: Pick<ShopSettings, 'mapTiles' | 'previewOrigins'>;
  /** True while developing: Vite injects inline scripts and markup, and opens a WebSocket. */
  development: boolean;
}

/**
 * The content security policy: scripts only from the shop itself, never evaluated, and inline only those whose hashes
 * it names, so that the same HTML can stand in a shared cache (a nonce could not). Scripts of services run only where
 * the shop is configured so. Inline style attributes are allowed: Page Builder content positions itself with them.
 * Trusted Types are enforced where only the shop's own scripts run: the browser then takes markup and addresses of
 * scripts from the named policies alone. Scripts of services have policies of their own, or none.
 *
 * @param hosts of one page, e.g. of the payment providers at the checkout. Default: none
 */
export function contentSecurityPolicy(
  { mediaOrigins, settings: { mapTiles, previewOrigins }, serviceOrigins, development }: SecurityPolicy,
  hosts?: CspSources,
): string {
  const media = ["'self'", 'data:', ...mediaOrigins].join(' ');
  const added = (origins: readonly string[] = []) => origins.map((origin) => ` ${origin}`).join('');
  const services = added(serviceOrigins);
  return [
    "default-src 'self'",
    // A hash would disable `unsafe-inline`.
    `script-src 'self' ${development ? "'unsafe-inline'" : `${earlyScriptSource} ${shopperPreloadScriptSource}`}${services}${added(hosts?.scripts)}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${media}${services}${mapTiles ? ` ${new URL(mapTiles.url).origin}` : ''}${added(hosts?.images)}`,
    `media-src ${media}`,
    "font-src 'self'",
    `connect-src 'self'${services}${added(hosts?.connections)}${development ? ' ws:' : ''}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    // Players of videos that a shopper asked for; the page builder frames nothing else.
    `frame-src https://www.youtube-nocookie.com https://player.vimeo.com${services}${added(hosts?.frames)}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${added(hosts?.forms)}`,
    `frame-ancestors ${previewOrigins.join(' ') || "'none'"}`,
    ...(development || hosts || serviceOrigins.length > 0
      ? []
      : ["require-trusted-types-for 'script'", 'trusted-types witryna witryna-data witryna-page-builder']),
  ].join('; ');
}

/**
 * Adds the origin of a store view's images and videos to the configured ones, unless it is the shop's own; null adds
 * none.
 */
export function withMediaOrigin<Policy extends Pick<SecurityPolicy, 'mediaOrigins'> & { publicUrl: string }>(
  policy: Policy,
  mediaOrigin: string | null,
): Policy {
  if (mediaOrigin === null || [policy.publicUrl, ...policy.mediaOrigins].includes(mediaOrigin)) return policy;
  return { ...policy, mediaOrigins: [...policy.mediaOrigins, mediaOrigin] };
}

export interface SecurityHeadersOptions extends SecurityPolicy {
  /** Origin of the shop; one without HTTPS has no `Strict-Transport-Security`. */
  publicUrl: string;
  strictTransport: StrictTransport;
}

/**
 * The headers that every answer of the server carries. With preview origins, the two headers that would cut an admin
 * off from the shop's window are left out; the policy names who may frame it.
 */
export function securityHeaders({
  publicUrl,
  strictTransport,
  ...policy
}: SecurityHeadersOptions): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(policy),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), payment=(self), geolocation=(self), usb=()',
    ...(publicUrl.startsWith('https:') &&
      strictTransport !== 'off' && {
        'Strict-Transport-Security': `max-age=31536000${transportDirectives[strictTransport]}`,
      }),
    ...(policy.settings.previewOrigins.length === 0 && {
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    }),
  };
}
