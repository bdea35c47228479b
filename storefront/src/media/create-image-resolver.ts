import { withImageParameters } from './image-parameters.ts';
import { getMediaPath } from './media-path.ts';
import type { MediaSource } from './media-source.ts';

/** Files without a size to choose: vector images, and animations, of which a service may keep the first frame only. */
const isFixed = (src: string) => /\.(?:svg|gif)(?:$|[?#])/i.test(src);

/** Width in px for a request without one: the largest that is offered. */
const largestWidth = 2560;

/**
 * Creates the function that returns the URL of an image in a width, or in its own width without one. Images that are not
 * media of the backend (files of the shop itself, other hosts, `data:`) keep their URL.
 */
export function createImageResolver({
  mediaBaseUrl,
  imageService,
}: MediaSource): (request: { src: string; width?: number }) => string {
  return ({ src, width }) => {
    const path = imageService === 'none' ? null : getMediaPath(src, mediaBaseUrl);
    if (path === null) return src;
    if (imageService === 'server')
      return isFixed(src) ? `/media/${path}` : withImageParameters(`/media/${path}`, width);
    if (isFixed(src)) return src;
    if (imageService === 'fastly') return withImageParameters(src, width);
    const url = src.startsWith('/media/') && mediaBaseUrl ? mediaBaseUrl.replace(/\/*$/, '/') + path : src;
    const values: Record<string, string> = {
      width: String(Math.round(width ?? largestWidth)),
      url,
      encodedUrl: encodeURIComponent(url),
      path,
    };
    return imageService.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
  };
}
