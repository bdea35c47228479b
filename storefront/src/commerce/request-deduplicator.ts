import { CommerceError } from './commerce-error.ts';
import { withDeadline } from './deadline.ts';

interface InFlightRequest {
  result: Promise<unknown>;
  controller: AbortController;
  /** Number of callers that wait for the response. */
  waiting: number;
}

/** Starts a request, or returns the result of the in-flight request with the same key. */
export type DeduplicateRequest = <Result>(
  key: string,
  start: (signal: AbortSignal) => Promise<Result>,
  signal: AbortSignal | undefined,
) => Promise<Result>;

/**
 * Creates a function that deduplicates requests. A caller that aborts leaves the other callers waiting; the request is
 * aborted with its last caller.
 */
export function createRequestDeduplicator(): DeduplicateRequest {
  const inFlight = new Map<string, InFlightRequest>();

  function begin(key: string, start: (signal: AbortSignal) => Promise<unknown>): InFlightRequest {
    const controller = new AbortController();
    const request = { result: start(controller.signal), controller, waiting: 0 };
    inFlight.set(key, request);
    return request;
  }

  return async <Result>(
    key: string,
    start: (signal: AbortSignal) => Promise<Result>,
    signal: AbortSignal | undefined,
  ) => {
    if (signal?.aborted) throw new CommerceError('aborted');
    const request = inFlight.get(key) ?? begin(key, start);
    request.waiting += 1;
    try {
      // Requests with one key have results of one type.
      return await withDeadline(() => request.result as Promise<Result>, { signal });
    } finally {
      request.waiting -= 1;
      if (request.waiting === 0) {
        inFlight.delete(key);
        if (signal?.aborted) request.controller.abort();
      }
    }
  };
}
