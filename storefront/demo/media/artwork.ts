import type { MediaLookup, MediaProduct } from './media-product.ts';
import type { Supplement } from '../catalog/supplement.ts';

/** Says from what the image service draws a product or variant. */
export function artworkLookup(products: readonly Supplement[]): MediaLookup {
  const artworks = new Map<string, MediaProduct>();
  for (const { sku, name, subtitle, brand, composition, pack, kind } of products) {
    artworks.set(sku.toLowerCase(), { name, subtitle, brand, composition, pack });
    for (const variant of kind.type === 'configurable' ? kind.variants : []) {
      artworks.set(variant.sku.toLowerCase(), { name, subtitle, brand, composition, pack: variant.pack });
    }
  }
  return (sku) => artworks.get(sku) ?? null;
}
