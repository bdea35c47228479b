import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Logger } from 'pino';
import { createCommerceClient, execute, graphqlEndpoint } from '../../src/commerce/index.ts';
import { createImageResolver } from '../../src/media/index.ts';
import type { StoreView } from '../../src/platform/layout/layout-data.ts';
import type { ImageService } from '../../src/platform/layout/shop-settings.ts';
import { alternatePages, availableStoresQuery, toStoreViews } from '../../src/store-view/index.ts';
import { createConcurrencyLimit } from '../http/concurrency-limit.ts';
import { namesValue } from '../http/names-value.ts';
import { sendBody } from '../http/send-body.ts';
import {
  countProducts,
  fetchCategoryPages,
  fetchProductPages,
  productsPerPage,
  type ViewPage,
} from './sitemap-pages.ts';
import { getPartPaths, openPart, parsePartPath, searchLimit, type SitemapPart } from './sitemap-parts.ts';
import { splitByPrice, type PriceRange } from './split-by-price.ts';
import { sitemapEnds, sitemapIndexXml, sitemapXml, toEntryXml, type SitemapEntry } from './sitemap-xml.ts';

/** Addresses from which each file has a part of them, without the links between languages. The protocol allows 50,000. */
const maximumAddresses = searchLimit;

/** Time in ms for which one process answers with the same sitemap. */
const lifetime = 3_600_000;

/** Time in ms after which a sitemap that could not be read again is tried the next time. */
const retryDelay = 60_000;

/** Parts that one process writes at a time: each requests 100 pages of products from the backend. */
const limits = { max: 2, maxPerClient: 2, maxWaiting: 50, waitTimeout: 60_000 };

export interface SitemapOptions {
  /** Origin of the commerce backend. */
  commerceUrl: string;
  /** Public origin of the shop. */
  publicUrl: string;
  /** What resizes the images: they have the URLs that they have on pages. */
  imageService: ImageService;
  logger: Pick<Logger, 'warn'>;
}

/** Whether a path is that of the sitemap or of one of its parts. */
export const isSitemapPath = (pathname: string): boolean =>
  pathname === '/sitemap.xml' || parsePartPath(pathname) !== null;

/**
 * Serves `sitemap.xml`: home, categories and products of every store view with their images, each with the
 * same page in the other views. A large shop has an index of parts instead, without links to other views: those are in
 * the HTML of each page. What was read is sent for an hour; then it is read again in the background, and sent until that
 * succeeds. Parts are not kept.
 */
