import http, {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestOptions,
  type ServerResponse,
} from 'node:http';
import https from 'node:https';
import { urlToHttpOptions } from 'node:url';
import type { Logger } from 'pino';
import {
  createKnownResponses,
  type Claim,
  type KnownResponse,
  type KnownResponses,
} from '../idempotency/known-responses.ts';
import { getSubscriberNetwork } from '../../shared/ip-address.ts';
import { getRequestId } from '../idempotency/request-id.ts';
import { explainBackendRedirect } from './backend-redirect.ts';
import { getBackendMethods, isAmbiguousPath, isUpload } from './backend-paths.ts';
import { withCacheKey } from './cache-key.ts';
import { createGetClientAddress, type GetClientAddress } from './client-address.ts';
import { createConcurrencyLimit, OverloadError } from './concurrency-limit.ts';
import { replaceCacheHeaders, toBackendHeaders, toBrowserHeaders, type CacheHeaders } from './forwarded-headers.ts';
import { redactPath } from './redact-path.ts';
import { createRequestBodyReader, hasBody, RequestBodyError } from './read-request-body.ts';
import { relayResponse, sendWhole } from './relay-response.ts';
import { sendJsonError } from './send-json-error.ts';

const bodyMethods: readonly (string | undefined)[] = ['POST', 'PUT'];
// A browser follows them with the same method and body, so that one click could place two orders.
const repeatingRedirects: readonly number[] = [307, 308];
// The content security policy blocks what redirects of them lead to, and nobody would learn why.
const apiPath = /^\/(?:graphql|rest)(?:\/|$)/;
// Shorter than the 5 s for which common servers keep idle connections, so that a request never uses one that is being
// closed.
const idleTimeout = 3000;

/** Limits of the proxy: sizes in bytes, times in ms. Replaced in tests. */
export const defaultProxyLimits = {
  /** Body of a request. */
  maxBodySize: 1_000_000,
  /** All bodies that are being read. */
  maxTotalBodySize: 64_000_000,
  /** For a client to send a body. */
  bodyTimeout: 15_000,
  /**
   * Body of a request with images of a shopper: what PHP takes by default, `post_max_size`. An image of 5 MB has 7 MB
   * in base64.
   */
  maxUploadSize: 8_000_000,
  /** All bodies with images that are being read: apart from the others, which they must not keep out. */
  maxTotalUploadSize: 64_000_000,
  /** For a client to send images, e.g. over a slow mobile network. */
  uploadTimeout: 120_000,
  /** For the response of the backend. Longer than any backend takes for an order, which the proxy never aborts. */
  backendTimeout: 100_000,
  /** For a client to read what was sent. */
  readTimeout: 20_000,
  /** Response to a request that is not safe, as far as it is read before any of it is sent. */
  maxBufferedResponse: 1_000_000,
  maxConcurrent: 256,
  /** A quarter of all: several clients together can still be served when a few take all that they can. */
  maxConcurrentPerClient: 64,
  maxWaiting: 1024,
  /** For a request to get a connection to the backend. */
  waitTimeout: 10_000,
};

export interface BackendProxyOptions {
  /** Origin of the backend. */
  commerceUrl: string;
  /** Public origin of the shop, for `X-Forwarded-Host` and `X-Forwarded-Proto`. */
  publicUrl: string;
  /** Default: trusts the proxies of private networks. */
  getClientAddress?: GetClientAddress;
  logger: Logger;
  /** Stores requests that change data. Default: in the memory of this process. */
  knownResponses?: KnownResponses;
  limits?: Partial<typeof defaultProxyLimits>;
}

/** Forwards a request to the commerce backend once: a proxy that repeats requests could place two orders. */
export interface BackendProxy {
  /**
   * @param url URL of the request as it was checked; nothing else is forwarded
   * @param cacheHeaders what caches do with the response. Default: that of the backend
   */
  handle(request: IncomingMessage, response: ServerResponse, url: URL, cacheHeaders?: CacheHeaders): void;
  /** Whether all connections to the backend are in use. */
  isExhausted(): boolean;
  close(): void;
}

/**
 * Creates a reverse proxy to the commerce backend. A request gets a connection to the backend once its body has
 * arrived.
 */
