import type { IncomingMessage, ServerResponse } from 'node:http';
import { openResponseBody } from '../http/response-body.ts';
import { execute, createCommerceClient, graphqlEndpoint, type CommerceClient } from '../../src/commerce/index.ts';
import { sitemapCategoriesQuery, sitemapProductsQuery } from './sitemap-operations.ts';

const productsAtOnce = 100;
/** A sitemap file holds at most 50 000 addresses; larger shops need an index of files. */
const maximumAddresses = 50_000;

/** Serves `sitemap.xml`: home, all active categories (also those that the menus leave out, as Magento does), all products. */
export function createSitemap(commerceUrl: string, publicUrl: string) {
  const client = createCommerceClient({
    endpoint: graphqlEndpoint(commerceUrl, commerceUrl),
    identity: () => ({ token: undefined, storeView: 'default', currency: undefined }),
    timeout: 20_000,
  });
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [categories, products] = await Promise.all([categoryPaths(client), productPaths(client)]);
    const paths = ['/', ...categories, ...products].slice(0, maximumAddresses);
    response.setHeader('Content-Type', 'application/xml; charset=utf-8');
    response.setHeader('Cache-Control', 'public, max-age=3600');
    openResponseBody(request, response).stream.end(sitemapXml(paths.map((path) => new URL(path, publicUrl).href)));
  };
}

/** The sitemap of the given addresses (sitemaps.org protocol 0.9). */
export function sitemapXml(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<url><loc>${escapeXml(address)}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`;
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

async function productPaths(client: CommerceClient): Promise<string[]> {
  const paths: string[] = [];
  for (let page = 1, pages = 1; page <= pages && paths.length < maximumAddresses; page += 1) {
    const { data } = await execute(client, sitemapProductsQuery, { page, size: productsAtOnce });
    pages = data.products?.page_info?.total_pages ?? 1;
    for (const product of data.products?.items ?? []) {
      if (product?.url_key) paths.push(`/${product.url_key}${product.url_suffix ?? ''}`);
    }
  }
  return paths;
}
