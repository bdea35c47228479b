import { randomUUID } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { pino } from 'pino';
import sirv from 'sirv';
import type { ServerConfig } from './config.ts';
import { createHealthEndpoint } from './health.ts';
import { createBackendProxy, isBackendPath } from './http/proxy.ts';
import { contentSecurityPolicy, securityHeaders } from './http/security-headers.ts';
import { listen } from './http/listen.ts';
import { loggedPath } from './http/logged-path.ts';
import { requestUrl } from './http/request-url.ts';
import { readAssetManifest } from './pages/asset-manifest.ts';
import { lookModules } from './pages/look.ts';
import { createPageRenderer, type RenderApplication } from './pages/render-page.ts';
import { unavailablePage } from './pages/unavailable-page.ts';
import { createRobots } from './seo/robots.ts';
import { createSitemap } from './seo/sitemap.ts';

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
 * @throws Error with one clear sentence when the port is taken or the build is missing
 */
export async function startServer(config: ServerConfig, render: RenderApplication): Promise<RunningServer> {
  const logger = pino({ level: config.logLevel, base: null, formatters: { level: (label) => ({ level: label }) } });
  const manifest = await readAssetManifest(config.clientFolder, lookModules(config.look));
  const proxy = createBackendProxy(config.commerceUrl, logger);
  const headers = new Map(Object.entries(securityHeaders({ ...config, development: false })));
  const health = createHealthEndpoint(config.commerceUrl);
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
    publicUrl: config.publicUrl,
    look: config.look,
    logger,
  });
  const files = sirv(config.clientFolder, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', fileCaching(pathname));
    },
  });

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = requestUrl(request.url, config.publicUrl);
    if (isBackendPath(pathname)) {
      proxy.handle(request, response);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    if (await health(pathname, response)) return;
    if (pathname === '/robots.txt') {
      robots(response);
      return;
    }
    await new Promise<void>((resolve, reject) => {
      files(request, response, () => {
        const answered = pathname === '/sitemap.xml' ? sitemap(request, response) : renderPage(request, response);
        answered.then(resolve, reject);
      });
      response.once('close', resolve);
    });
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
      logger.error({ err: error, id }, 'request failed');
      if (response.headersSent) response.destroy();
      else unavailablePage(response, id);
    });
  });
  const port = await listen(server, config.port);

  return {
    url: `http://localhost:${port}`,
    close: async () => {
      const forced = setTimeout(() => server.closeAllConnections(), 10_000);
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      });
      clearTimeout(forced);
      proxy.close();
    },
  };
}

function fileCaching(pathname: string): string {
  if (pathname.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  // A worker that a cache keeps could not be replaced (RSK-40).
  return pathname === '/sw.js' ? 'no-cache' : 'public, max-age=3600';
}

// An id from a proxy in front is kept, so that one request has one id in all logs.
function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
