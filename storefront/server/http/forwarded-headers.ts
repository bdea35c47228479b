import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** Headers of one connection. They never pass a proxy (RFC 9110, 7.6.1). */
const hopByHopHeaders: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
]);

/**
 * Request headers that the proxy sets itself, or that make a backend see another request than the proxy: other path,
 * method, client or proxy.
 */
const replacedHeaders: ReadonlySet<string> = new Set([
  'host',
  'content-length',
  'expect',
  'forwarded',
  'proxy',
  'x-real-ip',
  'client-ip',
  'true-client-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-url',
  'x-rewrite-url',
  'x-original-host',
  'x-host',
  'x-http-method',
  'x-http-method-override',
  'x-method-override',
]);

/**
 * Response headers that a browser applies to the whole origin. In a response of the backend they would be about the
 * shop, which does not send the same, or about the ports and reports of another host.
 */
const originHeaders: ReadonlySet<string> = new Set([
  'strict-transport-security',
  'public-key-pins',
  'public-key-pins-report-only',
  'expect-ct',
  'alt-svc',
  'nel',
  'report-to',
  'reporting-endpoints',
  'clear-site-data',
]);

/** Response headers with the lifetime of a response in caches. */
const lifetimeHeaders: readonly string[] = [
  'cache-control',
  'expires',
  'pragma',
  'surrogate-control',
  'cdn-cache-control',
  'cloudflare-cdn-cache-control',
];

/** Cache headers of a response that replace those of the backend. */
export interface CacheHeaders {
  'cache-control': string;
  'cloudflare-cdn-cache-control': string;
  /** Added to the request headers on which the backend says that its response depends. */
  vary: string;
}

export interface ForwardedRequest {
  /** Host of the backend, with its port. */
  host: string;
  /** Public address of the shop. */
  publicUrl: URL;
  clientAddress: string;
  /** Body of the request; null when its method has none. */
  body: Buffer | null;
}

/**
 * Returns the headers of a request as the backend gets them. The framing is always `Content-Length` of a body that was
 * read whole, so that proxy and backend cannot disagree about the end of a request. `X-Forwarded-*` state what is known
 * here.
 */
export function toBackendHeaders(
  headers: IncomingHttpHeaders,
  { host, publicUrl, clientAddress, body }: ForwardedRequest,
): OutgoingHttpHeaders {
  const kept = Object.entries(toEndToEndHeaders(headers)).filter(
    // PHP reads `x_forwarded_for` and `x-forwarded-for` as the same header.
    ([name]) => !replacedHeaders.has(name) && !name.startsWith('x-forwarded-') && !name.includes('_'),
  );
  return {
    ...Object.fromEntries(kept),
    host,
    'x-forwarded-for': clientAddress,
    'x-forwarded-host': publicUrl.host,
    'x-forwarded-proto': publicUrl.protocol.slice(0, -1),
    ...(body && { 'content-length': body.length }),
  };
}

/** Returns the headers of a response of the backend as browsers get them. Cookies are kept: Magento sets its session. */
export function toBrowserHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const kept = Object.entries(toEndToEndHeaders(headers)).filter(([name]) => !originHeaders.has(name.toLowerCase()));
  return Object.fromEntries(kept);
}

/** Returns the headers of a response with another lifetime in caches. */
export function replaceCacheHeaders(headers: OutgoingHttpHeaders, replacement: CacheHeaders): OutgoingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !lifetimeHeaders.includes(name.toLowerCase()));
  const { vary } = headers;
  return {
    ...Object.fromEntries(kept),
    ...replacement,
    vary: vary === undefined ? replacement.vary : `${vary}, ${replacement.vary}`,
  };
}

/** Returns headers without those of one connection and those that `Connection` lists. */
function toEndToEndHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const listed = new Set(
    String(headers['connection'] ?? '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  );
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !hopByHopHeaders.has(name.toLowerCase()) && !listed.has(name.toLowerCase()),
    ),
  );
}
