import type { LayoutData } from '../../platform/layout/layout-data.ts';
import { withBasePath } from '../../platform/navigation/store-code.ts';
import type { ProductSummary } from '../../products/index.ts';
import { isObject } from '../../commerce/index.ts';
import type { CommerceEvent, AnalyticsItem } from './commerce-event.ts';

/** A list of products as it is shown. */
export interface ViewedList {
  id: string;
  name: string;
  products: readonly ProductSummary[];
}

const isProduct = (value: unknown): value is ProductSummary =>
  isObject(value) &&
  typeof value['sku'] === 'string' &&
  typeof value['name'] === 'string' &&
  typeof value['href'] === 'string';

function toAnalyticsItem(product: ProductSummary): AnalyticsItem {
  return {
    item_id: product.sku,
    item_name: product.name,
    ...(product.subtitle && { item_variant: product.subtitle }),
    ...(product.price && { price: product.price.current.minor / 100 }),
  };
}

/** The list that a page shows; null for a page without one. */
export function getViewedList(kind: string, view: unknown): ViewedList | null {
  if (!isObject(view) || !isObject(view['listing']) || !Array.isArray(view['listing']['products'])) return null;
  const products = view['listing']['products'].filter(isProduct);
  const { category, query } = view;
  if (kind === 'category' && isObject(category))
    return { id: String(category['uid']), name: String(category['name']), products };
  return kind === 'search' ? { id: 'search', name: String(query), products } : null;
}

/** Looking at a list; null for an empty one. */
export function toViewListEvent({ id, name, products }: ViewedList): CommerceEvent | null {
  if (products.length === 0) return null;
  return {
    event: 'view_item_list',
    item_list_id: id,
    item_list_name: name,
    items: products.map((product, index) => ({ ...toAnalyticsItem(product), index })),
  };
}

/**
 * Following a product of a list; null for another link.
 *
 * @param pathname of the link as the browser has it, with the base path of the store view
 */
export function toSelectEvent(
  { id, name, products }: ViewedList,
  pathname: string,
  { basePath, storeViews }: Pick<LayoutData, 'basePath' | 'storeViews'>,
): CommerceEvent | null {
  const index = products.findIndex(({ href }) => withBasePath(basePath, href, storeViews) === pathname);
  const product = products[index];
  return product
    ? { event: 'select_item', item_list_id: id, item_list_name: name, items: [{ ...toAnalyticsItem(product), index }] }
    : null;
}

/** Looking at a product; null for another page. */
export function toViewItemEvent(kind: string, view: unknown): CommerceEvent | null {
  const product = kind === 'product' && isObject(view) ? view['product'] : null;
  if (!isProduct(product)) return null;
  const { price } = product;
  return {
    event: 'view_item',
    currency: price?.current.currency,
    value: (price?.current.minor ?? 0) / 100,
    items: [toAnalyticsItem(product)],
  };
}
