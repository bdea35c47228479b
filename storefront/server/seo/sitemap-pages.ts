import { execute, getShopPath, type CommerceClient } from '../../src/commerce/index.ts';
import type { PriceRange } from './split-by-price.ts';
import { sitemapCategoriesQuery, sitemapProductsQuery } from './sitemap-operations.ts';

/** Products of one response of the backend. */
export const productsPerPage = 100;

/** Categories of one response of the backend. */
const categoriesPerPage = 100;

/** A page of one store view with its images. */
export interface ViewPage {
  /** The same for all store views, e.g. `product MTc=`. */
  id: string;
  /** Path without the code of the view. */
  path: string;
  /** URLs as the backend names them. */
  images: readonly string[];
}

/** Returns home and all active categories, also those that the menus leave out, as Magento does. */
export async function fetchCategoryPages(client: CommerceClient): Promise<ViewPage[]> {
  const pages: ViewPage[] = [{ id: 'home', path: '/', images: [] }];
  for (let page = 1, total = 1; page <= total; page += 1) {
    const { data } = await execute(client, sitemapCategoriesQuery, { page, size: categoriesPerPage });
    total = data.categories?.page_info?.total_pages ?? 1;
    for (const category of data.categories?.items ?? []) {
      // The root of the store has no address.
      if (!category?.url_path) continue;
      const path = getShopPath(category.url_path, category.url_suffix);
      pages.push({ id: `category ${category.uid}`, path, images: [] });
    }
  }
  return pages;
}

/** Products of one page of the backend, and how many such pages there are. */
export interface ProductPages {
  pages: ViewPage[];
  total: number;
}

const allPrices: PriceRange = { from: 0, to: null };

const toAmount = (hundredths: number): string => (hundredths / 100).toFixed(2);
const toFilter = ({ from, to }: PriceRange) => ({ from: toAmount(from), ...(to !== null && { to: toAmount(to) }) });

/** Returns how many products have a price in the range, as far as the search counts them. */
export async function countProducts(client: CommerceClient, price: PriceRange): Promise<number> {
  const { data } = await execute(client, sitemapProductsQuery, { price: toFilter(price), page: 1, size: 1 });
  return data.products?.total_count ?? 0;
}

/** @param page from 1 */
export async function fetchProductPages(
  client: CommerceClient,
  page: number,
  price: PriceRange = allPrices,
): Promise<ProductPages> {
  const { data } = await execute(client, sitemapProductsQuery, {
    price: toFilter(price),
    page,
    size: productsPerPage,
  });
  const pages = (data.products?.items ?? []).flatMap((product): ViewPage[] => {
    if (!product?.url_key) return [];
    const images = (product.media_gallery ?? []).flatMap((entry) =>
      entry?.__typename === 'ProductImage' && !entry.disabled && entry.url ? [entry.url] : [],
    );
    return [{ id: `product ${product.uid}`, path: getShopPath(product.url_key, product.url_suffix), images }];
  });
  return { pages, total: data.products?.page_info?.total_pages ?? (page > 1 ? page - 1 : 1) };
}
