import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { withDeadline } from '../../src/commerce/deadline.ts';
import * as timeLimits from '../../src/commerce/time-limits.ts';
import { chooseCoding, encodeBody, type ContentCoding } from '../http/encode-body.ts';
import { redactPath } from '../http/redact-path.ts';
import { requestUrl } from '../http/request-url.ts';
import { formatHit, formatMiss } from '../page-cache/cache-status.ts';
import { createCachedPage, type CachedPage } from '../page-cache/cached-page.ts';
import { isCacheablePage } from '../page-cache/is-cacheable-page.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { getPageKey, type PageKey } from '../page-cache/page-key.ts';
import { shareRender, type RenderResult } from '../page-cache/share-render.ts';
import type { PageRequest, PageResponse } from './render-page.ts';
import { sendPage } from './send-page.ts';

/** Time in ms for which a copy is sent without another attempt to render the page. */
const retryDelay = 5000;

interface CodedRequest extends PageRequest {
  /** Coding in which the page is sent to the client that requested it first. */
  coding: ContentCoding;
}

export interface PageHandlerOptions {
  renderPage(request: PageRequest): Promise<PageResponse>;
  cache: PageCache;
  /** Time in ms for which a cached page is fresh; 0 renders each request and keeps copies for errors only. */
  freshTime: number;
  publicUrl: string;
  logger: Logger;
  /** Time in ms since the epoch. */
  now?: () => number;
}

const getCoding = ({ headers }: IncomingMessage): ContentCoding => chooseCoding(headers['accept-encoding']);

/**
 * Creates the handler that opens pages. Public pages come from the cache:
 *
 * - A fresh page is sent as it is. So is a stale one, which is then rendered again in the background.
 * - A purged page is rendered again first, and sent only if that fails or takes too long. Its `Age` keeps caches in
 *   front from taking it for a fresh one (RFC 9111, 4.2.4).
 * - Simultaneous requests for a page share one render, also with different parameters of campaigns.
 *
 * The handler rejects when a page cannot be rendered and there is no copy.
 */
