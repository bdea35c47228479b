import { importsSettled } from './lazy-code.ts';
import { parseRequest } from './parse-request.ts';

/** Frames in a row in which nothing may happen before a page counts as settled: one to render, one for its effects. */
const calmFrames = 2;

/** Time in ms after which a frame counts as idle: other stories and animations may keep the browser busy. */
const maxIdleWait = 500;

export interface RequestWatch {
  /**
   * Waits until every request has its answer, lazily loaded code is there and the page no longer changes.
   *
   * @param signal ends the wait, e.g. when the story is left
   */
  settle(signal: AbortSignal): Promise<void>;
  /** Ends the watch. */
  stop(): void;
}

/**
 * Counts the open requests of a document, from the call of `fetch` on: a service worker hears of them later.
 *
 * @param neverAnswered operations that nobody waits for
 */
export function watchRequests(neverAnswered: readonly string[]): RequestWatch {
  const send = window.fetch;
  let open = 0;

  const isAwaited = async (request: Request) =>
    !request.url.includes('/graphql') || !neverAnswered.includes((await parseRequest(request)).operation);

  const count = async (request: Request, answer: Promise<Response>) => {
    open += 1;
    // A failure reaches the caller through the answer.
    await isAwaited(request)
      .then((awaited) => (awaited ? answer : null))
      .catch(() => undefined);
    open -= 1;
  };

  window.fetch = (input, init) => {
    const request = new Request(input instanceof Request ? input.clone() : input, init);
    const answer = send(input, init);
    void count(request, answer);
    return answer;
  };

  return {
    async settle(signal) {
      let changes = 0;
      const observer = new MutationObserver(() => {
        changes += 1;
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      for (let calm = 0; calm < calmFrames && !signal.aborted; ) {
        const before = changes;
        await importsSettled();
        await idleFrame();
        calm = open > 0 || changes > before ? 0 : calm + 1;
      }
      observer.disconnect();
    },
    stop: () => {
      window.fetch = send;
    },
  };
}

/** Resolves after the next frame, once there is nothing left to do or the wait is over. */
const idleFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      // Safari has no `requestIdleCallback`. Chromium never calls it under load, unless it has a timeout.
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: maxIdleWait });
      else requestAnimationFrame(() => resolve());
    });
  });
