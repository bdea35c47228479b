import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import net, { type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { closeTimes, untilAllAccepted } from './http/graceful-close.ts';
import { listen } from './http/listen.ts';
import { onWorkerState, sendConnection } from './worker-connections.ts';

export interface RunningWorkers {
  /** Port in use. */
  port: number;
  /** Lets each worker finish its requests, and resolves when all have ended. */
  close(): Promise<void>;
}

/**
 * Starts copies of this process and deals the connections of a port out to them. One that dies is replaced, even one
 * that is killed while it starts. `node:cluster` could share the port itself, but closes connections that wait for a
 * worker when the last worker stops listening.
 *
 * @param count - At least 1.
 * @param port - 0 takes a free one.
 * @param replaced - Called for each worker that has died.
 * @throws Error when the port is taken, or a worker gives up before it is ready: then the port is free again and all
 * workers have ended
 */
export async function startWorkers(
  count: number,
  port: number,
  replaced: (how: string) => void,
): Promise<RunningWorkers> {
  /** Workers that take connections, the next one first. */
  const ready: Worker[] = [];
  /** Connections that are being sent to each of them. */
  const sending = new Map<Worker, Set<Socket>>();
  const waiting: Socket[] = [];
  let closing = false;

  const deal = (socket: Socket): void => {
    const worker = ready.shift();
    const sent = worker && sending.get(worker);
    if (!sent) {
      waiting.push(socket);
      return;
    }
    ready.push(worker);
    sent.add(socket);
    sendConnection(worker, socket, (error) => {
      // A worker that dies has its connections dealt to others, see below.
      if (error) return;
      sent.delete(socket);
      socket.destroy();
    });
  };
  const add = (worker: Worker): void => {
    sending.set(worker, new Set());
    ready.push(worker);
    waiting.splice(0).forEach(deal);
  };
  const remove = (worker: Worker): void => {
    ready.splice(ready.indexOf(worker), 1);
    const unsent = [...(sending.get(worker) ?? [])];
    sending.delete(worker);
    unsent.forEach(deal);
  };

  const start = async (): Promise<void> => {
    const worker = cluster.fork();
    const ended = await new Promise<{ signal: string | null } | null>((resolve) => {
      onWorkerState(worker, (state) => {
        if (state === 'ready') resolve(null);
      });
      worker.once('exit', (_, signal: string | null) => resolve({ signal }));
    });
    if (ended?.signal && !closing) {
      replaced(ended.signal);
      return start();
    }
    if (ended) throw new Error('A worker of the storefront could not start; its message is above.');
    add(worker);
    const replace = (how: string) => {
      if (closing || !sending.has(worker)) return;
      remove(worker);
      replaced(how);
      // One that cannot start again leaves the others to respond.
      start().catch((error: unknown) => replaced(String(error)));
    };
    // Whoever ends the worker may be ending all processes, and a signal of this one may come last. Until then the worker
    // takes connections.
    onWorkerState(worker, () => void delay(closeTimes.grace / 5).then(() => replace('closing')));
    worker.once('exit', (code: number | null, signal: string | null) => replace(signal ?? `exit code ${code}`));
  };

  const server = net.createServer({ pauseOnConnect: true }, deal);
  const usedPort = await listen(server, port);
  try {
    await Promise.all(Array.from({ length: count }, start));
  } catch (error) {
    closing = true;
    server.close();
    for (const socket of waiting.splice(0)) socket.destroy();
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL');
    throw error;
  }

  return {
    port: usedPort,
    close: async () => {
      closing = true;
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      const ended = workers.map((worker) => once(worker, 'exit'));
      for (const worker of workers) worker.process.kill('SIGTERM');
      // Before the workers do.
      await delay(closeTimes.grace / 2);
      await untilAllAccepted(server);
      server.close();
      await Promise.all(ended);
    },
  };
}
