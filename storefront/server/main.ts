import cluster from 'node:cluster';
import { pino } from 'pino';
import { render } from '../src/app/entry-server.tsx';
import { readServerConfig } from './config.ts';
import { createWorkerResponses, shareKnownResponses } from './idempotency/worker-channel.ts';
import { startServer } from './server.ts';
import { startWorkers } from './workers.ts';

try {
  const config = readServerConfig(process.env);
  const isManyProcesses = config.workers > 1;
  if (cluster.isPrimary && isManyProcesses) shareKnownResponses();
  const running =
    cluster.isPrimary && isManyProcesses
      ? await startWorkers(config.workers, (how) => pino({ level: config.logLevel, base: null }).error({ how }, 'worker ended'))
      : await startServer(config, render, cluster.isWorker ? createWorkerResponses() : undefined);
  const stop = () => {
    void running.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
