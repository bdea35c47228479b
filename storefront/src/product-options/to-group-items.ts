import { decodeProductName, getShopPath } from '../commerce/index.ts';
import { toProductPrice } from '../products/index.ts';
import { byPosition, type OptionsProduct } from './options-product.ts';
import type { GroupItem } from './purchase-option-types.ts';

/** Returns the products of a group that have a SKU and a name; none for other products. */
export function toGroupItems(item: OptionsProduct): GroupItem[] {
  if (item.__typename !== 'GroupedProduct') return [];
  return [...(item.group ?? [])].sort(byPosition).flatMap((entry) => {
    const product = entry?.product;
    if (!product?.sku || !product.name) return [];
    const options = 'options' in product ? (product.options ?? []) : [];
    return [
      {
        sku: product.sku,
        name: decodeProductName(product.name),
        href: getShopPath(product.url_key, product.url_suffix),
        image: product.thumbnail?.url ?? null,
        price: toProductPrice(product),
        quantity: entry?.qty ?? 0,
        inStock: product.stock_status !== 'OUT_OF_STOCK',
        needsChoice: product.__typename === 'ConfigurableProduct' || options.some((option) => option?.required),
      },
    ];
  });
}
