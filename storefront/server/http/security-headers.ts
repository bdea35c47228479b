import type { ServerResponse } from 'node:http';

export interface SecurityPolicy {
  /** Origins of images and media besides the shop's own. */
  mediaOrigins: string[];
  /** True while developing: Vite injects inline scripts and opens a WebSocket. */
  development: boolean;
}

/**
 * The content security policy: scripts only from the shop itself, never inline and never evaluated, so that the same
 * HTML can stand in a shared cache (a nonce could not). Inline style attributes are allowed: Page Builder content
 * positions itself with them.
 */
export function contentSecurityPolicy({ mediaOrigins, development }: SecurityPolicy): string {
  const media = ["'self'", 'data:', ...mediaOrigins].join(' ');
  return [
    "default-src 'self'",
    `script-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${media}`,
    `media-src ${media}`,
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Sets the headers that every answer of the server carries. */
export function setSecurityHeaders(response: ServerResponse, policy: string): void {
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('X-Frame-Options', 'DENY');
  response.setHeader('Referrer-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
  response.setHeader('Permissions-Policy', 'camera=(), microphone=(), payment=(self), geolocation=(self), usb=()');
  response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
}
