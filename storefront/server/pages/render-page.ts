import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { PageAssets } from './asset-manifest.ts';
import { loggedPath } from '../http/logged-path.ts';
import { requestUrl } from '../http/request-url.ts';
import { collect } from '../http/collect.ts';
import { openResponseBody } from '../http/response-body.ts';
import { documentEnd, documentStart, type DocumentParts } from './document.ts';
import type { MapTiles } from '../config.ts';
import type { Look } from './look.ts';
import type { RenderedPage, RenderRequest } from '../../src/app/entry-server.tsx';
import type { PageHosts } from '../../src/app/navigation/page-hosts.ts';

/** Renders the application for one address. */
export type RenderApplication = (request: RenderRequest) => Promise<RenderedPage>;

export interface PageRendererOptions {
  render: RenderApplication;
  /** Files of the page with the given modules, and the styles of the late ones. */
  assetsOf(modules: readonly [page: string, ...others: string[]], lateModules: readonly string[]): PageAssets;
  commerceUrl: string;
  allowedHosts: readonly string[];
  previewOrigins: readonly string[];
  measurementScript: string | null;
  mapTiles: MapTiles | null;
  socialHosts: readonly string[];
  publicUrl: string;
  look: Look;
  /** Addresses of the style sheets that the look adds. */
  lookStyles: readonly string[];
  logger: Logger;
  /** The content security policy of a page that needs further hosts. */
  policyFor(hosts: PageHosts): string;
  /** Changes the document's start, e.g. for the development client. */
  transformStart?(url: string, html: string): Promise<string>;
}

/** Answers page requests with server-rendered HTML: loads data, sets the real status, then streams. */
export function createPageRenderer({ render, assetsOf, commerceUrl, allowedHosts, previewOrigins, measurementScript, mapTiles, socialHosts, publicUrl, look, lookStyles, logger, policyFor, transformStart }: PageRendererOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const abort = new AbortController();
    response.on('close', () => {
      if (!response.writableFinished) abort.abort();
    });
    const page = await render({
      url: requestUrl(request.url, publicUrl),
      commerceUrl,
      allowedHosts,
      previewOrigins,
      measurementScript,
      mapTiles,
      socialHosts,
      signal: abort.signal,
      reportError: (error) => logger.error({ err: error, errorId: randomUUID(), path: loggedPath(request.url) }, 'page failed'),
    });
    if (abort.signal.aborted) return;

    response.statusCode = page.status;
    for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
    if (page.kind === 'redirect') {
      response.end();
      return;
    }

    if (page.hosts) response.setHeader('Content-Security-Policy', policyFor(page.hosts));
    const assets = assetsOf(page.modules, page.lateModules);
    const parts: DocumentParts = {
      locale: page.locale,
      look,
      head: page.head,
      state: { ...page.state },
      assets: { ...assets, styles: [...assets.styles, ...lookStyles] },
    };
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    const start = documentStart(parts);
    const html = transformStart ? await transformStart(request.url ?? '/', start) : start;
    const body = openResponseBody(request, response);
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    // The browser learns of styles, fonts and the main picture while the rest is still being rendered.
    body.stream.write(html);
    body.flush();
    page.pipe(collect((markup) => body.stream.end(Buffer.concat([...markup, Buffer.from(documentEnd(parts))]))));
  };
}
