import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { PageAssets, PageModules } from './asset-manifest.ts';
import { redactPath } from '../http/redact-path.ts';
import { documentEnd, documentStart, type DocumentParts } from './document.ts';
import type { DocumentTheme } from './document-theme.ts';
import type { RenderedPage, RenderRequest } from '../../src/shell/entry-server.ts';
import type { ShopSettings } from '../../src/platform/layout/shop-settings.ts';
import type { PostRequest } from '../../src/shell/submit-post.ts';
import type { CspSources } from '../../src/platform/navigation/csp-sources.ts';

/** Renders the application for one address. */
export type RenderApplication = (request: RenderRequest) => Promise<RenderedPage>;

export interface PageRendererOptions {
  render: RenderApplication;
  /** Files of a page that is made of the given modules. */
  assetsOf(modules: PageModules): PageAssets;
  commerceUrl: string;
  allowedHosts: readonly string[];
  settings: ShopSettings;
  documentTheme: DocumentTheme;
  logger: Logger;
  /** Number of purges so far: what was loaded before the last one is loaded again. Default: always 0. */
  getDataVersion?(): number;
  /** Returns the content security policy of a page, of a store view with the given origin of images and videos. */
  policyFor(mediaOrigin: string | null, hosts: CspSources | undefined): string;
  /** Changes the document's start, e.g. for the development client. */
  transformStart?(url: string, html: string): Promise<string>;
}

/** Request for a page. */
export interface PageRequest {
  /** URL on the shop's origin. */
  url: URL;
  /** As the request line has it. */
  target: string;
  /** Form that was posted; absent when the page is opened. */
  post?: PostRequest | undefined;
  /** `Cookie` header; only private pages depend on it. */
  cookies: string | undefined;
  signal: AbortSignal;
}

/** Response to a request for a page. */
export interface PageResponse {
  status: number;
  headers: Record<string, string>;
  /** null for a redirect. */
  html: Buffer | null;
}

/**
 * Creates the function that loads the data of a page and renders the whole document. It rejects when the signal fires.
 */
export function createPageRenderer({
  render,
  assetsOf,
  commerceUrl,
  allowedHosts,
  settings,
  documentTheme,
  logger,
  policyFor,
  getDataVersion = () => 0,
  transformStart,
}: PageRendererOptions) {
  return async ({ url, target, post, cookies, signal }: PageRequest): Promise<PageResponse> => {
    const page = await render({
      url,
      commerceUrl,
      allowedHosts,
      settings,
      post,
      cookies,
      signal,
      dataVersion: getDataVersion(),
      reportError: (error) =>
        logger.error({ err: error, errorId: randomUUID(), path: redactPath(target) }, 'page failed'),
    });
    if (page.kind === 'redirect') return { status: page.status, headers: page.headers, html: null };

    const parts: DocumentParts = {
      locale: page.locale,
      documentTheme,
      head: page.head,
      favicon: page.favicon,
      state: { ...page.state },
      postedForm: page.postedForm,
      startsOnInteraction: page.startsOnInteraction,
      isError: page.status >= 500,
      assets: assetsOf(page),
    };
    const [preloads, markup] = splitAtRoot(page.markup);
    const start = documentStart({ ...parts, preloads });
    return {
      status: page.status,
      headers: {
        ...page.headers,
        ...(page.status === 503 && { 'retry-after': '30' }),
        'content-security-policy': policyFor(page.mediaOrigin, page.hosts),
        'content-type': 'text/html; charset=utf-8',
      },
      html: encode(transformStart ? await transformStart(target, start) : start, markup, documentEnd(parts)),
    };
  };
}

// React writes the links that fetch images in front of the application's root.
function splitAtRoot(markup: string): [preloads: string, root: string] {
  const root = markup.indexOf('<div id="root">');
  return [markup.slice(0, root), markup.slice(root)];
}

/** The bytes of texts in a row. Joined before, all of them would be copied twice; three bytes hold any UTF-16 unit. */
function encode(...texts: string[]): Buffer {
  const bytes = Buffer.allocUnsafe(3 * texts.reduce((sum, { length }) => sum + length, 0));
  return bytes.subarray(
    0,
    texts.reduce((end, text) => end + bytes.write(text, end), 0),
  );
}
