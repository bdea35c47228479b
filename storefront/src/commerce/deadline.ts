import { CommerceError } from './commerce-error.ts';

export interface DeadlineOptions {
  /** Longest time in ms; without it there is no limit. */
  timeout?: number | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Runs a task that has to end in time. At the deadline, or when the signal fires, the response is an error immediately, even
 * if the task takes no notice of the signal that it gets.
 *
 * @throws CommerceError `timeout` or `aborted`, or whatever the task throws
 */
export function withDeadline<Result>(
  task: (signal: AbortSignal) => Promise<Result>,
  { timeout, signal }: DeadlineOptions,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const stop = (kind: 'timeout' | 'aborted') => {
      const error = new CommerceError(kind);
      controller.abort(error);
      reject(error);
    };
    const abort = () => stop('aborted');
    if (signal?.aborted) {
      abort();
      return;
    }
    signal?.addEventListener('abort', abort);
    const timer = timeout === undefined ? undefined : setTimeout(stop, timeout, 'timeout');
    task(controller.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
      });
  });
}
