import { encodeUid } from '../../uid.ts';
import type { Product } from './product.ts';

/** One picture of a product. */
export interface GalleryEntry {
  /** Below `catalog/product` of the media folder, with a leading slash. */
  readonly file: string;
  readonly label: string;
  /** 1 for the main picture. */
  readonly position: number;
  readonly types: readonly string[];
}

/** Views that the image service draws of a product, the main one first, with what they show. */
const VIEWS = [
  { name: 'front', label: '' },
  { name: 'label', label: 'etykieta z zawartością w porcji dziennej' },
  { name: 'pair', label: 'opakowanie z dwóch stron' },
] as const;

const MAIN_ROLES = ['image', 'small_image', 'thumbnail', 'swatch_image'] as const;

/** Pictures of a product in gallery order. */
export function galleryOf(product: Pick<Product, 'sku' | 'name' | 'parentId'>): GalleryEntry[] {
  return VIEWS.map(({ name, label }, index) => ({
    file: `/${product.sku.toLowerCase()}-${name}.jpg`,
    label: label === '' ? product.name : `${product.name}, ${label}`,
    position: index + 1,
    types: index === 0 ? MAIN_ROLES : [],
  }));
}

/** Address of a gallery file. */
export function productMediaUrl(mediaBaseUrl: string, file: string): string {
  return `${mediaBaseUrl}/catalog/product${file}`;
}

/** The main picture as `ProductImage`. */
export function mainImage(product: Product, mediaBaseUrl: string): Record<string, unknown> {
  const [main] = galleryOf(product);
  return { url: main && productMediaUrl(mediaBaseUrl, main.file), label: product.name, position: 1, disabled: false };
}

/** The gallery as `MediaGalleryInterface` objects. */
export function mediaGallery(product: Product, mediaBaseUrl: string): Record<string, unknown>[] {
  return galleryOf(product).map(({ file, label, position }) => ({
    __typename: 'ProductImage',
    url: productMediaUrl(mediaBaseUrl, file),
    label,
    position,
    disabled: false,
  }));
}

/** The gallery as it is stored, for clients that build addresses themselves. */
export function mediaGalleryEntries(product: Product): Record<string, unknown>[] {
  return galleryOf(product).map(({ file, label, position, types }) => {
    const id = product.id * 100 + position;
    return { id, uid: encodeUid(id), file, label, position, types, media_type: 'image', disabled: false, video_content: null };
  });
}
