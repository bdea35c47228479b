import type { ResultOf } from '../../commerce/index.ts';
import type { pickupProductsQuery } from './pickup-operations.ts';

type Line = NonNullable<
  NonNullable<NonNullable<ResultOf<typeof pickupProductsQuery.document>['cart']>['items']>[number]
>;

/**
 * Returns the SKUs in a cart that a store must have, each once: Magento finds no store for a list with a duplicate, nor
 * for a product that only consists of others. Parts of a bundle whose SKU is not readable are left out.
 */
export function getStockedSkus({ cart }: ResultOf<typeof pickupProductsQuery.document>): string[] {
  return [...new Set((cart?.items ?? []).flatMap((line) => (line ? listSkus(line) : [])))].filter(Boolean);
}

function listSkus(line: Line): string[] {
  if (line.__typename === 'ConfigurableCartItem') return [line.configured_variant.sku ?? ''];
  if (line.__typename !== 'BundleCartItem') return [line.product.sku ?? ''];
  const chosen = new Set(line.bundle_options.flatMap((option) => option?.values.map((value) => value?.id) ?? []));
  const items = line.product.__typename === 'BundleProduct' ? (line.product.items ?? []) : [];
  return items.flatMap((item) =>
    (item?.options ?? []).flatMap((part) => (part?.id != null && chosen.has(part.id) ? (part.product?.sku ?? '') : [])),
  );
}
