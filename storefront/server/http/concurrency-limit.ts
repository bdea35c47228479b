/** Rejection of a request for which no slot became free in time. */
export class OverloadError extends Error {
  override name = 'OverloadError';
}

export interface ConcurrencyLimitOptions {
  /** Requests at the same time. */
  max: number;
  /** Requests of one client at the same time; further ones wait, so that others find a free slot. */
  maxPerClient: number;
  /** Requests that wait; further ones are rejected. */
  maxWaiting: number;
  /** Requests of one client that wait. Default: all of them. */
  maxWaitingPerClient?: number;
  /** Longest wait in ms. */
  waitTimeout: number;
}

/** Slots that requests share fairly between clients. */
export interface ConcurrencyLimit {
  /**
   * Waits for a slot.
   *
   * @returns frees the slot; further calls do nothing
   * @throws OverloadError when none becomes free in time, or the reason of the signal
   */
  acquire(client: string, signal: AbortSignal): Promise<() => void>;
  /** Whether all slots are taken. */
  isExhausted(): boolean;
}

interface Waiter {
  client: string;
  start(): void;
}

/**
 * Creates a limit of concurrent requests. A free slot is for the client with the fewest requests that run, so that the
 * queue of one client is not before those of others. Requests of one client start in their order.
 */
export function createConcurrencyLimit({
  max,
  maxPerClient,
  maxWaiting,
  maxWaitingPerClient = maxWaiting,
  waitTimeout,
}: ConcurrencyLimitOptions): ConcurrencyLimit {
  const running = new Map<string, number>();
  const waiting = new Set<Waiter>();
  let total = 0;

  const countRunning = (client: string) => running.get(client) ?? 0;
  const canStart = (client: string) => total < max && countRunning(client) < maxPerClient;

  const findNext = (): Waiter | undefined => {
    let next: Waiter | undefined;
    for (const waiter of waiting) {
      if (canStart(waiter.client) && (!next || countRunning(waiter.client) < countRunning(next.client))) next = waiter;
    }
    return next;
  };

  const isQueueFull = (client: string): boolean =>
    waiting.size >= maxWaiting ||
    (waiting.size >= maxWaitingPerClient &&
      [...waiting].filter((waiter) => waiter.client === client).length >= maxWaitingPerClient);

  const take = (client: string) => {
    total += 1;
    running.set(client, countRunning(client) + 1);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      total -= 1;
      const left = (running.get(client) ?? 1) - 1;
      if (left > 0) running.set(client, left);
      else running.delete(client);
      findNext()?.start();
    };
  };

  const acquire = (client: string, signal: AbortSignal): Promise<() => void> => {
    signal.throwIfAborted();
    if (canStart(client)) return Promise.resolve(take(client));
    if (isQueueFull(client))
      return Promise.reject(new OverloadError('Too many requests wait for the commerce backend.'));
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(waiter);
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
      };
      const waiter: Waiter = {
        client,
        start: () => {
          leave();
          resolve(take(client));
        },
      };
      const abort = () => {
        leave();
        reject(signal.reason instanceof Error ? signal.reason : new Error('The request was aborted.'));
      };
      const timer = setTimeout(() => {
        leave();
        reject(new OverloadError('No connection to the commerce backend became free in time.'));
      }, waitTimeout);
      signal.addEventListener('abort', abort);
      waiting.add(waiter);
    });
  };

  return { acquire, isExhausted: () => total >= max };
}