export function createPageHandler({
  renderPage,
  cache,
  freshTime,
  publicUrl,
  logger,
  now = Date.now,
}: PageHandlerOptions) {
  /** Renders a page and stores it in one step, so that it is not rendered again in between. */
  const renderAndStore = async (request: CodedRequest): Promise<RenderResult> => {
    const { version } = cache;
    const page = await renderPage(request);
    if (!page.html || !isCacheablePage(page)) return { page, publicPage: null, isStored: false };
    const publicPage = createCachedPage(page.headers, page.html, now());
    const key = getPageKey(request.url);
    const isStored = key?.isCanonical === true;
    if (isStored) {
      const body = await encodeBody(publicPage.body, getStoredCoding(request.coding));
      cache.set(key.key, { ...publicPage, body }, version);
    }
    return { page, publicPage, isStored };
  };
  // Compressing takes a third of the time of a page: a page is stored as it is sent. One that others will get stays
  // small; a copy for errors is not worth the time.
  const getStoredCoding = (sent: ContentCoding): ContentCoding => (sent === 'identity' && freshTime > 0 ? 'br' : sent);
  const render = shareRender(renderAndStore, () => cache.version);
  /** Keys of redirects and private pages, for a minute: they may repeat the parameters of a campaign. */
  const unshared = new LRUCache<string, true>({ max: 1000, ttl: 60_000 });
  /** Renders the page without the parameters of a campaign, for all to whom a link with some was sent. */
  const renderShared = async (request: CodedRequest, key: PageKey | null): Promise<RenderResult> => {
    if (!key || key.isCanonical || unshared.has(key.key)) return render(request);
    const result = await render({ ...request, url: requestUrl(key.key, publicUrl), target: key.key });
    if (result.publicPage || result.page.status >= 400) return result;
    unshared.set(key.key, true);
    return render(request);
  };
  /** When the page of a copy last failed. */
  const failures = new WeakMap<CachedPage, number>();
  /** Keys of pages that are being rendered in the background. */
  const revalidating = new Set<string>();

  const hasFailed = (copy: CachedPage) => now() - (failures.get(copy) ?? -Infinity) < retryDelay;

  /** Encodes a copy and stores it in that coding too. */
  const encodeCopy = async (key: string, copy: CachedPage, coding: ContentCoding): Promise<CachedPage> => {
    if (copy.body.coding === coding) return copy;
    const { version } = cache;
    const encoded = { ...copy, body: await encodeBody(copy.body, coding) };
    const failure = failures.get(copy);
    if (failure !== undefined) failures.set(encoded, failure);
    cache.set(key, encoded, version);
    return encoded;
  };

  const sendCopy = async (
    request: IncomingMessage,
    response: ServerResponse,
    { key, copy, detail }: { key: string; copy: CachedPage; detail?: 'stale-if-error' },
  ): Promise<void> => {
    const { headers, etag, body, renderedAt } = await encodeCopy(key, copy, getCoding(request));
    const age = Math.max(0, Math.floor((now() - renderedAt) / 1000));
    await sendPage(request, response, {
      status: 200,
      headers: { ...headers, etag, age: `${age}`, 'cache-status': formatHit(freshTime / 1000 - age, detail) },
      body,
    });
  };

  const revalidate = async (key: string, copy: CachedPage): Promise<void> => {
    // While the copy was being sent, another request may have had the page rendered.
    const isReplaced = cache.get(key, copy.body.coding)?.renderedAt !== copy.renderedAt;
    if (isReplaced || revalidating.has(key) || hasFailed(copy)) return;
    revalidating.add(key);
    try {
      const { page, publicPage } = await withDeadline(
        (signal) => render({ url: requestUrl(key, publicUrl), target: key, cookies: undefined, coding: 'br', signal }),
        { timeout: timeLimits.serverPage },
      );
      if (page.status >= 500) failures.set(copy, now());
      else if (!publicPage) cache.delete(key);
    } catch (error) {
      failures.set(copy, now());
      logger.error({ err: error, path: redactPath(key) }, 'page failed while it was revalidated');
    } finally {
      revalidating.delete(key);
    }
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = requestUrl(request.url, publicUrl);
    const key = getPageKey(url);
    const coding = getCoding(request);
    const copy = key ? cache.get(key.key, coding) : undefined;
    if (key && copy && !copy.isPurged && freshTime > 0) {
      try {
        await sendCopy(request, response, { key: key.key, copy });
      } finally {
        // Rendering blocks the thread, so it starts once the client has the copy.
        if (now() - copy.renderedAt >= freshTime) void revalidate(key.key, copy);
      }
      return;
    }
    if (key && copy && hasFailed(copy))
      return sendCopy(request, response, { key: key.key, copy, detail: 'stale-if-error' });

    const abort = new AbortController();
    response.on('close', () => {
      if (!response.writableFinished) abort.abort();
    });
    const result = await withDeadline(
      (signal) =>
        renderShared({ url, target: request.url ?? '/', cookies: request.headers.cookie, coding, signal }, key),
      {
        timeout: copy ? timeLimits.serverPageWithCopy : timeLimits.serverPage,
        signal: abort.signal,
      },
    ).catch((error: unknown) => {
      if (!copy || abort.signal.aborted) throw error;
      logger.error({ err: error, path: redactPath(request.url) }, 'page failed; a copy is sent');
      return null;
    });
    if (abort.signal.aborted) return;
    if (key && copy && (result === null || result.page.status >= 500)) {
      failures.set(copy, now());
      return sendCopy(request, response, { key: key.key, copy, detail: 'stale-if-error' });
    }
    if (result === null) return;
    const { page, publicPage, isStored } = result;
    if (!publicPage) {
      // A page that is disabled is not sent while the backend fails either.
      if (key) cache.delete(key.key);
      await sendPage(request, response, { ...page, body: page.html && { coding: 'identity', bytes: page.html } });
      return;
    }
    await sendPage(request, response, {
      status: page.status,
      headers: {
        ...page.headers,
        etag: publicPage.etag,
        'cache-status': formatMiss(copy ? 'stale' : 'uri-miss', isStored),
      },
      body: publicPage.body,
    });
  };
}
