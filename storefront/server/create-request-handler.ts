import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { ServerConfig } from './config.ts';
import { createHealthEndpoint } from './health.ts';
import { isAmbiguousPath, isBackendPath } from './http/backend-paths.ts';
import { createGetClientAddress } from './http/client-address.ts';
import { createBackendProxy } from './http/proxy.ts';
import { createPostReader } from './http/read-post.ts';
import { redactPath } from './http/redact-path.ts';
import { requestUrl } from './http/request-url.ts';
import { contentSecurityPolicy, securityHeaders, withMediaOrigin } from './http/security-headers.ts';
import type { KnownResponses } from './idempotency/known-responses.ts';
import { createImageHandler } from './images/image-handler.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import type { PurgedTags } from './page-cache/parse-purge.ts';
import { createPurgeHandler } from './page-cache/purge-handler.ts';
import { createShopperAddresses } from './page-cache/shopper-addresses.ts';
import { toTagMatcher } from './page-cache/tag-matcher.ts';
import { sendFavicon } from './pages/favicon.ts';
import { createKnownViews } from './pages/known-views.ts';
import { limitRenders } from './pages/limit-renders.ts';
import { createPageHandler } from './pages/page-handler.ts';
import { createPostHandler } from './pages/post-handler.ts';
import { rejectPost } from './pages/reject-post.ts';
import { createPageRenderer, type PageRendererOptions } from './pages/render-page.ts';
import { sendUnavailablePage } from './pages/unavailable-page.ts';
import { sendWebManifest } from './pages/web-manifest.ts';
import { createRobots } from './seo/robots.ts';
import { createSitemap, isSitemapPath } from './seo/sitemap.ts';

// The value of `stale-if-error` in the headers of public pages.
const maxCopyAge = 86_400_000;

/** What a process shares with the other processes of the port. */
export interface SharedState {
  knownResponses: KnownResponses;
  /** Returns what purges the pages of all workers, given what purges those of this one. */
  createPurge(purge: (tags: PurgedTags) => void): (tags: PurgedTags) => Promise<void>;
}

export interface RequestHandlerOptions extends Pick<PageRendererOptions, 'render' | 'assetsOf' | 'transformStart'> {
  config: ServerConfig;
  logger: Logger;
  /** Sends a file of the browser's scripts, styles and icons. Returns whether there is one at the path. */
  sendFile(pathname: string, request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean>;
  /** Default: this process is the only one. */
  shared?: SharedState | undefined;
  /** Returns whether the process has begun to end. Default: it has not. */
  isClosing?(): boolean;
  /** Sends the page of an error while developing, where the policy also allows Vite's scripts. Default: in production. */
  sendDeveloperError?(response: ServerResponse, error: unknown): void;
}

export interface RequestHandler {
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Closes the connections to the backend. */
  close(): void;
}

/** Creates the handler of all requests, which the production and the development server share. */
export function createRequestHandler({
  config,
  logger,
  render,
  assetsOf,
  transformStart,
  sendFile,
  shared,
  isClosing,
  sendDeveloperError,
}: RequestHandlerOptions): RequestHandler {
  const { commerceUrl, publicUrl, settings } = config;
  const development = sendDeveloperError !== undefined;
  const getClientAddress = createGetClientAddress(config.trustedProxies);
  const proxy = createBackendProxy({
    commerceUrl,
    publicUrl,
    getClientAddress,
    logger,
    ...(shared && { knownResponses: shared.knownResponses }),
  });
  const handleImage =
    settings.imageService !== 'server'
      ? () => false
      : createImageHandler({
          commerceUrl,
          cacheDir: config.imageCacheDir,
          cacheSize: config.imageCacheSize,
          sendOriginal: proxy.handle,
          getClientAddress,
          logger,
        });
  const headers = new Map(Object.entries(securityHeaders({ ...config, development })));
  const sitemap = createSitemap({ commerceUrl, publicUrl, imageService: settings.imageService, logger });
  const views = createKnownViews(settings.storeDefaults);
  const robots = createRobots(publicUrl, views.getBasePaths);
  const cache = createPageCache({ maxBytes: config.pageCacheSize, maxAge: maxCopyAge });
  const purgeOwn = (tags: PurgedTags) => {
    cache.purge(toTagMatcher(tags));
  };
  const shoppers = createShopperAddresses();
  const handlePurge = createPurgeHandler({
    purge: shared?.createPurge(purgeOwn) ?? ((tags) => Promise.resolve().then(() => purgeOwn(tags))),
    token: config.purgeToken,
    shoppers,
    logger,
  });
  const { renderPage, isExhausted } = limitRenders(
    createPageRenderer({
      getDataVersion: () => cache.version,
      policyFor: (mediaOrigin, hosts) =>
        contentSecurityPolicy({ ...withMediaOrigin(config, mediaOrigin), development }, hosts),
      render: async (request) => {
        const page = await render(request);
        if (page.kind === 'html') views.remember(page.state.layout);
        return page;
      },
      assetsOf,
      commerceUrl,
      allowedHosts: config.redirectHosts,
      settings,
      documentTheme: config.documentTheme,
      logger,
      ...(transformStart && { transformStart }),
    }),
  );
  const handlePage = createPageHandler({
    renderPage,
    cache,
    freshTime: config.pageCacheFreshTime,
    publicUrl,
    logger,
  });
  const readPost = createPostReader({ publicUrl, getClientAddress });
  const handlePost = createPostHandler({ renderPage, knownResponses: shared?.knownResponses, publicUrl });
  const health = createHealthEndpoint({
    commerceUrl,
    isOverloaded: () => proxy.isExhausted() || isExhausted(),
    ...(isClosing && { isClosing }),
  });

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = requestUrl(request.url, publicUrl);
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
    else if (pathname === '/favicon.svg' && settings.logoMark === null) sendFavicon(response, views.find('/').name);
    else if (await sendFile(pathname, request, response)) return;
    else if (isSitemapPath(pathname)) await sitemap(pathname, request, response);
    else await handlePage(request, response);
  };

  return {
    handle: (request, response) => {
      const started = performance.now();
      const id = getRequestId(request);
      response.setHeader('X-Request-Id', id);
      response.setHeaders(headers);
      response.on('close', () => {
        // Vite sends each module in a response of its own.
        logger[development ? 'debug' : 'info'](
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
      respond(request, response).catch((error: unknown) => {
        // The work ends when the client disconnects.
        if (response.destroyed) return;
        logger.error({ err: error, id }, 'request failed');
        if (response.headersSent) response.destroy();
        else if (sendDeveloperError) sendDeveloperError(response, error);
        else void sendUnavailablePage(response, views.find(requestUrl(request.url, publicUrl).pathname), id);
      });
    },
    close: proxy.close,
  };
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

// An id from a proxy in front is kept, so that one request has one id in all logs.
function getRequestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
