import { LRUCache } from 'lru-cache';
import { createRequestDeduplicator } from '../../src/commerce/request-deduplicator.ts';
import type { PageRequest, PageResponse } from '../pages/render-page.ts';
import type { CachedPage } from './cached-page.ts';

/** A page that was rendered for a request, and what the cache may send to others: null for a private page. */
export interface RenderResult {
  page: PageResponse;
  publicPage: CachedPage | null;
  /** Whether the cache has the page. */
  isStored: boolean;
}

/**
 * Returns a renderer that renders a public page once for all who request it at the same time. A private page is
 * rendered for each of them. A render ends when all who wait for it have left.
 *
 * @param render - Renders the page of one request.
 * @param getVersion - Returns the number of purges so far: a request never joins a render from before a purge.
 */
export function shareRender<Request extends PageRequest>(
  render: (request: Request) => Promise<RenderResult>,
  getVersion: () => number,
): (request: Request) => Promise<RenderResult> {
  const share = createRequestDeduplicator();
  /** Targets of private pages. Requests for them are not queued behind the page of another visitor. */
  const privateTargets = new LRUCache<string, true>({ max: 1000 });

  return async (request) => {
    const { target, signal } = request;
    if (privateTargets.has(target)) return render(request);
    const { request: rendered, result } = await share(
      `${getVersion()} ${target}`,
      async (shared) => ({ request, result: await render({ ...request, signal: shared }) }),
      signal,
    );
    if (result.publicPage) return result;
    privateTargets.set(target, true);
    return rendered === request ? result : render(request);
  };
}
