import type { Drawing, ImageSource } from '../../backend/index.ts';
import { artRegistry } from './art/registry.ts';
import type { MediaLookup } from './media-product.ts';
import { isProductView, productDrawing } from './view/product-drawing.ts';

const productName = /^catalog\/product\/([a-z0-9][a-z0-9._-]*)\/([a-z]+)$/u;

/**
 * Creates the image source of the demo, which draws every image: `catalog/product/rytm-c-1000/front` from the product
 * with this SKU, `wysiwyg/shelf` and the like from the registry. Letters may be of either case.
 */
export function createRenderer(lookup: MediaLookup): ImageSource {
  function findProductDrawing(name: string): Drawing | null {
    const [, sku, view] = productName.exec(name) ?? [];
    if (sku === undefined || view === undefined || !isProductView(view)) return null;
    const product = lookup(sku);
    return product ? productDrawing(product, view) : null;
  }

  return {
    find({ name }) {
      const lower = name.toLowerCase();
      return findProductDrawing(lower) ?? artRegistry.get(lower) ?? null;
    },
  };
}