export function createBackendProxy({
  commerceUrl,
  publicUrl,
  getClientAddress = createGetClientAddress([]),
  logger,
  limits: given,
  knownResponses = createKnownResponses(),
}: BackendProxyOptions): BackendProxy {
  const limits = { ...defaultProxyLimits, ...given };
  const target = new URL(commerceUrl);
  const transport = target.protocol === 'https:' ? https : http;
  const agent = new transport.Agent({ keepAlive: true, maxSockets: limits.maxConcurrent, timeout: idleTimeout });
  const concurrency = createConcurrencyLimit({
    max: limits.maxConcurrent,
    maxPerClient: limits.maxConcurrentPerClient,
    maxWaiting: limits.maxWaiting,
    waitTimeout: limits.waitTimeout,
  });
  const readBody = createRequestBodyReader({
    maxSize: limits.maxBodySize,
    maxTotalSize: limits.maxTotalBodySize,
    timeout: limits.bodyTimeout,
  });
  const readUpload = createRequestBodyReader({
    maxSize: limits.maxUploadSize,
    maxTotalSize: limits.maxTotalUploadSize,
    timeout: limits.uploadTimeout,
  });

  const forward = async (
    request: IncomingMessage,
    response: ServerResponse,
    { pathname, search }: URL,
    cacheHeaders: CacheHeaders | undefined,
  ): Promise<void> => {
    const isSafe = request.method !== undefined && !['POST', 'PUT', 'DELETE'].includes(request.method);
    const left = new AbortController();
    response.once('close', () => {
      if (!response.writableFinished) left.abort();
    });
    const read = isUpload(request.method, pathname) ? readUpload : readBody;
    const clientAddress = getClientAddress(request);
    const client = getSubscriberNetwork(clientAddress);
    const body = bodyMethods.includes(request.method) ? await read(request, client) : null;
    const path = pathname + search;
    const id = isSafe ? null : getRequestId({ method: request.method ?? '', path, headers: request.headers, body });
    const claim = id === null ? null : await claimRequest(knownResponses, id);
    if (claim && !claim.isFirst) {
      sendWhole(response, claim.known);
      return;
    }
    const release = await concurrency.acquire(client, left.signal).catch((error: unknown) => {
      claim?.settle('unsent');
      throw error;
    });
    try {
      const incoming = await send(transport.request, body, {
        agent,
        timeout: limits.backendTimeout,
        protocol: target.protocol,
        // Without the brackets of an IPv6 address.
        hostname: urlToHttpOptions(target).hostname,
        port: target.port,
        method: request.method,
        path: target.pathname.replace(/\/$/, '') + path,
        headers: toBackendHeaders(request.headers, {
          host: target.host,
          publicUrl: new URL(publicUrl),
          clientAddress,
          body,
        }),
        // Requests that change data are not aborted: the shopper may have closed the tab right after ordering.
        ...(isSafe && { signal: left.signal }),
      });
      const { statusCode = 502 } = incoming;
      const isApiRedirect = apiPath.test(pathname) && statusCode >= 300 && statusCode < 400 && statusCode !== 304;
      if (isApiRedirect || (!isSafe && repeatingRedirects.includes(statusCode))) {
        incoming.destroy();
        throw new Error(explainBackendRedirect(incoming.headers.location, commerceUrl, pathname));
      }
      const headers = pathname.startsWith('/graphql')
        ? withCacheKey(incoming.headers, request.headers)
        : incoming.headers;
      const browserHeaders = toBrowserHeaders(headers);
      await relayResponse(incoming, response, {
        headers: cacheHeaders ? replaceCacheHeaders(browserHeaders, cacheHeaders) : browserHeaders,
        maxBuffered: isSafe ? 0 : limits.maxBufferedResponse,
        readTimeout: limits.readTimeout,
        onWhole: claim?.settle,
      });
    } finally {
      // Does nothing when the response is known.
      claim?.settle('unknown');
      release();
    }
  };

  const fail = (error: unknown, request: IncomingMessage, response: ServerResponse) => {
    if (response.destroyed) return;
    if (error instanceof RequestBodyError) {
      // The rest of a body that is late or rejected may never come.
      sendJsonError(
        response,
        error.status,
        error.message,
        error.status === 413 ? {} : { connection: 'close', ...(error.status === 503 && { 'retry-after': '1' }) },
      );
      return;
    }
    if (error instanceof OverloadError) {
      sendJsonError(response, 503, error.message, { 'retry-after': '1' });
      return;
    }
    logger.error({ err: error, path: redactPath(request.url) }, 'commerce backend unreachable');
    if (response.headersSent) response.socket?.destroySoon();
    else sendJsonError(response, 502, 'The commerce backend cannot be reached.');
  };

  return {
    handle(request, response, url, cacheHeaders) {
      const refusal = findRejection(request, url.pathname);
      if (refusal) sendJsonError(response, refusal.status, refusal.message, refusal.headers);
      else forward(request, response, url, cacheHeaders).catch((error: unknown) => fail(error, request, response));
    },
    isExhausted: concurrency.isExhausted,
    close: () => agent.destroy(),
  };
}

/**
 * Gets the right to send a request, or waits for the response to the one that was sent before.
 *
 * @throws Error when the first one has no response that could be repeated
 */
async function claimRequest(
  responses: KnownResponses,
  id: string,
): Promise<Extract<Claim, { isFirst: true }> | { isFirst: false; known: KnownResponse }> {
  const claim = await responses.claim(id);
  if (claim.isFirst) return claim;
  const outcome = await claim.outcome;
  if (outcome === 'unsent') return claimRequest(responses, id);
  if (outcome === 'unknown') throw new Error('The request was sent before, and what became of it is not known.');
  return { isFirst: false, known: outcome };
}

/** Returns why a request is rejected, or null. */
function findRejection(
  request: IncomingMessage,
  pathname: string,
): { status: number; message: string; headers?: OutgoingHttpHeaders } | null {
  const { method = '', headers } = request;
  if (isAmbiguousPath(pathname))
    return { status: 400, message: 'The address is not valid.', headers: { connection: 'close' } };
  const methods = getBackendMethods(pathname);
  if (!methods.includes(method))
    return {
      status: 405,
      message: 'The method is not allowed.',
      headers: { allow: methods.join(', '), connection: 'close' },
    };
  const coding = headers['transfer-encoding'];
  // A proxy in front may have seen another end of such a request.
  if (
    (coding !== undefined && coding !== 'chunked') ||
    (coding !== undefined && headers['content-length'] !== undefined)
  ) {
    return { status: 400, message: 'The framing of the request is not valid.', headers: { connection: 'close' } };
  }
  if (!bodyMethods.includes(method) && hasBody(request)) {
    return { status: 400, message: `A ${method} request must not have a body.`, headers: { connection: 'close' } };
  }
  return null;
}

/** Sends a request once. Rejects when no response comes, for whatever reason. */
function send(request: typeof http.request, body: Buffer | null, options: RequestOptions): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const upstream = request(options, resolve);
    upstream.on('timeout', () => upstream.destroy(new Error('The commerce backend did not answer in time.')));
    // Also after the response has come: its connection may break later.
    upstream.on('error', reject);
    upstream.on('close', () => reject(new Error('The commerce backend closed the connection.')));
    upstream.end(body ?? undefined);
  });
}
