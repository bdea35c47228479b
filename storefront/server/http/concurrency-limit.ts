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
 * Creates a limit of concurrent requests. Waiting requests start in their order, except those of clients at their own
 * limit.
 */
export function createConcurrencyLimit({
  max,
  maxPerClient,
  maxWaiting,
  waitTimeout,
}: ConcurrencyLimitOptions): ConcurrencyLimit {
  const running = new Map<string, number>();
  const waiting = new Set<Waiter>();
  let total = 0;

  const canStart = (client: string) => total < max && (running.get(client) ?? 0) < maxPerClient;

  const take = (client: string) => {
    total += 1;
    running.set(client, (running.get(client) ?? 0) + 1);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      total -= 1;
      const left = (running.get(client) ?? 1) - 1;
      if (left > 0) running.set(client, left);
      else running.delete(client);
      const next = [...waiting].find((waiter) => canStart(waiter.client));
      next?.start();
    };
  };

  const acquire = (client: string, signal: AbortSignal): Promise<() => void> => {
    signal.throwIfAborted();
    if (canStart(client)) return Promise.resolve(take(client));
    if (waiting.size >= maxWaiting)
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
