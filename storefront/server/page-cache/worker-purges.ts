import cluster, { type Worker } from 'node:cluster';
import { onWorkerState } from '../worker-connections.ts';
import type { PurgedTags } from './parse-purge.ts';
import { createPurgeRounds } from './purge-rounds.ts';

/** A worker requests a purge from the primary, which sends it to all workers and waits until each has done it. */
type PurgeMessage =
  | { channel: 'purges'; type: 'request' | 'apply'; call: string; tags: PurgedTags }
  | { channel: 'purges'; type: 'applied' | 'done' | 'failed'; call: string };

// Both ends are this program: a message with the name of the channel is one of these.
function isPurgeMessage(message: unknown): message is PurgeMessage {
  return typeof message === 'object' && message !== null && 'channel' in message && message.channel === 'purges';
}

/** Time in ms for which workers may confirm a purge. */
const confirmationTime = 5000;

/** Lets this process, the primary, send the purges of each worker to all of them. Must be called before they start. */
export function sharePurges(): void {
  const send = (worker: Worker, message: PurgeMessage): void => {
    if (worker.isConnected()) worker.send(message);
  };
  const rounds = createPurgeRounds<Worker>({
    timeout: confirmationTime,
    apply: (worker, call, tags) => send(worker, { channel: 'purges', type: 'apply', call, tags }),
    finish: (requester, call, isComplete) =>
      send(requester, { channel: 'purges', type: isComplete ? 'done' : 'failed', call }),
  });
  cluster.on('fork', (worker: Worker) => {
    onWorkerState(worker, (state) => {
      if (state === 'ready') rounds.add(worker);
    });
  });
  cluster.on('message', (worker: Worker, message: unknown) => {
    if (!isPurgeMessage(message)) return;
    if (message.type === 'applied') rounds.confirm(worker, message.call);
    if (message.type === 'request') rounds.start(worker, `${worker.id} ${message.call}`, message.tags);
  });
  cluster.on('exit', rounds.remove);
}

/**
 * Returns the function with which this process, a worker, purges the pages of all workers.
 *
 * The promise rejects when a worker does not confirm in time; it purges its pages when it can.
 *
 * @param apply - Purges the pages of this process.
 */
export function createWorkerPurges(apply: (tags: PurgedTags) => void): (tags: PurgedTags) => Promise<void> {
  const waiting = new Map<string, { resolve(): void; reject(error: Error): void }>();
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
    if (message.type === 'done' || message.type === 'failed') {
      const call = message.call.slice(message.call.indexOf(' ') + 1);
      if (message.type === 'done') waiting.get(call)?.resolve();
      else waiting.get(call)?.reject(new Error(`A worker has not confirmed the purge within ${confirmationTime} ms.`));
      waiting.delete(call);
    }
  });
  return (tags) =>
    new Promise((resolve, reject) => {
      const call = `${(calls += 1)}`;
      waiting.set(call, { resolve, reject });
      send({ channel: 'purges', type: 'request', call, tags });
    });
}
