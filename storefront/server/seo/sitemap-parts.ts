import type { CommerceClient } from '../../src/commerce/index.ts';
import { fetchCategoryPages, fetchProductPages, type ViewPage } from './sitemap-pages.ts';

/** Pages of the backend in one file: 10,000 products with 20 images each stay below the 50 MB of the protocol. */
const pagesPerPart = 100;

/** A part of the sitemap of a large shop: number 0 has the categories of a store view, the others its products. */
export interface SitemapPart {
  storeView: string;
  number: number;
}

const partPath = /^\/sitemap-([a-z]\w{0,31})-(0|[1-9]\d{0,3})\.xml$/i;

/** Returns the part at a path; null for another path. */
export function parsePartPath(pathname: string): SitemapPart | null {
  const [, storeView, number] = partPath.exec(pathname) ?? [];
  return storeView === undefined ? null : { storeView, number: Number(number) };
}

/**
 * Returns the paths of the parts of a store view.
 *
 * @param productPages how many pages of products the backend has
 */
export function getPartPaths(storeView: string, productPages: number): string[] {
  const parts = 1 + Math.ceil(productPages / pagesPerPart);
  return Array.from({ length: parts }, (_, number) => `/sitemap-${storeView}-${number}.xml`);
}

/**
 * Reads a part of the sitemap in pieces, so that memory does not grow with the catalog.
 *
 * @param number of the part
 * @returns null when the store view has no such part
 * @throws CommerceError when the backend fails at the first piece; the pieces throw it later
 */
export async function openPart(client: CommerceClient, number: number): Promise<AsyncIterable<ViewPage[]> | null> {
  if (number === 0) return toPieces(await fetchCategoryPages(client));
  const start = (number - 1) * pagesPerPart + 1;
  const first = await fetchProductPages(client, start);
  if (start > first.total) return null;
  return readPages(client, first.pages, start + 1, Math.min(first.total, start + pagesPerPart - 1));
}

async function* toPieces(pages: ViewPage[]): AsyncGenerator<ViewPage[]> {
  yield await Promise.resolve(pages);
}

async function* readPages(
  client: CommerceClient,
  first: ViewPage[],
  next: number,
  last: number,
): AsyncGenerator<ViewPage[]> {
  yield first;
  for (let page = next; page <= last; page += 1) yield (await fetchProductPages(client, page)).pages;
}
