import { readFile } from 'node:fs/promises';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pino } from 'pino';
import { createServer } from 'vite';
import type { RenderApplication } from './pages/render-page.ts';
import { readServerConfig, type ServerConfig } from './config.ts';
import { createHealthEndpoint } from './health.ts';
import { createGetClientAddress } from './http/client-address.ts';
import { listen } from './http/listen.ts';
import { createPostReader } from './http/read-post.ts';
import { requestUrl } from './http/request-url.ts';
import { isBackendPath } from './http/backend-paths.ts';
import { createBackendProxy } from './http/proxy.ts';
import { contentSecurityPolicy, securityHeaders, withMediaOrigin } from './http/security-headers.ts';
import { getThemeModules } from './pages/document-theme.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import { createPageHandler } from './pages/page-handler.ts';
import { createPostHandler } from './pages/post-handler.ts';
import type { rejectPost } from './pages/reject-post.ts';
import { createPageRenderer } from './pages/render-page.ts';
import { sendWebManifest } from './pages/web-manifest.ts';

/**
 * The development server: the same pages through Vite, with hot reload. The sources are compiled when they are asked
 * for; there is no build.
 */
function readConfig(): ServerConfig {
  try {
    return readServerConfig(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const config = readConfig();
const logger = pino({ level: config.logLevel, base: null });
const storefront = path.resolve(import.meta.dirname, '..');
const server = http.createServer();
const vite = await createServer({
  root: storefront,
  configFile: path.join(storefront, 'vite.config.ts'),
  server: { middlewareMode: true, hmr: { server } },
  appType: 'custom',
});
const getClientAddress = createGetClientAddress(config.trustedProxies);
const proxy = createBackendProxy({
  commerceUrl: config.commerceUrl,
  publicUrl: config.publicUrl,
  getClientAddress,
  logger,
});
const headers = new Map(Object.entries(securityHeaders({ ...config, development: true })));
const health = createHealthEndpoint({ commerceUrl: config.commerceUrl, isOverloaded: proxy.isExhausted });

async function loadRender(): Promise<RenderApplication> {
  const entry = await vite.ssrLoadModule('/src/shell/entry-server.tsx');
  const loaded: unknown = entry['render'];
  if (!isRender(loaded)) throw new Error('The server entry exports no render function.');
  return loaded;
}

const render: RenderApplication = async (request) => (await loadRender())(request);

function isRender(value: unknown): value is RenderApplication {
  return typeof value === 'function';
}

// Through Vite, as its messages are: Node knows no `import.meta.glob`.
const sendRejection: typeof rejectPost = async (...details) => {
  const module = await vite.ssrLoadModule('/server/pages/reject-post.ts');
  const loaded: unknown = module['rejectPost'];
  if (!isRejectPost(loaded)) throw new Error('reject-post.ts exports no rejectPost function.');
  await loaded(...details);
};

function isRejectPost(value: unknown): value is typeof rejectPost {
  return typeof value === 'function';
}

const themeSheets = await Promise.all(
  getThemeModules(config.documentTheme).map((module) => readFile(path.resolve(storefront, module), 'utf8')),
);
const styles = { files: [], css: themeSheets.join('\n') };
const renderPage = createPageRenderer({
  policyFor: (mediaOrigin, hosts) =>
    contentSecurityPolicy({ ...withMediaOrigin(config, mediaOrigin), development: true }, hosts),
  render,
  assetsOf: ({ modules: [page], isDeferred }) => ({
    page: `/${page}`,
    boot: '/src/platform/hydration/boot.ts',
    entry: '/src/shell/entry-client.tsx',
    modules: [],
    deferredModules: isDeferred ? [] : null,
    styles,
  }),
  commerceUrl: config.commerceUrl,
  allowedHosts: config.redirectHosts,
  settings: config.settings,
  documentTheme: config.documentTheme,
  logger,
  transformStart: (url, html) => vite.transformIndexHtml(url, html),
});
const handlePage = createPageHandler({
  renderPage,
  cache: createPageCache({ maxBytes: 0, maxAge: 0 }),
  freshTime: 0,
  publicUrl: config.publicUrl,
  logger,
});
const readPost = createPostReader({ publicUrl: config.publicUrl, getClientAddress });
const handlePost = createPostHandler({ renderPage, publicUrl: config.publicUrl });

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = requestUrl(request.url, config.publicUrl);
  response.setHeaders(headers);
  if (isBackendPath(url.pathname)) proxy.handle(request, response, url);
  else if (url.pathname === '/manifest.webmanifest') sendWebManifest(response, config.settings.storeDefaults.name);
  else if (request.method === 'POST') {
    const post = await readPost(request);
    if (typeof post === 'number') await sendRejection(response, post, config.settings.storeDefaults);
    else await handlePost(request, response, post);
  } else if (!(await health(url.pathname, response))) {
    vite.middlewares(request, response, () => {
      handlePage(request, response).catch((error: unknown) => {
        logger.error({ err: error }, 'page failed');
        if (response.headersSent) return;
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
        response.end(error instanceof Error ? error.stack : String(error));
      });
    });
  }
}

server.on('request', (request: IncomingMessage, response: ServerResponse) => void handle(request, response));
// Compiled before the first request, because the time of a page is limited.
await loadRender().catch((error: unknown) => {
  logger.error({ err: error }, 'The application could not be loaded.');
});
const port = await listen(server, config.port);
process.send?.({ type: 'ready', url: `http://localhost:${port}` });
const stop = () => {
  proxy.close();
  void vite.close().then(() => process.exit(0));
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
