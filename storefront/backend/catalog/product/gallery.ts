import type { RequestContext } from '../../request-context.ts';
import type { SeedVideo } from '../../shop/catalog-seed.ts';
import { getViewLanguage } from '../../store/view-language.ts';
import { encodeUid } from '../../uid.ts';
import { getImages } from '../images.ts';
import type { Product } from './product.ts';
import { getProductTexts } from './product-texts.ts';

/** One image of a product. */
export interface GalleryEntry {
  /** Below `catalog/product` of the media folder, with a leading slash. */
  readonly file: string;
  readonly label: string;
  /** 1 for the main picture. */
  readonly position: number;
  readonly types: readonly string[];
  readonly video: SeedVideo | undefined;
}

/** What labels and addresses of images depend on. */
type GalleryScope = Pick<RequestContext, 'database' | 'shop' | 'storeView' | 'mediaBaseUrl'>;

const MAIN_ROLES = ['image', 'small_image', 'thumbnail', 'swatch_image'] as const;

/** Images of a product in gallery order. */
function getGallery(product: Product, scope: GalleryScope): GalleryEntry[] {
  const { name } = getProductTexts(product, scope);
  const language = getViewLanguage(scope.storeView);
  return getImages(scope.shop.catalog)
    .ofProduct(product.sku)
    .map(({ file, description, video }, index) => ({
      file,
      label: [name, description?.[language]].filter(Boolean).join(', '),
      position: index + 1,
      types: index === 0 ? MAIN_ROLES : [],
      video,
    }));
}

/** Address of a gallery file. */
function productMediaUrl(mediaBaseUrl: string, file: string): string {
  return `${mediaBaseUrl}/catalog/product${file}`;
}

/** The main image as `ProductImage`. */
export function mainImage(product: Product, scope: GalleryScope): Record<string, unknown> {
  const [main] = getGallery(product, scope);
  return {
    url: main && productMediaUrl(scope.mediaBaseUrl, main.file),
    label: main?.label ?? '',
    position: 1,
    disabled: false,
  };
}

/** The gallery as `MediaGalleryInterface` objects. */
export function mediaGallery(product: Product, scope: GalleryScope): Record<string, unknown>[] {
  return getGallery(product, scope).map(({ file, label, position, video }) => ({
    __typename: video ? 'ProductVideo' : 'ProductImage',
    url: productMediaUrl(scope.mediaBaseUrl, file),
    label,
    position,
    disabled: false,
    ...(video && { video_content: toVideoContent(video) }),
  }));
}

/** Magento stores the provider of hosted videos only. */
function toVideoContent({ url, title, description }: SeedVideo): Record<string, unknown> {
  const provider = /youtu/.test(url) ? 'youtube' : /vimeo/.test(url) ? 'vimeo' : '';
  return {
    media_type: 'external-video',
    video_provider: provider,
    video_url: url,
    video_title: title,
    video_description: description ?? '',
    video_metadata: '',
  };
}

/** The gallery as it is stored, for clients that build addresses themselves. */
export function mediaGalleryEntries(product: Product, scope: GalleryScope): Record<string, unknown>[] {
  return getGallery(product, scope).map(({ file, label, position, types, video }) => {
    const id = product.id * 100 + position;
    return {
      id,
      uid: encodeUid(id),
      file,
      label,
      position,
      types,
      media_type: video ? 'external-video' : 'image',
      disabled: false,
      video_content: video ? toVideoContent(video) : null,
    };
  });
}
