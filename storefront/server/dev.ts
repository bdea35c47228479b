import { readFile } from 'node:fs/promises';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pino } from 'pino';
import { createServer } from 'vite';
import { readServerConfig, type ServerConfig } from './config.ts';
import type { createRequestHandler, RequestHandler, RequestHandlerOptions } from './create-request-handler.ts';
import { listen } from './http/listen.ts';
import { getThemeModules } from './pages/document-theme.ts';
import type { RenderApplication } from './pages/render-page.ts';

/**
 * The development server: handles requests as the production server does, but gets scripts, styles and pages from Vite,
 * with hot reload. Vite compiles a source when it is requested; there is no build.
 */
function readConfig(): ServerConfig {
  try {
    // Each page shows the sources of the moment.
    return { ...readServerConfig(process.env), pageCacheSize: 0, pageCacheFreshTime: 0 };
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

async function loadRender(): Promise<RenderApplication> {
  const { render } = await vite.ssrLoadModule('/src/shell/entry-server.ts');
  if (!isRender(render)) throw new Error('The server entry exports no render function.');
  return render;
}

function isRender(value: unknown): value is RenderApplication {
  return typeof value === 'function';
}

/** Lets Vite send a module or a file. */
const sendFile: RequestHandlerOptions['sendFile'] = (_, request, response) =>
  new Promise((resolve, reject) => {
    response.once('close', () => resolve(true));
    vite.middlewares(request, response, (error: unknown) => {
      if (error instanceof Error) reject(error);
      else resolve(false);
    });
  });

const themeSheets = await Promise.all(
  getThemeModules(config.documentTheme).map((module) => readFile(path.resolve(storefront, module), 'utf8')),
);
const styles = { files: [], css: themeSheets.join('\n') };
const options: RequestHandlerOptions = {
  config,
  logger,
  render: async (request) => (await loadRender())(request),
  assetsOf: ({ modules: [page], isDeferred }) => ({
    page: `/${page}`,
    boot: '/src/platform/hydration/boot.ts',
    entry: '/src/shell/entry-client.tsx',
    modules: [],
    deferredModules: isDeferred ? [] : null,
    styles,
  }),
  transformStart: (url, html) => vite.transformIndexHtml(url, html),
  sendFile,
  sendDeveloperError,
};

function sendDeveloperError(response: ServerResponse, error: unknown): void {
  response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(error instanceof Error ? error.stack : String(error));
}

let current: { create: unknown; handler: RequestHandler } | null = null;

/** Loads the handler through Vite, as Node knows no `import.meta.glob`; after a change of its sources, a new one. */
async function loadHandler(): Promise<RequestHandler> {
  const { createRequestHandler: create } = await vite.ssrLoadModule('/server/create-request-handler.ts');
  if (current !== null && current.create === create) return current.handler;
  if (!isCreateRequestHandler(create)) throw new Error('create-request-handler.ts exports no createRequestHandler.');
  current?.handler.close();
  current = { create, handler: create(options) };
  return current.handler;
}

function isCreateRequestHandler(value: unknown): value is typeof createRequestHandler {
  return typeof value === 'function';
}

server.on('request', (request: IncomingMessage, response: ServerResponse) => {
  loadHandler().then(
    ({ handle }) => handle(request, response),
    (error: unknown) => sendDeveloperError(response, error),
  );
});
// Compiled before the first request, because the time of a page is limited.
await Promise.all([loadRender(), loadHandler()]).catch((error: unknown) => {
  logger.error({ err: error }, 'The application could not be loaded.');
});
const port = await listen(server, config.port);
process.send?.({ type: 'ready', url: `http://localhost:${port}` });
const stop = () => {
  current?.handler.close();
  void vite.close().then(() => process.exit(0));
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
