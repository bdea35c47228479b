import http from 'node:http';
import { pino } from 'pino';
import type { ServerConfig } from './config.ts';
import { createRequestHandler, type SharedState } from './create-request-handler.ts';
import { closeTimes, createGracefulClose } from './http/graceful-close.ts';
import { listen } from './http/listen.ts';
import { createStaticFiles } from './http/static-files.ts';
import { readAssetManifest } from './pages/asset-manifest.ts';
import { getThemeModules } from './pages/document-theme.ts';
import type { RenderApplication } from './pages/render-page.ts';

export interface RunningServer {
  /** Address to open, e.g. `http://localhost:3000`. */
  url: string;
  /** Stops taking requests, lets running ones finish for up to 10 s, then resolves. */
  close(): Promise<void>;
}

export interface WorkerOptions extends SharedState {
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
  const { assetsOf } = await readAssetManifest(config.clientDir, getThemeModules(config.documentTheme));
  const server = http.createServer();
  const closing = createGracefulClose(server);
  const { handle, close } = createRequestHandler({
    config,
    logger,
    render,
    assetsOf,
    sendFile: createStaticFiles(config.clientDir),
    shared: worker,
    isClosing: closing.isClosing,
  });
  server.on('request', handle);
  // A proxy never sends a request on a connection that is just being closed.
  server.keepAliveTimeout = config.keepAliveTimeout;
  const { port, onClosing } = worker?.openServer(server) ?? {
    port: await listen(server, config.port),
    onClosing: () => {},
  };

  return {
    url: `http://localhost:${port}`,
    close: async () => {
      onClosing();
      await closing.close(closeTimes.limit, closeTimes.grace);
      close();
    },
  };
}
