import type { GroupedKind } from '../../shop/product-type-seed.ts';
import { getSeedProduct, type OptionScope } from './purchase-options.ts';

/** Returns the products of a group that are enabled in the store view; undefined for other products. */
export function getGroupParts(
  sku: string,
  { shop, storeView }: Pick<OptionScope, 'shop' | 'storeView'>,
): GroupedKind['items'] | undefined {
  const kind = getSeedProduct(shop, sku)?.kind;
  const { disabledProducts = [] } = storeView;
  return kind?.type === 'grouped' ? kind.items.filter((item) => !disabledProducts.includes(item.sku)) : undefined;
}
