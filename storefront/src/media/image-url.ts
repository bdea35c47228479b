import { withImageParameters } from './image-parameters.ts';

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
  /** Media address of the store view, `secure_base_media_url`. */
  mediaBaseUrl: string | null | undefined;
  /** Wanted width in px; without it the service keeps the width of the original. */
  width?: number;
}

/** Removes slashes at the ends, so that parts of an address are joined by exactly one. */
const trimSlashes = (part: string) => part.replace(/^\/+|\/+$/g, '');

const isAbsolute = (path: string) => /^(?:[a-z][\w+.-]*:|\/\/)/i.test(path);

function mediaAddress(mediaBaseUrl: string | null | undefined): string {
  if (mediaBaseUrl) return mediaBaseUrl.replace(/\/+$/, '');
  console.error('A media backend URL should be defined in your config.');
  return trimSlashes(PLACEHOLDER_MEDIA_URL);
}

/**
 * Address at which the image service gives an image in a width.
 *
 * @param path path below the folder of the kind, or an absolute address, which keeps its place
 * @returns the path unchanged for kinds that are no images, and for `data:` and `blob:` addresses
 */
export function imageUrl(path: string, { type, mediaBaseUrl, width }: ImageUrlOptions): string {
  if (!type.startsWith('image-') || /^(?:data|blob):/i.test(path)) return path;
  if (isAbsolute(path)) return withImageParameters(path, width);
  const folder = FOLDERS[type] ?? '';
  const parts = [mediaAddress(mediaBaseUrl), trimSlashes(folder), path.replace(/^\/+/, '')];
  return withImageParameters(parts.filter((part) => part !== '').join('/'), width);
}
