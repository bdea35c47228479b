import { isDirective } from '../sanitize/url.ts';

/** The quality of every image in CMS content, in percent. */
export const cmsImageQuality = 85;

/** What an image address is made for. */
export interface CmsImageRequest {
  /** URL of the original, absolute or relative. */
  src: string;
  /** Wanted width in CSS pixels times device pixels; absent when the original's own size is wanted. */
  width?: number;
  /** Always {@link cmsImageQuality}. */
  quality: number;
}

/** Makes the address of an image. */
export type CmsImageUrlResolver = (request: CmsImageRequest) => string;

/**
 * Asks an image service of the kind Magento and Fastly have: `width`, `quality`, `auto=webp`, `format` (`png` stays
 * lossless, everything else becomes a progressive JPEG for browsers without WebP). Addresses that no service can change
 * stay as they are.
 */
export const getCmsImageUrl: CmsImageUrlResolver = ({ src, width, quality }) => {
  if (!isResizable(src)) return src;
  const [address = '', hash] = src.split('#', 2);
  const [path = '', search = ''] = address.split('?', 2);
  const query = new URLSearchParams(search);
  if (width !== undefined) query.set('width', String(width));
  query.set('quality', String(quality));
  query.set('auto', 'webp');
  query.set('format', /\.png$/i.test(path) ? 'png' : 'pjpg');
  return `${path}?${query.toString()}${hash === undefined ? '' : `#${hash}`}`;
};

/** Whether an image can be had in other sizes: not drawings, not data. */
export function isResizable(src: string): boolean {
  return !isDirective(src) && !/^\s*data:/i.test(src) && !/\.(?:svg|gif)(?:[?#]|$)/i.test(src);
}
