import cluster from 'node:cluster';
import { pino } from 'pino';
import { render } from '../src/shell/entry-server.ts';
import { readServerConfig, type ServerConfig } from './config.ts';
import { closeOnFatalError } from './http/close-on-fatal-error.ts';
import { closeOnSignals } from './http/close-on-signals.ts';
import { createWorkerResponses, shareKnownResponses } from './idempotency/worker-channel.ts';
import { createWorkerPurges, sharePurges } from './page-cache/worker-purges.ts';
import { startServer, type WorkerOptions } from './server.ts';
import { receiveConnections } from './worker-connections.ts';
import { startWorkers } from './workers.ts';

/** Starts what this process is: the whole server, one of its workers, or the primary of these. */
async function start(config: ServerConfig): Promise<{ close(): Promise<void> }> {
  const logger = pino({ level: config.logLevel, base: null });
  if (cluster.isPrimary && config.workers > 1) {
    shareKnownResponses();
    sharePurges();
    return startWorkers(config.workers, config.port, (how) => logger.error({ how }, 'worker ended'));
  }
  const server = await startServer(config, render, cluster.isWorker ? workerOptions(config.port) : undefined);
  closeOnFatalError(process, { close: server.close, logger });
  return server;
}

function workerOptions(port: number): WorkerOptions {
  return {
    knownResponses: createWorkerResponses(),
    createPurge: createWorkerPurges,
    openServer: (server) => ({ port, onClosing: receiveConnections(server) }),
  };
}

try {
  const running = await start(readServerConfig(process.env));
  closeOnSignals(process, running.close);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  // A worker would live on with its channel to the primary, and the primary with its port.
  process.stderr.write(`${message}\n`, () => process.exit(1));
}
