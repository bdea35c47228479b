import { createConcurrencyLimit, type ConcurrencyLimitOptions } from '../http/concurrency-limit.ts';
import type { PageRequest, PageResponse } from './render-page.ts';

type RenderPage = (request: PageRequest) => Promise<PageResponse>;

export interface LimitedRenders {
  renderPage: RenderPage;
  /** Returns whether new renders have to wait. */
  isExhausted(): boolean;
}

/** Renders that share the processor, most of them waiting for the backend, and how many more may wait for their turn. */
const defaultLimits = { max: 64, maxWaiting: 256, waitTimeout: 3000 };

/**
 * Limits the renders of a process. Visitors beyond its capacity get an error immediately: if all were let in, each would
 * wait until the deadline of its page, and nobody would see one.
 *
 * @param limits times in ms
 * @returns a renderer that throws OverloadError when too many renders wait, or one has waited too long
 */
export function limitRenders(
  renderPage: RenderPage,
  limits: Omit<ConcurrencyLimitOptions, 'maxPerClient'> = defaultLimits,
): LimitedRenders {
  const { acquire, isExhausted } = createConcurrencyLimit({ ...limits, maxPerClient: limits.max });
  return {
    renderPage: async (request) => {
      const release = await acquire('', request.signal);
      try {
        return await renderPage(request);
      } finally {
        release();
      }
    },
    isExhausted,
  };
}
