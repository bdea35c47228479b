import { artRegistry } from './art/registry.ts';
import type { Drawing } from './drawing.ts';
import type { MediaLookup } from './media-product.ts';
import { isProductView, productDrawing } from './view/product-drawing.ts';

/** File types that paths may end with. */
export type MediaExtension = 'jpg' | 'png' | 'webp' | 'svg';

/** What a media path stands for. */
export interface ResolvedMedia {
  drawing: Drawing;
  extension: MediaExtension;
}

const file = /^\/media\/([a-z0-9][a-z0-9/._-]*)\.(jpe?g|png|webp|svg)$/u;
const productFile = /^catalog\/product\/([a-z0-9][a-z0-9._-]*)\/([a-z]+)$/u;

/**
 * Finds the drawing behind a path such as `/media/catalog/product/rytm-c-1000/front.jpg` or `/media/wysiwyg/shelf.jpg`.
 * Nothing is read from disk: a path either names a drawing or nothing.
 *
 * @param path decoded path of the URL; letters may be of either case.
 * @returns null for a path that names no drawing.
 */
export function resolveMedia(path: string, lookup: MediaLookup): ResolvedMedia | null {
  const match = file.exec(path.toLowerCase());
  const name = match?.[1];
  const extension = toExtension(match?.[2]);
  if (name === undefined || extension === null) return null;
  const drawing = productDrawingAt(name, lookup) ?? artRegistry.get(name);
  return drawing ? { drawing, extension } : null;
}

/** Path of one picture of a product, below the media folder `catalog/product`. */
export function productImagePath(sku: string, view: string): string {
  return `/${sku.toLowerCase()}/${view}.jpg`;
}

function productDrawingAt(name: string, lookup: MediaLookup): Drawing | null {
  const match = productFile.exec(name);
  const [, sku, view] = match ?? [];
  if (sku === undefined || view === undefined || !isProductView(view)) return null;
  const product = lookup(sku);
  return product ? productDrawing(product, view) : null;
}

function toExtension(found: string | undefined): MediaExtension | null {
  if (found === 'jpeg') return 'jpg';
  return found === 'jpg' || found === 'png' || found === 'webp' || found === 'svg' ? found : null;
}
