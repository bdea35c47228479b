import { productImagePath } from '../../media/resolve-media.ts';
import { productViews } from '../../media/view/product-drawing.ts';
import type { ProductView } from '../../media/view/product-drawing.ts';
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

/** What the picture of a view shows, for those who cannot see it. */
const DESCRIPTIONS: Readonly<Record<ProductView, string>> = {
  front: '',
  back: 'tył opakowania ze składem porcji dziennej',
  scene: 'opakowanie w aranżacji',
  detail: 'etykieta z bliska i zawartość opakowania',
};

const MAIN_ROLES = ['image', 'small_image', 'thumbnail', 'swatch_image'] as const;

/** Pictures of a product in gallery order. */
function galleryOf(product: Pick<Product, 'sku' | 'name' | 'parentId'>): GalleryEntry[] {
  return productViews.map((view, index) => ({
    file: productImagePath(product.sku, view),
    label: [product.name, DESCRIPTIONS[view]].filter(Boolean).join(', '),
    position: index + 1,
    types: index === 0 ? MAIN_ROLES : [],
  }));
}

/** Address of a gallery file. */
function productMediaUrl(mediaBaseUrl: string, file: string): string {
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