export function createSitemap({ commerceUrl, publicUrl, imageService, logger }: SitemapOptions) {
  const createClient = (storeView?: string) =>
    createCommerceClient({
      endpoint: graphqlEndpoint(commerceUrl, commerceUrl),
      identity: () => ({ token: undefined, storeView, currency: undefined }),
      timeout: 20_000,
    });
  const getUrl = (path: string) => new URL(path, publicUrl).href;
  const getImageUrls = ({ images }: ViewPage, { mediaBaseUrl }: StoreView): string[] => {
    const resolve = createImageResolver({ mediaBaseUrl, imageService });
    return images.map((src) => getUrl(resolve({ src })));
  };
  const fetchViews = async () =>
    toStoreViews((await execute(createClient(), availableStoresQuery, {})).data, publicUrl);

  const ranges = new Map<string, { at: number; found: Promise<readonly PriceRange[]> }>();
  /** Returns the price ranges of a store view, one for each part of its products; the same for as long as the index. */
  const getRanges = (code: string): Promise<readonly PriceRange[]> => {
    const known = ranges.get(code);
    if (known && Date.now() - known.at < lifetime) return known.found;
    const client = createClient(code);
    const found = splitByPrice({
      count: (range) => countProducts(client, range),
      limit: searchLimit,
      onTooMany: (range) =>
        logger.warn(
          { storeView: code, range, limit: searchLimit },
          'the sitemap lacks products: too many have a price',
        ),
    });
    const reading = { at: Date.now(), found };
    ranges.set(code, reading);
    found.catch(() => {
      if (ranges.get(code) === reading) ranges.delete(code);
    });
    return found;
  };

  const read = async (): Promise<string> => {
    const views = (await fetchViews()).map((view) => ({ ...view, client: createClient(view.code) }));
    const firsts = await Promise.all(views.map(({ client }) => fetchProductPages(client, 1)));
    const productPages = firsts.reduce((sum, { total }) => sum + total, 0);
    // The search may count no further than it shows.
    if (productPages * productsPerPage >= maximumAddresses) {
      const paths = await Promise.all(
        views.map(async ({ code, baseUrl }) =>
          baseUrl === undefined ? getPartPaths(code, (await getRanges(code)).length) : [],
        ),
      );
      return sitemapIndexXml(paths.flat().map(getUrl));
    }
    const pages = await Promise.all(
      views.map(async ({ client }, index) => {
        const { pages: first, total } = firsts[index] ?? { pages: [], total: 0 };
        const found = [...(await fetchCategoryPages(client)), ...first];
        for (let page = 2; page <= total; page += 1) found.push(...(await fetchProductPages(client, page)).pages);
        return new Map(found.map((page) => [page.id, page]));
      }),
    );
    // A view on another host is in the sitemap there.
    const entries = views.flatMap((view, index) =>
      [...((view.baseUrl === undefined ? pages[index]?.values() : undefined) ?? [])].map((page): SitemapEntry => {
        const { id, path } = page;
        const alternates = alternatePages(views.map((other, place) => [other, pages[place]?.get(id)?.path ?? null]));
        return {
          address: getUrl(`${view.basePath}${path}`),
          alternates: alternates.map(({ hreflang, path: alternate }) => ({ hreflang, address: getUrl(alternate) })),
          images: getImageUrls(page, view),
        };
      }),
    );
    return sitemapXml(entries);
  };

  let stored: { xml: string; staleAt: number } | undefined;
  let reading: Promise<string> | undefined;
  // It fetches the whole catalog, so simultaneous requests share one fetch.
  const readOnce = (): Promise<string> => {
    reading ??= read()
      .then((xml) => {
        stored = { xml, staleAt: Date.now() + lifetime };
        return xml;
      })
      .finally(() => (reading = undefined));
    return reading;
  };
  const getXml = async (): Promise<string> => {
    const known = stored;
    if (!known) return readOnce();
    if (Date.now() >= known.staleAt)
      readOnce().catch((error: unknown) => {
        known.staleAt = Date.now() + retryDelay;
        logger.warn({ err: error }, 'the sitemap cannot be read again; the last one is sent');
      });
    return known.xml;
  };

  const concurrency = createConcurrencyLimit(limits);

  /** Returns the text of a part in pieces; null when there is no such part. */
  const openText = async ({ storeView, number }: SitemapPart): Promise<AsyncIterable<string> | null> => {
    const view = (await fetchViews()).find(({ code }) => code === storeView);
    const pieces = view ? await openPart(createClient(view.code), number, () => getRanges(view.code)) : null;
    if (!view || !pieces) return null;
    const toText = (page: ViewPage) =>
      toEntryXml({ address: getUrl(`${view.basePath}${page.path}`), alternates: [], images: getImageUrls(page, view) });
    return (async function* () {
      yield sitemapEnds.start;
      for await (const pages of pieces) yield pages.map(toText).join('');
      yield sitemapEnds.end;
    })();
  };

  const sendPart = async (part: SitemapPart, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const release = await concurrency.acquire('', gone.signal);
    try {
      const text = await openText(part);
      if (!text) {
        response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('There is no such sitemap.\n');
        return;
      }
      setHeaders(response);
      response.appendHeader('Vary', 'Accept-Encoding');
      const isCompressed = namesValue(request.headers['accept-encoding'], 'gzip');
      if (isCompressed) response.setHeader('Content-Encoding', 'gzip');
      if (request.method === 'HEAD') response.end();
      else if (isCompressed) await pipeline(Readable.from(text), createGzip(), response);
      else await pipeline(Readable.from(text), response);
    } finally {
      release();
    }
  };

  return async (pathname: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const part = parsePartPath(pathname);
    if (part) {
      await sendPart(part, request, response);
      return;
    }
    const bytes = Buffer.from(await getXml());
    setHeaders(response);
    await sendBody(request, response, { coding: 'identity', bytes });
  };
}

function setHeaders(response: ServerResponse): void {
  response.setHeader('Content-Type', 'application/xml; charset=utf-8');
  response.setHeader('Cache-Control', 'public, max-age=3600');
}
