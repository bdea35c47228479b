import { isDirective } from '../sanitize/url.ts';

/** Quality of every image in CMS content, in percent. */
export const cmsImageQuality = 85;

/** Request for an image URL. */
export interface CmsImageRequest {
  /** URL of the original image, absolute or relative. */
  src: string;
  /** Required width in device pixels; absent for the original size. */
  width?: number;
  /** Always {@link cmsImageQuality}. */
  quality: number;
}

/** Returns the URL of an image. */
export type CmsImageUrlResolver = (request: CmsImageRequest) => string;

/**
 * Returns a URL for an image service like those of Magento and Fastly: `width`, `quality`, `auto=webp`, `format` (`png`
 * stays lossless, everything else becomes a progressive JPEG for browsers without WebP). URLs that no service can
 * resize are unchanged.
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

/** Returns whether an image can be resized; vector graphics and data URLs cannot. */
export function isResizable(src: string): boolean {
  return !isDirective(src) && !/^\s*data:/i.test(src) && !/\.(?:svg|gif)(?:[?#]|$)/i.test(src);
}
