import { randomUUID } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { pino } from 'pino';
import type { ServerConfig } from './config.ts';
import { createHealthEndpoint } from './health.ts';
import { isAmbiguousPath, isBackendPath } from './http/backend-paths.ts';
import { createGetClientAddress } from './http/client-address.ts';
import { createImageHandler } from './images/image-handler.ts';
import { createBackendProxy } from './http/proxy.ts';
import type { KnownResponses } from './idempotency/known-responses.ts';
import { contentSecurityPolicy, securityHeaders, withMediaOrigin } from './http/security-headers.ts';
import { closeTimes, createGracefulClose } from './http/graceful-close.ts';
import { listen } from './http/listen.ts';
import { redactPath } from './http/redact-path.ts';
import { createPostReader } from './http/read-post.ts';
import { requestUrl } from './http/request-url.ts';
import { createStaticFiles } from './http/static-files.ts';
import { readAssetManifest } from './pages/asset-manifest.ts';
import { getThemeModules } from './pages/document-theme.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import type { PurgedTags } from './page-cache/parse-purge.ts';
import { createPurgeHandler } from './page-cache/purge-handler.ts';
import { createShopperAddresses } from './page-cache/shopper-addresses.ts';
import { toTagMatcher } from './page-cache/tag-matcher.ts';
import { sendFavicon } from './pages/favicon.ts';
import { createKnownViews } from './pages/known-views.ts';
import { createPageHandler } from './pages/page-handler.ts';
import { createPostHandler } from './pages/post-handler.ts';
import { limitRenders } from './pages/limit-renders.ts';
import { rejectPost } from './pages/reject-post.ts';
import { createPageRenderer, type RenderApplication } from './pages/render-page.ts';
import { sendUnavailablePage } from './pages/unavailable-page.ts';
import { sendWebManifest } from './pages/web-manifest.ts';
import { createRobots } from './seo/robots.ts';
import { createSitemap, isSitemapPath } from './seo/sitemap.ts';

// Longer than proxies in front keep an idle connection, mostly 60 s: they never ask on one that is just being closed.
const keepAliveTimeout = 65_000;
// The value of `stale-if-error` in the headers of public pages.
const maxCopyAge = 86_400_000;

export interface RunningServer {
  /** Address to open, e.g. `http://localhost:3000`. */
  url: string;
  /** Stops taking requests, lets running ones finish for up to 10 s, then resolves. */
  close(): Promise<void>;
}

export interface WorkerOptions {
  knownResponses: KnownResponses;
  /** Returns what purges the pages of all workers, given what purges those of this one. */
  createPurge(purge: (tags: PurgedTags) => void): (tags: PurgedTags) => Promise<void>;
  /** Lets the server take connections. */
  openServer(server: http.Server): { port: number; onClosing(): void };
}

/**
 * Starts the production server of the storefront.
 *
 * @param render the built application's server entry
 * @param worker what a worker shares with others: the responses that it knows, and the connections that it gets.
 * Default: its own
 * @throws Error with one clear sentence when the port is taken or the build is missing
 */
