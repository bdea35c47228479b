import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { withDeadline } from '../../src/commerce/deadline.ts';
import { loggedPath } from '../http/logged-path.ts';
import { requestUrl } from '../http/request-url.ts';
import type { CachedPage, PageCache } from '../page-cache/page-cache.ts';
import { getPageKey } from '../page-cache/page-key.ts';
import type { PageRequest, PageResponse } from './render-page.ts';
import { sendPage } from './send-page.ts';

/** Times in ms. */
const timings = {
  /** Shoppers leave a page that shows nothing for longer, and each of them would hold a render. */
  timeout: 5000,
  /** The same for a page of which there is a copy. */
  timeoutWithCopy: 3000,
  /** How long a copy is sent without another attempt to render the page. */
  retryDelay: 5000,
};

export interface PageHandlerOptions {
  renderPage(request: PageRequest): Promise<PageResponse>;
  /** Copies of public pages, sent while the backend fails. */
  cache: PageCache;
  publicUrl: string;
  logger: Logger;
  /** Time in ms since the epoch. */
  now?: () => number;
}

/**
 * Creates the handler that opens pages. A page that cannot be rendered, or not in time, is sent as it was rendered
 * last, where it is public; its `Age` keeps caches in front from taking it for a fresh one (RFC 9111, 4.2.4). The
 * handler rejects when there is no copy.
 */
export function createPageHandler({ renderPage, cache, publicUrl, logger, now = Date.now }: PageHandlerOptions) {
  /** When the page of a copy last failed. */
  const failures = new WeakMap<CachedPage, number>();

  const sendCopy = async (
    request: IncomingMessage,
    response: ServerResponse,
    { headers, body, renderedAt }: CachedPage,
  ): Promise<void> => {
    const age = Math.max(0, Math.floor((now() - renderedAt) / 1000));
    await sendPage(request, response, {
      status: 200,
      headers: { ...headers, age: String(age), 'cache-status': 'witryna; hit; detail=stale-if-error' },
      body,
    });
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = requestUrl(request.url, publicUrl);
    const key = getPageKey(url);
    const copy = key ? cache.get(key.key) : undefined;
    if (copy && now() - (failures.get(copy) ?? -Infinity) < timings.retryDelay)
      return sendCopy(request, response, copy);

    const abort = new AbortController();
    response.on('close', () => {
      if (!response.writableFinished) abort.abort();
    });
    const page = await withDeadline(
      (signal) => renderPage({ url, target: request.url ?? '/', cookies: request.headers.cookie, signal }),
      {
        timeout: copy ? timings.timeoutWithCopy : timings.timeout,
        signal: abort.signal,
      },
    ).catch((error: unknown) => {
      if (!copy || abort.signal.aborted) throw error;
      logger.error({ err: error, path: loggedPath(request.url) }, 'page failed; a copy is sent');
      return null;
    });
    if (abort.signal.aborted) return;
    if (copy && (page === null || page.status >= 500)) {
      failures.set(copy, now());
      return sendCopy(request, response, copy);
    }
    if (page === null) return;
    const body = await sendPage(request, response, {
      ...page,
      body: page.html && { coding: 'identity', bytes: page.html },
    });
    if (body && key?.isCanonical && isPublic(page))
      cache.set(key.key, { headers: page.headers, body, renderedAt: now() });
  };
}

function isPublic({ status, headers }: PageResponse): boolean {
  return (
    status === 200 && /(?:^|,)\s*public\b/.test(headers['cache-control'] ?? '') && headers['set-cookie'] === undefined
  );
}
