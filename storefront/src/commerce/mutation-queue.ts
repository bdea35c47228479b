import { withDeadline, type DeadlineOptions } from './deadline.ts';
import * as timeLimits from './time-limits.ts';

/** Mutations of one browser tab, one at a time and in order. */
export interface MutationQueue {
  /**
   * Appends a unit of one or several calls. It starts when everything before it has ended, well or badly.
   *
   * @param unit gets a signal that fires at the deadline and when the queue is drained
   * @param options `timeout` counts from the start of the unit; `timeLimits.mutation` by default
   * @throws CommerceError `timeout` or `aborted`, or whatever the unit throws
   */
  add<Result>(unit: (signal: AbortSignal) => Promise<Result>, options?: DeadlineOptions): Promise<Result>;
  /** Gives up the running unit and all waiting ones, for sign-out: nothing is sent with the old identity afterward. */
  drain(): void;
}

export function createMutationQueue(): MutationQueue {
  const pending = new Set<AbortController>();
  let last: Promise<unknown> = Promise.resolve();

  return {
    add(unit, { signal, timeout = timeLimits.mutation } = {}) {
      const controller = new AbortController();
      const abort = () => controller.abort();
      if (signal?.aborted) abort();
      signal?.addEventListener('abort', abort);
      pending.add(controller);

      const result = last
        .then(() => withDeadline(unit, { timeout, signal: controller.signal }))
        .finally(() => {
          pending.delete(controller);
          signal?.removeEventListener('abort', abort);
        });
      last = result.catch(() => undefined);
      return result;
    },
    drain() {
      for (const controller of pending) controller.abort();
    },
  };
}
