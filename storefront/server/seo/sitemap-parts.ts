import type { CommerceClient } from '../../src/commerce/index.ts';
import { fetchCategoryPages, fetchProductPages, productsPerPage, type ViewPage } from './sitemap-pages.ts';
import type { PriceRange } from './split-by-price.ts';

/**
 * Products from which the search of Magento shows no more, whatever it counts: the limit of a search engine
 * (`index.max_result_window`). As many with 20 images each stay below the 50 MB of the protocol.
 */
export const searchLimit = 10_000;

/**
 * A part of the sitemap of a large shop: number 0 has the categories of a store view, the others its products, each those
 * of a price range.
 */
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
 * @param ranges how many price ranges its products are in
 */
export function getPartPaths(storeView: string, ranges: number): string[] {
  return Array.from({ length: 1 + ranges }, (_, number) => `/sitemap-${storeView}-${number}.xml`);
}

/**
 * Reads a part of the sitemap in pieces, so that memory does not grow with the catalog.
 *
 * @param number of the part
 * @param getRanges - Returns the price ranges of the store view.
 * @returns null when the store view has no such part
 * @throws CommerceError when the backend fails at the first piece; the pieces throw it later
 */
export async function openPart(
  client: CommerceClient,
  number: number,
  getRanges: () => Promise<readonly PriceRange[]>,
): Promise<AsyncIterable<ViewPage[]> | null> {
  if (number === 0) return toPieces(await fetchCategoryPages(client));
  const range = (await getRanges())[number - 1];
  if (!range) return null;
  const { pages, total } = await fetchProductPages(client, 1, range);
  return readPages(client, pages, Math.min(total, searchLimit / productsPerPage), range);
}

async function* toPieces(pages: ViewPage[]): AsyncGenerator<ViewPage[]> {
  yield await Promise.resolve(pages);
}

async function* readPages(
  client: CommerceClient,
  first: ViewPage[],
  last: number,
  range: PriceRange,
): AsyncGenerator<ViewPage[]> {
  yield first;
  for (let page = 2; page <= last; page += 1) yield (await fetchProductPages(client, page, range)).pages;
}
