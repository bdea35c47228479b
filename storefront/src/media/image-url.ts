import type { ImageService } from '../platform/layout/shop-settings.ts';
import { createImageResolver } from './create-image-resolver.ts';

/**
 * Stands in for the media address where none is configured; a reserved name, so that no request reaches a third party.
 */
const PLACEHOLDER_MEDIA_URL = 'https://backend.test/media/';

/** Folder below the media address, by kind of image. */
const FOLDERS: Readonly<Record<string, string>> = {
  'image-product': 'catalog/product',
  'image-category': 'catalog/category',
  'image-swatch': 'attribute/swatch/',
};

export interface ImageUrlOptions {
  /** Kind of media. Only kinds that start with `image-` are rewritten. */
  type: string;
  /** Media URL of the store view, `secure_base_media_url`. */
  mediaBaseUrl: string | null | undefined;
  /** What resizes the image. */
  imageService: ImageService;
  /** Wanted width in px. Default: the width of the original. */
  width?: number;
}

/** Removes slashes at the ends, so that parts of an address are joined by exactly one. */
const trimSlashes = (part: string) => part.replace(/^\/+|\/+$/g, '');

const isAbsolute = (path: string) => /^(?:[a-z][\w+.-]*:|\/\/)/i.test(path);

function getMediaUrl(mediaBaseUrl: string | null | undefined): string {
  if (mediaBaseUrl) return mediaBaseUrl.replace(/\/+$/, '');
  console.error('A media backend URL should be defined in your config.');
  return trimSlashes(PLACEHOLDER_MEDIA_URL);
}

/**
 * Returns the URL of an image in a width.
 *
 * @param path - Path below the folder of the kind, or an absolute URL, which keeps its place.
 * @returns the path unchanged for kinds that are no images, and for `data:` and `blob:` URLs
 */
export function imageUrl(path: string, { type, mediaBaseUrl, imageService, width }: ImageUrlOptions): string {
  if (!type.startsWith('image-') || /^(?:data|blob):/i.test(path)) return path;
  const size = width === undefined ? {} : { width };
  const base = getMediaUrl(mediaBaseUrl);
  if (isAbsolute(path)) return createImageResolver({ mediaBaseUrl: base, imageService })({ src: path, ...size });
  const parts = [base, trimSlashes(FOLDERS[type] ?? ''), path.replace(/^\/+/, '')];
  const src = parts.filter((part) => part !== '').join('/');
  return createImageResolver({ mediaBaseUrl: base, imageService })({ src, ...size });
}