export async function startServer(
  config: ServerConfig,
  render: RenderApplication,
  worker?: WorkerOptions,
): Promise<RunningServer> {
  const logger = pino({ level: config.logLevel, base: null, formatters: { level: (label) => ({ level: label }) } });
  const manifest = await readAssetManifest(config.clientDir, getThemeModules(config.documentTheme));
  const getClientAddress = createGetClientAddress(config.trustedProxies);
  const proxy = createBackendProxy({
    commerceUrl: config.commerceUrl,
    publicUrl: config.publicUrl,
    getClientAddress,
    logger,
    ...(worker && { knownResponses: worker.knownResponses }),
  });
  const handleImage =
    config.settings.imageService !== 'server'
      ? () => false
      : createImageHandler({
          commerceUrl: config.commerceUrl,
          cacheDir: config.imageCacheDir,
          cacheSize: config.imageCacheSize,
          sendOriginal: proxy.handle,
          getClientAddress,
          logger,
        });
  const headers = new Map(Object.entries(securityHeaders({ ...config, development: false })));
  const sitemap = createSitemap({
    commerceUrl: config.commerceUrl,
    publicUrl: config.publicUrl,
    imageService: config.settings.imageService,
    logger,
  });
  const views = createKnownViews(config.settings.storeDefaults);
  const robots = createRobots(config.publicUrl, views.getBasePaths);
  const cache = createPageCache({ maxBytes: config.pageCacheSize, maxAge: maxCopyAge });
  const purgeOwn = (tags: PurgedTags) => {
    cache.purge(toTagMatcher(tags));
  };
  const shoppers = createShopperAddresses();
  const handlePurge = createPurgeHandler({
    purge: worker?.createPurge(purgeOwn) ?? ((tags) => Promise.resolve().then(() => purgeOwn(tags))),
    token: config.purgeToken,
    shoppers,
    logger,
  });
  const renders = limitRenders(
    createPageRenderer({
      getDataVersion: () => cache.version,
      policyFor: (mediaOrigin, hosts) =>
        contentSecurityPolicy({ ...withMediaOrigin(config, mediaOrigin), development: false }, hosts),
      render: async (request) => {
        const page = await render(request);
        if (page.kind === 'html') views.remember(page.state.layout);
        return page;
      },
      assetsOf: manifest.assetsOf,
      commerceUrl: config.commerceUrl,
      allowedHosts: config.redirectHosts,
      settings: config.settings,
      documentTheme: config.documentTheme,
      logger,
    }),
  );
  const { renderPage } = renders;
  const handlePage = createPageHandler({
    renderPage,
    cache,
    freshTime: config.pageCacheFreshTime,
    publicUrl: config.publicUrl,
    logger,
  });
  const readPost = createPostReader({ publicUrl: config.publicUrl, getClientAddress });
  const handlePost = createPostHandler({
    renderPage,
    knownResponses: worker?.knownResponses,
    publicUrl: config.publicUrl,
  });
  const files = createStaticFiles(config.clientDir);

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = requestUrl(request.url, config.publicUrl);
    const { pathname } = url;
    if (isBackendPath(pathname)) {
      const canBeImage = isRead(request) && !isAmbiguousPath(pathname);
      if (!canBeImage || !handleImage(request, response, url)) proxy.handle(request, response, url);
      return;
    }
    if (request.method === 'POST') {
      const post = await readPost(request);
      if (typeof post === 'number') await rejectPost(response, post, views.find(pathname));
      else await handlePost(request, response, post);
      return;
    }
    if (request.method === 'PURGE') {
      await handlePurge(request, response);
      return;
    }
    if (!isRead(request)) {
      response.writeHead(405, { allow: 'GET, HEAD, POST' }).end();
      return;
    }
    shoppers.remember(request);
    if (await health(pathname, response)) return;
    if (pathname === '/robots.txt') robots(response);
    else if (pathname === '/manifest.webmanifest') sendWebManifest(response, views.find('/').name);
    else if (pathname === '/favicon.svg' && config.settings.logoMark === null)
      sendFavicon(response, views.find('/').name);
    else if (files(pathname, request, response)) return;
    else if (isSitemapPath(pathname)) await sitemap(pathname, request, response);
    else await handlePage(request, response);
  };

  const server = http.createServer();
  const closing = createGracefulClose(server);
  const health = createHealthEndpoint({
    commerceUrl: config.commerceUrl,
    isOverloaded: () => proxy.isExhausted() || renders.isExhausted(),
    isClosing: closing.isClosing,
  });
  server.on('request', (request, response) => {
    const started = performance.now();
    const id = requestId(request);
    response.setHeader('X-Request-Id', id);
    response.setHeaders(headers);
    response.on('close', () => {
      logger.info(
        {
          id,
          method: request.method,
          path: redactPath(request.url),
          status: response.statusCode,
          ms: Math.round(performance.now() - started),
        },
        'request',
      );
    });
    handle(request, response).catch((error: unknown) => {
      // The work ends when the client disconnects.
      if (response.destroyed) return;
      logger.error({ err: error, id }, 'request failed');
      if (response.headersSent) response.destroy();
      else void sendUnavailablePage(response, views.find(requestUrl(request.url, config.publicUrl).pathname), id);
    });
  });
  server.keepAliveTimeout = keepAliveTimeout;
  const { port, onClosing } = worker?.openServer(server) ?? {
    port: await listen(server, config.port),
    onClosing: () => {},
  };

  return {
    url: `http://localhost:${port}`,
    close: async () => {
      onClosing();
      await closing.close(closeTimes.limit, closeTimes.grace);
      proxy.close();
    },
  };
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

// An id from a proxy in front is kept, so that one request has one id in all logs.
function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
