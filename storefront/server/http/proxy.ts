import http, { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import https from 'node:https';
import type { Logger } from 'pino';
import { withCacheKey } from './cache-key.ts';
import { loggedPath } from './logged-path.ts';

/** Paths that belong to the commerce backend. */
const backendPaths = ['/graphql', '/rest/', '/media/', '/outbox', '/sandbox-card/'];

/** Whether a path is answered by the commerce backend and not by the storefront. */
export function isBackendPath(pathname: string): boolean {
  return backendPaths.some((prefix) => (prefix.endsWith('/') ? pathname.startsWith(prefix) : pathname === prefix || pathname.startsWith(`${prefix}/`)));
}

const hopByHopHeaders = new Set([
  'connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'host',
]);
// What is encoded here, a backend may decode before it reads the path: `/media/..%2fadmin/` would be another place than the one looked at.
const ambiguousPath = /%2f|%5c|%2e|%00/i;
const maximumBodySize = 1_000_000;
// Longer than any backend answers: an order is never cut off by the proxy.
const timeout = 100_000;
// Shorter than the 5 s for which common servers keep idle connections: a request never meets one that is just being closed.
const idleTimeout = 3000;

/** Hands a request on to the commerce backend, once: a proxy that repeats requests could place two orders. */
export interface BackendProxy {
  /** @param url the request's, as it was looked at: nothing else is handed on */
  handle(request: IncomingMessage, response: ServerResponse, url: URL): void;
  close(): void;
}

/**
 * Makes a streaming reverse proxy to the commerce backend.
 *
 * @param commerceUrl origin of the backend
 */
export function createBackendProxy(commerceUrl: string, logger: Logger): BackendProxy {
  const target = new URL(commerceUrl);
  const transport = target.protocol === 'https:' ? https : http;
  const agent = new transport.Agent({ keepAlive: true, maxSockets: 256, timeout: idleTimeout });

  const handle = (request: IncomingMessage, response: ServerResponse, { pathname, search }: URL) => {
    if (ambiguousPath.test(pathname)) {
      sendJsonError(response, 400, 'The address is not valid.');
      return;
    }
    if (Number(request.headers['content-length'] ?? 0) > maximumBodySize) {
      sendJsonError(response, 413, 'The request is too large.');
      return;
    }
    let answer: IncomingMessage | undefined;
    const upstream = transport.request(
      {
        agent,
        timeout,
        protocol: target.protocol,
        hostname: target.hostname,
        port: target.port,
        method: request.method,
        path: target.pathname.replace(/\/$/, '') + pathname + search,
        headers: { ...forwardedHeaders(request.headers), host: target.host },
      },
      (incoming) => {
        answer = incoming;
        // Nobody is left to hear it; unread, it would keep its connection from the next request.
        if (response.destroyed) {
          answer.resume();
          return;
        }
        const headers = pathname.startsWith('/graphql') ? withCacheKey(answer.headers, request.headers) : answer.headers;
        response.writeHead(answer.statusCode ?? 502, forwardedHeaders(headers));
        answer.pipe(response);
        answer.on('error', () => response.destroy());
      },
    );
    upstream.on('timeout', () => upstream.destroy(new Error('The commerce backend did not answer in time.')));
    let size = 0;
    upstream.on('error', (error) => {
      if (response.destroyed) return;
      if (size > maximumBodySize && !response.headersSent) {
        sendJsonError(response, 413, 'The request is too large.');
        return;
      }
      logger.error({ err: error, path: loggedPath(request.url) }, 'commerce backend unreachable');
      if (response.headersSent) response.destroy();
      else sendJsonError(response, 502, 'The commerce backend cannot be reached.');
    });
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maximumBodySize) upstream.destroy(new Error('The request is too large.'));
    });
    // A mutation that the backend has whole is left to finish: the shopper may have closed the tab right after ordering.
    response.on('close', () => {
      if (response.writableFinished) return;
      if (request.method !== 'POST' || !request.readableEnded) upstream.destroy();
      else answer?.unpipe(response).resume();
    });
    request.pipe(upstream);
  };

  return { handle, close: () => agent.destroy() };
}

function forwardedHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHopHeaders.has(name.toLowerCase())));
}

function sendJsonError(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ errors: [{ message }] }));
}
