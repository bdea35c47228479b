import type { IncomingMessage, ServerResponse } from 'node:http';
import { openResponseBody } from '../http/response-body.ts';
import { execute, createCommerceClient, graphqlEndpoint, type CommerceClient } from '../../src/commerce/index.ts';
import { sitemapCategoriesQuery, sitemapProductsQuery } from './sitemap-operations.ts';

const productsAtOnce = 100;
/** A sitemap file holds at most 50 000 addresses; larger shops need an index of files. */
const maximumAddresses = 50_000;
/** Pictures of one page that are named; the protocol allows 1000. */
const maximumImages = 20;

/** Serves `sitemap.xml`: home, all active categories (also those that the menus leave out, as Magento does), all products with their pictures. */
export function createSitemap(commerceUrl: string, publicUrl: string) {
  const client = createCommerceClient({
    endpoint: graphqlEndpoint(commerceUrl, commerceUrl),
    identity: () => ({ token: undefined, storeView: 'default', currency: undefined }),
    timeout: 20_000,
  });
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [categories, products] = await Promise.all([categoryPaths(client), productPages(client)]);
    const pages = ['/', ...categories].map((path): SitemapPage => ({ path, images: [] })).concat(products).slice(0, maximumAddresses);
    response.setHeader('Content-Type', 'application/xml; charset=utf-8');
    response.setHeader('Cache-Control', 'public, max-age=3600');
    openResponseBody(request, response).stream.end(sitemapXml(pages.map(({ path, images }) => ({ address: new URL(path, publicUrl).href, images: images.map((image) => new URL(image, publicUrl).href) }))));
  };
}

/** A page of the shop with its pictures. */
interface SitemapPage {
  path: string;
  images: string[];
}

/** An entry of a sitemap; absolute addresses. */
export interface SitemapEntry {
  address: string;
  images: readonly string[];
}

/** The sitemap of the given entries (sitemaps.org protocol 0.9, with Google's extension for images). */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const image = (address: string) => `<image:image><image:loc>${escapeXml(address)}</image:loc></image:image>`;
  const urls = entries.map(({ address, images }) => `<url><loc>${escapeXml(address)}</loc>${images.slice(0, maximumImages).map(image).join('')}</url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${urls}</urlset>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;');
}

interface CategoryNode {
  url_path?: string | null;
  url_suffix?: string | null;
  children?: readonly (CategoryNode | null)[] | null;
}

async function categoryPaths(client: CommerceClient): Promise<string[]> {
  const { data } = await execute(client, sitemapCategoriesQuery, {});
  const paths = (nodes: readonly (CategoryNode | null)[] | null | undefined): string[] =>
    (nodes ?? []).flatMap((node) =>
      node ? [...(node.url_path ? [`/${node.url_path}${node.url_suffix ?? ''}`] : []), ...paths(node.children)] : [],
    );
  return paths(data.categoryList?.[0]?.children);
}

async function productPages(client: CommerceClient): Promise<SitemapPage[]> {
  const found: SitemapPage[] = [];
  for (let page = 1, pages = 1; page <= pages && found.length < maximumAddresses; page += 1) {
    const { data } = await execute(client, sitemapProductsQuery, { page, size: productsAtOnce });
    pages = data.products?.page_info?.total_pages ?? 1;
    for (const product of data.products?.items ?? []) {
      if (!product?.url_key) continue;
      const images = (product.media_gallery ?? []).flatMap((entry) => (entry?.__typename === 'ProductImage' && !entry.disabled && entry.url ? [entry.url] : []));
      found.push({ path: `/${product.url_key}${product.url_suffix ?? ''}`, images });
    }
  }
  return found;
}
