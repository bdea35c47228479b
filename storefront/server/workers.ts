import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';

export interface RunningWorkers {
  /** Lets each worker finish its requests, and resolves when all are gone. */
  close(): Promise<void>;
}

/**
 * Starts copies of this process that share its port. One that dies is replaced, even one that is killed while it starts.
 *
 * @param count at least 1
 * @param replaced told of each worker that has died
 * @throws Error when a worker gives up before it listens, e.g. because the port is taken
 */
export async function startWorkers(count: number, replaced: (how: string) => void): Promise<RunningWorkers> {
  let closing = false;
  const start = async (): Promise<Worker> => {
    const worker = cluster.fork();
    const ended = await Promise.race([
      once(worker, 'listening').then(() => null),
      once(worker, 'exit').then(([, signal]: (string | null)[]) => ({ signal: signal ?? null })),
    ]);
    if (ended?.signal && !closing) {
      replaced(ended.signal);
      return start();
    }
    if (ended) throw new Error('A worker of the storefront could not start; its message is above.');
    worker.once('exit', (code: number | null, signal: string | null) => {
      if (closing) return;
      replaced(signal ?? `exit code ${code}`);
      // One that cannot start again leaves the others to answer.
      start().catch((error: unknown) => replaced(String(error)));
    });
    return worker;
  };
  await Promise.all(Array.from({ length: count }, start));

  return {
    close: async () => {
      closing = true;
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      await Promise.all(
        workers.map(async (worker) => {
          const gone = once(worker, 'exit');
          worker.process.kill('SIGTERM');
          await gone;
        }),
      );
    },
  };
}
