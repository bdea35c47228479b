import { randomUUID } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { pino } from 'pino';
import type { ServerConfig } from './config.ts';
import { createHealthEndpoint } from './health.ts';
import { isBackendPath } from './http/backend-paths.ts';
import { createBackendProxy } from './http/proxy.ts';
import type { KnownResponses } from './idempotency/known-responses.ts';
import { contentSecurityPolicy, securityHeaders } from './http/security-headers.ts';
import { gracefulClose } from './http/graceful-close.ts';
import { listen } from './http/listen.ts';
import { loggedPath } from './http/logged-path.ts';
import { readPost } from './http/read-post.ts';
import { requestUrl } from './http/request-url.ts';
import { createStaticFiles } from './http/static-files.ts';
import { readAssetManifest } from './pages/asset-manifest.ts';
import { lookModules } from './pages/look.ts';
import { createPageRenderer, type RenderApplication } from './pages/render-page.ts';
import { unavailablePage } from './pages/unavailable-page.ts';
import { createRobots } from './seo/robots.ts';
import { createSitemap } from './seo/sitemap.ts';

// Longer than proxies in front keep an idle connection, mostly 60 s: they never ask on one that is just being closed.
const keepAliveTimeout = 65_000;
// Shoppers leave a page that shows nothing for longer, and each of them would hold a render.
const pageTimeout = 5000;

export interface RunningServer {
  /** Address to open, e.g. `http://localhost:3000`. */
  url: string;
  /** Stops taking requests, lets running ones finish for up to 10 s, then resolves. */
  close(): Promise<void>;
}

/**
 * Starts the production server of the storefront.
 *
 * @param render the built application's server entry
 * @param knownResponses what workers share. Default: a memory in this process
 * @throws Error with one clear sentence when the port is taken or the build is missing
 */
export async function startServer(config: ServerConfig, render: RenderApplication, knownResponses?: KnownResponses): Promise<RunningServer> {
  const logger = pino({ level: config.logLevel, base: null, formatters: { level: (label) => ({ level: label }) } });
  const manifest = await readAssetManifest(config.clientFolder, lookModules(config.look));
  const proxy = createBackendProxy({ commerceUrl: config.commerceUrl, publicUrl: config.publicUrl, logger, ...(knownResponses && { knownResponses }) });
  const headers = new Map(Object.entries(securityHeaders({ ...config, development: false })));
  const health = createHealthEndpoint({ commerceUrl: config.commerceUrl, isOverloaded: proxy.isExhausted });
  const robots = createRobots(config.publicUrl);
  const sitemap = createSitemap(config.commerceUrl, config.publicUrl);
  const renderPage = createPageRenderer({
    policyFor: (hosts) => contentSecurityPolicy({ ...config, development: false }, hosts),
    render,
    assetsOf: manifest.assetsOf,
    commerceUrl: config.commerceUrl,
    allowedHosts: config.redirectHosts,
    previewOrigins: config.previewOrigins,
    measurementScript: config.measurementScript,
    mapTiles: config.mapTiles,
    socialHosts: config.socialHosts,
    offlinePaymentMethods: config.offlinePaymentMethods,
    mediaHosts: config.mediaHosts,
    publicUrl: config.publicUrl,
    look: config.look,
    logger,
    timeout: pageTimeout,
  });
  const files = createStaticFiles(config.clientFolder);

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = requestUrl(request.url, config.publicUrl);
    const { pathname } = url;
    if (isBackendPath(pathname)) {
      proxy.handle(request, response, url);
      return;
    }
    if (request.method === 'POST') {
      const post = await readPost(request, config.publicUrl);
      if (typeof post === 'number') response.writeHead(post, { connection: 'close' }).end();
      else await renderPage(request, response, post);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD, POST' }).end();
      return;
    }
    if (await health(pathname, response)) return;
    if (pathname === '/robots.txt') robots(response);
    else if (files(pathname, request, response)) return;
    else if (pathname === '/sitemap.xml') await sitemap(request, response);
    else await renderPage(request, response);
  };

  const server = http.createServer((request, response) => {
    const started = performance.now();
    const id = requestId(request);
    response.setHeader('X-Request-Id', id);
    response.setHeaders(headers);
    response.on('close', () => {
      logger.info(
        { id, method: request.method, path: loggedPath(request.url), status: response.statusCode, ms: Math.round(performance.now() - started) },
        'request',
      );
    });
    handle(request, response).catch((error: unknown) => {
      // Whoever leaves ends the work on the answer.
      if (response.destroyed) return;
      logger.error({ err: error, id }, 'request failed');
      if (response.headersSent) response.destroy();
      else unavailablePage(response, id);
    });
  });
  server.keepAliveTimeout = keepAliveTimeout;
  const close = gracefulClose(server);
  const port = await listen(server, config.port);

  return {
    url: `http://localhost:${port}`,
    close: async () => {
      await close(10_000, 500);
      proxy.close();
    },
  };
}

// An id from a proxy in front is kept, so that one request has one id in all logs.
function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
