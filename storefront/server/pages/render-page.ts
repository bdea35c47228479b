import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { PageAssets, PageModules } from './asset-manifest.ts';
import { loggedPath } from '../http/logged-path.ts';
import { requestUrl } from '../http/request-url.ts';
import { openResponseBody } from '../http/response-body.ts';
import { documentEnd, documentStart, type DocumentParts } from './document.ts';
import type { MapTiles } from '../config.ts';
import type { Look } from './look.ts';
import { withDeadline } from '../../src/commerce/deadline.ts';
import type { RenderedPage, RenderRequest } from '../../src/app/entry-server.tsx';
import type { PostRequest } from '../../src/app/submit-post.ts';
import type { PageHosts } from '../../src/app/navigation/page-hosts.ts';

/** Renders the application for one address. */
export type RenderApplication = (request: RenderRequest) => Promise<RenderedPage>;

export interface PageRendererOptions {
  render: RenderApplication;
  /** Files of a page that is made of the given modules. */
  assetsOf(modules: PageModules): PageAssets;
  commerceUrl: string;
  allowedHosts: readonly string[];
  previewOrigins: readonly string[];
  measurementScript: string | null;
  mapTiles: MapTiles | null;
  socialHosts: readonly string[];
  offlinePaymentMethods: readonly string[];
  /** Hosts from which content may load images and videos, besides the shop's own. */
  mediaHosts: readonly string[];
  publicUrl: string;
  look: Look;
  logger: Logger;
  /** The content security policy of a page that needs further hosts. */
  policyFor(hosts: PageHosts): string;
  /** Time in ms for a page to be rendered; one that takes longer rejects. Default: none. */
  timeout?: number;
  /** Changes the document's start, e.g. for the development client. */
  transformStart?(url: string, html: string): Promise<string>;
}

/** Answers page requests with server-rendered HTML: loads data, sets the real status, then sends the page in one piece. */
export function createPageRenderer({ render, assetsOf, commerceUrl, allowedHosts, previewOrigins, measurementScript, mapTiles, socialHosts, mediaHosts, offlinePaymentMethods, publicUrl, look, logger, policyFor, timeout, transformStart }: PageRendererOptions) {
  return async (request: IncomingMessage, response: ServerResponse, post?: PostRequest): Promise<void> => {
    const abort = new AbortController();
    response.on('close', () => {
      if (!response.writableFinished) abort.abort();
    });
    const task = (signal: AbortSignal) => render({
      url: requestUrl(request.url, publicUrl),
      commerceUrl,
      allowedHosts,
      previewOrigins,
      measurementScript,
      mapTiles,
      socialHosts,
      offlinePaymentMethods,
      mediaHosts: [new URL(publicUrl).host, ...mediaHosts],
      post,
      signal,
      reportError: (error) => logger.error({ err: error, errorId: randomUUID(), path: loggedPath(request.url) }, 'page failed'),
    });
    // What a form changes is left to finish.
    const page = await withDeadline(task, { timeout: post ? undefined : timeout, signal: abort.signal });
    if (abort.signal.aborted) return;

    response.statusCode = page.status;
    if (page.status === 503) response.setHeader('Retry-After', '30');
    for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
    if (page.kind === 'redirect') {
      response.end();
      return;
    }

    if (page.hosts) response.setHeader('Content-Security-Policy', policyFor(page.hosts));
    const assets = assetsOf(page);
    const parts: DocumentParts = {
      locale: page.locale,
      look,
      head: page.head,
      state: { ...page.state },
      postedForm: page.postedForm,
      assets,
    };
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    const body = openResponseBody(request, response);
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    const [preloads, markup] = splitAtRoot(page.markup);
    const start = documentStart({ ...parts, preloads });
    const html = transformStart ? await transformStart(request.url ?? '/', start) : start;
    body.end(encode(html, markup, documentEnd(parts)));
  };
}

// React writes the links that fetch pictures in front of the application's root.
function splitAtRoot(markup: string): [preloads: string, root: string] {
  const root = markup.indexOf('<div id="root">');
  return [markup.slice(0, root), markup.slice(root)];
}

/** The bytes of texts in a row. Joined before, all of them would be copied twice; three bytes hold any UTF-16 unit. */
function encode(...texts: string[]): Buffer {
  const bytes = Buffer.allocUnsafe(3 * texts.reduce((sum, { length }) => sum + length, 0));
  return bytes.subarray(0, texts.reduce((end, text) => end + bytes.write(text, end), 0));
}
