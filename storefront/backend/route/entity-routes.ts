import type { Category } from '../catalog/category/category.ts';
import { categorySource } from '../catalog/category/category-source.ts';
import { findCategoryById, findCategoryByPath } from '../catalog/category/category-tree.ts';
import { findProductById, findProductByUrlKey } from '../catalog/product/product.ts';
import type { Product } from '../catalog/product/product.ts';
import { categoryPath, getUrlSuffix, productPath } from '../catalog/url.ts';
import { findPage, findPageById } from '../cms/cms-store.ts';
import type { CmsPage } from '../cms/cms-store.ts';
import type { Database } from '../database/index.ts';
import type { StoreView } from '../store/store-view.ts';
import { sharedPath } from '../store/url-keys.ts';
import { getViewLanguage } from '../store/view-language.ts';

/** An entity that a path leads to. */
export interface EntityRoute {
  /** The entity's own path, without leading slash. */
  readonly path: string;
  /** Source object of its type. */
  readonly entity: { readonly __typename: string };
}

const productRoute = (product: Product | undefined, view: StoreView): EntityRoute | null =>
  product?.visible ? { path: productPath(view, product.urlKey), entity: product } : null;

const categoryRoute = (category: Category | undefined, view: StoreView): EntityRoute | null =>
  category?.urlPath == null ? null : { path: categoryPath(view, category.urlPath), entity: categorySource(category) };

const pageRoute = (page: CmsPage | undefined): EntityRoute | null =>
  page ? { path: page.identifier, entity: { __typename: 'CmsPage', ...page } } : null;

const SYSTEM_PATH = /^(catalog\/product\/view\/id|catalog\/category\/view\/id|cms\/page\/view\/page_id)\/(\d{1,15})$/u;

/** The entity behind Magento's own name of a page, such as `catalog/product/view/id/1`. */
function systemRoute(database: Database, path: string, view: StoreView): EntityRoute | null {
  const [, kind, id] = SYSTEM_PATH.exec(path) ?? [];
  const number = Number(id);
  if (kind === 'catalog/product/view/id') return productRoute(findProductById(database, number), view);
  if (kind === 'catalog/category/view/id') return categoryRoute(findCategoryById(database, number), view);
  return kind === undefined ? null : pageRoute(findPageById(database, number, getViewLanguage(view)));
}

/** A product at the root or below one of its categories. */
function productAt(database: Database, urlPath: string): Product | undefined {
  const slash = urlPath.lastIndexOf('/');
  const product = findProductByUrlKey(database, urlPath.slice(slash + 1));
  return slash === -1 || findCategoryByPath(database, urlPath.slice(0, slash)) ? product : undefined;
}

const withoutSlash = (path: string): string => path.replace(/\/$/u, '');

/** A path without its suffix; null where it ends otherwise. Slashes at the end make no difference, as in Magento. */
function withoutSuffix(path: string, suffix: string | null): string | null {
  const end = withoutSlash(suffix ?? '');
  return path.endsWith(end) ? path.slice(0, path.length - end.length) : null;
}

/**
 * The page, product or category at a path. Products and categories need the suffix of their kind, pages have none.
 *
 * @param path Without leading slash and query; a slash at the end makes no difference.
 * @param requested Store view whose path it is.
 * @param view Store view that the entity is for: its path is in the words of it, a page's content in the language.
 */
export function entityAt(database: Database, path: string, requested: StoreView, view: StoreView): EntityRoute | null {
  const stored = withoutSlash(sharedPath(requested, path));
  const page = pageRoute(findPage(database, stored, getViewLanguage(view))) ?? systemRoute(database, stored, view);
  if (page) return page;
  const categoryKey = withoutSuffix(stored, getUrlSuffix(requested, 'category'));
  const category = categoryKey === null ? undefined : findCategoryByPath(database, categoryKey);
  if (category) return categoryRoute(category, view);
  const productKey = withoutSuffix(stored, getUrlSuffix(requested, 'product'));
  return productKey === null ? null : productRoute(productAt(database, productKey), view);
}
