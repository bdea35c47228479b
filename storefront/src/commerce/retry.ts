import { CommerceError } from './commerce-error.ts';
import { withDeadline, type DeadlineOptions } from './deadline.ts';
import * as timeLimits from './time-limits.ts';

/** Repetitions after the first request. */
export const RETRY_LIMIT = 5;

/** Upper bound of the first wait, in ms; each further wait may be twice as long. */
export const RETRY_BASE_DELAY = 300;

/** Environment of a retry. Replaced in tests. */
export interface RetryEnvironment {
  /** False where nothing is repeated, i.e. on a server, which answers its own visitor instead of waiting. */
  enabled: boolean;
  isOnline(): boolean;
  /** Calls back once the connection is back; the response stops listening. */
  onceOnline(listener: () => void): () => void;
  /** At least 0 and less than 1. */
  random(): number;
}

/** The environment of the running page, or of the server when there is no page. */
export const ambientEnvironment: RetryEnvironment = {
  enabled: typeof window !== 'undefined',
  isOnline: () => navigator.onLine,
  onceOnline(listener) {
    window.addEventListener('online', listener, { once: true });
    return () => window.removeEventListener('online', listener);
  },
  random: Math.random,
};

/**
 * Returns the delay before a retry in ms: random up to 300·2^n, and at least `Retry-After`.
 *
 * @param repetition 0 for the first repetition
 * @param random at least 0 and less than 1
 * @param retryAfter delay that the server requested, in ms
 */
export function retryDelay(repetition: number, random: number, retryAfter = 0): number {
  return Math.max(retryAfter, random * RETRY_BASE_DELAY * 2 ** repetition);
}

/** Statuses with which a proxy says that the backend did not get or did not answer the request. */
const TRANSIENT_STATUSES: readonly (number | undefined)[] = [502, 503, 504];

/** Returns whether an error is temporary: of the network or a proxy. */
export function isTransient(error: unknown): error is CommerceError {
  if (!(error instanceof CommerceError)) return false;
  return error.kind === 'network' || (error.kind === 'unavailable' && TRANSIENT_STATUSES.includes(error.status));
}

/**
 * Runs a task, and again after a transient failure, at most {@link RETRY_LIMIT} times and not after
 * {@link timeLimits.retry}: a server that asks for a longer wait is down for maintenance. Nothing is sent while offline:
 * the wait goes on until the connection is back, and does not count. Only for tasks that are safe to repeat.
 *
 * @param options.timeout - Longest time of all attempts together in ms. Default: no limit
 * @throws the last error of the task, or CommerceError `timeout` or `aborted`
 */
export async function retry<Result>(
  task: (signal: AbortSignal) => Promise<Result>,
  { signal, timeout, environment = ambientEnvironment }: DeadlineOptions & { environment?: RetryEnvironment } = {},
): Promise<Result> {
  let start = performance.now();
  for (let repetition = 0; ; repetition += 1) {
    const left = timeout && timeout - (performance.now() - start);
    try {
      return await withDeadline(task, { timeout: left, signal });
    } catch (error) {
      if (!environment.enabled || repetition === RETRY_LIMIT || !isTransient(error)) throw error;
      const delay = retryDelay(repetition, environment.random(), error.retryAfter);
      if (environment.isOnline() && performance.now() + delay - start > timeLimits.retry) throw error;
      const paused = performance.now();
      await pause(delay, environment, signal);
      // What went beyond the delay was spent offline.
      start += Math.max(0, performance.now() - paused - delay);
    }
  }
}

/** Waits for the delay and then for the connection, whichever comes later. */
function pause(delay: number, environment: RetryEnvironment, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    let stopListening: (() => void) | undefined;
    const end = (settle: () => void) => {
      clearTimeout(timer);
      stopListening?.();
      signal?.removeEventListener('abort', abort);
      settle();
    };
    const abort = () => end(() => reject(new CommerceError('aborted')));
    const proceed = () => {
      if (environment.isOnline()) end(resolve);
      else stopListening = environment.onceOnline(() => end(resolve));
    };
    const timer = setTimeout(proceed, delay);
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort);
  });
}
