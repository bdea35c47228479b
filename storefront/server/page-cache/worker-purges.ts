import cluster, { type Worker } from 'node:cluster';
import type { PurgedTags } from './parse-purge.ts';

/** A worker requests a purge from the primary, which sends it to all workers and waits until each has done it. */
type PurgeMessage =
  | { channel: 'purges'; type: 'request' | 'apply'; call: string; tags: PurgedTags }
  | { channel: 'purges'; type: 'applied' | 'done'; call: string };

// Both ends are this program: a message with the name of the channel is one of these.
function isPurgeMessage(message: unknown): message is PurgeMessage {
  return typeof message === 'object' && message !== null && 'channel' in message && message.channel === 'purges';
}

/** Lets this process, the primary, send the purges of each worker to all of them. */
export function sharePurges(): void {
  /** By call: the worker that requested it, and those that have not done it yet. */
  const open = new Map<string, { requester: Worker; missing: Set<Worker> }>();

  const send = (worker: Worker, message: PurgeMessage): void => {
    if (worker.isConnected()) worker.send(message);
  };
  const remove = (call: string, worker: Worker): void => {
    const purge = open.get(call);
    if (!purge) return;
    purge.missing.delete(worker);
    if (purge.missing.size > 0) return;
    open.delete(call);
    send(purge.requester, { channel: 'purges', type: 'done', call });
  };

  cluster.on('message', (worker: Worker, message: unknown) => {
    if (!isPurgeMessage(message)) return;
    if (message.type === 'applied') remove(message.call, worker);
    if (message.type !== 'request') return;
    const call = `${worker.id} ${message.call}`;
    const workers = Object.values(cluster.workers ?? {}).flatMap((one) => (one?.isConnected() ? [one] : []));
    open.set(call, { requester: worker, missing: new Set(workers) });
    for (const one of workers) send(one, { channel: 'purges', type: 'apply', call, tags: message.tags });
  });
  // A worker that exits has nothing left to send.
  cluster.on('exit', (worker: Worker) => {
    for (const call of [...open.keys()]) remove(call, worker);
  });
}

/**
 * Returns the function with which this process, a worker, purges the pages of all workers.
 *
 * @param apply - Purges the pages of this process.
 */
export function createWorkerPurges(apply: (tags: PurgedTags) => void): (tags: PurgedTags) => Promise<void> {
  const waiting = new Map<string, () => void>();
  let calls = 0;
  const send = (message: PurgeMessage): void => {
    if (process.connected) process.send?.(message);
  };
  process.on('message', (message: unknown) => {
    if (!isPurgeMessage(message)) return;
    if (message.type === 'apply') {
      apply(message.tags);
      send({ channel: 'purges', type: 'applied', call: message.call });
    }
    if (message.type === 'done') {
      const call = message.call.slice(message.call.indexOf(' ') + 1);
      waiting.get(call)?.();
      waiting.delete(call);
    }
  });
  return (tags) =>
    new Promise((resolve) => {
      const call = `${(calls += 1)}`;
      waiting.set(call, resolve);
      send({ channel: 'purges', type: 'request', call, tags });
    });
}
