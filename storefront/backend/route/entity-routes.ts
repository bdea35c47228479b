import type { Category } from '../catalog/category/category.ts';
import { categorySource } from '../catalog/category/category-source.ts';
import { findCategoryById, findCategoryByPath } from '../catalog/category/category-tree.ts';
import { findProductById, findProductByUrlKey } from '../catalog/product/product.ts';
import type { Product } from '../catalog/product/product.ts';
import { categoryPath, productPath, URL_SUFFIX } from '../catalog/url.ts';
import { findPage, findPageById } from '../cms/cms-store.ts';
import type { CmsPage } from '../cms/cms-store.ts';
import type { Database } from '../database/index.ts';
import type { ViewLanguage } from '../store/view-language.ts';

/** An entity that a path leads to. */
export interface EntityRoute {
  /** The entity's own path, without leading slash. */
  readonly path: string;
  /** Source object of its type. */
  readonly entity: { readonly __typename: string };
}

const productRoute = (product: Product | undefined): EntityRoute | null =>
  product?.visible ? { path: productPath(product.urlKey), entity: product } : null;

const categoryRoute = (category: Category | undefined): EntityRoute | null =>
  category?.urlPath == null ? null : { path: categoryPath(category.urlPath), entity: categorySource(category) };

const pageRoute = (page: CmsPage | undefined): EntityRoute | null =>
  page ? { path: page.identifier, entity: { __typename: 'CmsPage', ...page } } : null;

const SYSTEM_PATH = /^(catalog\/product\/view\/id|catalog\/category\/view\/id|cms\/page\/view\/page_id)\/(\d{1,15})$/u;

/** The entity behind Magento's own name of a page, such as `catalog/product/view/id/1`. */
function systemRoute(database: Database, path: string, language: ViewLanguage): EntityRoute | null {
  const [, kind, id] = SYSTEM_PATH.exec(path) ?? [];
  const number = Number(id);
  if (kind === 'catalog/product/view/id') return productRoute(findProductById(database, number));
  if (kind === 'catalog/category/view/id') return categoryRoute(findCategoryById(database, number));
  return kind === undefined ? null : pageRoute(findPageById(database, number, language));
}

/** A product at the root or below one of its categories. */
function productAt(database: Database, urlPath: string): EntityRoute | null {
  const slash = urlPath.lastIndexOf('/');
  const product = findProductByUrlKey(database, urlPath.slice(slash + 1));
  if (!product || slash === -1) return productRoute(product);
  return findCategoryByPath(database, urlPath.slice(0, slash)) ? productRoute(product) : null;
}

/**
 * The page, product or category at a path. Products and categories need their suffix, pages have none.
 *
 * @param path Without leading slash and query.
 * @param language Of a page's content.
 */
export function entityAt(database: Database, path: string, language: ViewLanguage): EntityRoute | null {
  const page = pageRoute(findPage(database, path, language)) ?? systemRoute(database, path, language);
  if (page || !path.endsWith(URL_SUFFIX)) return page;
  const urlPath = path.slice(0, -URL_SUFFIX.length);
  return categoryRoute(findCategoryByPath(database, urlPath)) ?? productAt(database, urlPath);
}
