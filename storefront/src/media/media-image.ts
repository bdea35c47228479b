import type { ImageUrlResolver } from '@witryna/ui/provider';
import { withImageParameters } from './image-parameters.ts';

/** Vector images have no size to choose. */
const isVector = (src: string) => /\.svg(?:$|[?#])/i.test(src);

/**
 * Makes the image resolver of the shop: images from the backend's media come from its image service in the wanted
 * width, all others (files of the shop itself, other hosts, `data:`) as they are.
 *
 * @param mediaBaseUrl media address of the store view. Default: whatever has `/media/` in its path, as on a stock
 * Magento.
 */
export function createMediaImage(mediaBaseUrl?: string | null): ImageUrlResolver {
  const isMedia = (src: string) =>
    mediaBaseUrl ? src.startsWith(mediaBaseUrl) : /^(?:https?:|\/)[^?#]*\/media\/|^\/media\//.test(src);
  return ({ src, width }) => (isMedia(src) && !isVector(src) ? withImageParameters(src, width) : src);
}
