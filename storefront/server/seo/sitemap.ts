import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendBody } from '../http/send-body.ts';
import {
  execute,
  createCommerceClient,
  getShopPath,
  graphqlEndpoint,
  type CommerceClient,
} from '../../src/commerce/index.ts';
import { alternatePages, availableStoresQuery, toStoreViews } from '../../src/store-view/index.ts';
import { sitemapCategoriesQuery, sitemapProductsQuery } from './sitemap-operations.ts';

const productsAtOnce = 100;
/** A sitemap file holds at most 50 000 addresses; larger shops need an index of files. */
const maximumAddresses = 50_000;
/** Images of one page that are named; the protocol allows 1000. */
const maximumImages = 20;

/** Time in ms for which one process answers with the same sitemap. */
const lifetime = 3_600_000;

/** A page of the sitemap; absolute addresses. */
export interface SitemapEntry {
  address: string;
  /** The same page in all store views, by the language of each; empty where it is in one only. */
  alternates: readonly { hreflang: string; address: string }[];
  images: readonly string[];
}

/**
 * Serves `sitemap.xml`: home, all active categories (also those that the menus leave out, as Magento does) and all
 * products of every store view with their images, each with its twins in the other views. What was read is kept for
 * an hour.
 */
export function createSitemap(commerceUrl: string, publicUrl: string) {
  const createClient = (storeView: string) =>
    createCommerceClient({
      endpoint: graphqlEndpoint(commerceUrl, commerceUrl),
      identity: () => ({ token: undefined, storeView, currency: undefined }),
      timeout: 20_000,
    });
  const getUrl = (path: string) => new URL(path, publicUrl).href;
  const read = async (): Promise<string> => {
    const { data } = await execute(createClient('default'), availableStoresQuery, {});
    const views = toStoreViews(data);
    const pages = await Promise.all(views.map((view) => fetchPages(createClient(view.code))));
    const entries = views.flatMap((view, index) =>
      [...(pages[index] ?? [])].map(([id, { path, images }]): SitemapEntry => {
        const alternates = alternatePages(views.map((other, place) => [other, pages[place]?.get(id)?.path ?? null]));
        return {
          address: getUrl(`${view.basePath}${path}`),
          alternates: alternates.map(({ hreflang, path: alternate }) => ({ hreflang, address: getUrl(alternate) })),
          images: images.map(getUrl),
        };
      }),
    );
    return sitemapXml(entries.slice(0, maximumAddresses));
  };

  let kept: { at: number; xml: Promise<string> } | undefined;
  // It fetches the whole catalog, so simultaneous requests share one fetch.
  const keep = (): Promise<string> => {
    if (kept && Date.now() - kept.at < lifetime) return kept.xml;
    const reading = { at: Date.now(), xml: read() };
    kept = reading;
    reading.xml.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return reading.xml;
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const xml = await keep();
    response.setHeader('Content-Type', 'application/xml; charset=utf-8');
    response.setHeader('Cache-Control', 'public, max-age=3600');
    await sendBody(request, response, { coding: 'identity', bytes: Buffer.from(xml) });
  };
}

/** A page of one store view with its images. */
interface ViewPage {
  path: string;
  images: readonly string[];
}

/** All pages of a store view by what they show. */
async function fetchPages(client: CommerceClient): Promise<Map<string, ViewPage>> {
  const [categories, products] = await Promise.all([categoryPages(client), productPages(client)]);
  return new Map<string, ViewPage>([['home', { path: '/', images: [] }], ...categories, ...products]);
}

/**
 * The sitemap of the given pages (sitemaps.org protocol 0.9, with the links between languages and the images that
 * Google reads).
 */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ address, alternates, images }) => {
    const links = alternates.map(
      (other) =>
        `<xhtml:link rel="alternate" hreflang="${escapeXml(other.hreflang)}" href="${escapeXml(other.address)}"/>`,
    );
    const pictures = images
      .slice(0, maximumImages)
      .map((image) => `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`);
    return `<url><loc>${escapeXml(address)}</loc>${links.join('')}${pictures.join('')}</url>`;
  });
  const namespaces = [
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  ];
  return `<?xml version="1.0" encoding="UTF-8"?><urlset ${namespaces.join(' ')}>${urls.join('')}</urlset>`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

interface CategoryNode {
  uid: string;
  url_path?: string | null;
  url_suffix?: string | null;
  children?: readonly (CategoryNode | null)[] | null;
}

type IdentifiedPage = [id: string, page: ViewPage];

async function categoryPages(client: CommerceClient): Promise<IdentifiedPage[]> {
  const { data } = await execute(client, sitemapCategoriesQuery, {});
  const pages = (nodes: readonly (CategoryNode | null)[] | null | undefined): IdentifiedPage[] =>
    (nodes ?? []).flatMap((node) => {
      if (!node) return [];
      const own: IdentifiedPage[] = node.url_path
        ? [[`category ${node.uid}`, { path: getShopPath(node.url_path, node.url_suffix), images: [] }]]
        : [];
      return [...own, ...pages(node.children)];
    });
  return pages(data.categoryList?.[0]?.children);
}

async function productPages(client: CommerceClient): Promise<IdentifiedPage[]> {
  const found: IdentifiedPage[] = [];
  for (let page = 1, pages = 1; page <= pages && found.length < maximumAddresses; page += 1) {
    const { data } = await execute(client, sitemapProductsQuery, { page, size: productsAtOnce });
    pages = data.products?.page_info?.total_pages ?? 1;
    for (const product of data.products?.items ?? []) {
      if (!product?.url_key) continue;
      const images = (product.media_gallery ?? []).flatMap((entry) =>
        entry?.__typename === 'ProductImage' && !entry.disabled && entry.url ? [entry.url] : [],
      );
      found.push([`product ${product.uid}`, { path: getShopPath(product.url_key, product.url_suffix), images }]);
    }
  }
  return found;
}
