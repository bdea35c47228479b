import type { GalleryImage } from '@witryna/ui/gallery';
import type { MessageCatalog } from '../i18n/index.ts';
import type { addVideoSlides, VideoSlideOptions } from './add-video-slides.tsx';
import type { ProductVideo } from './product-video.ts';

/** Source module of the videos, for the styles of the server's HTML. */
export const productVideosModule = 'src/product-videos/add-video-slides.tsx';

/** What adds slides once its script is loaded. */
let loaded: typeof addVideoSlides | null = null;

/** Loads what shows videos, which only few products have, and returns its messages. */
export async function loadProductVideos(): Promise<MessageCatalog> {
  const { addVideoSlides, productVideosMessages } = await import('./add-video-slides.tsx');
  loaded = addVideoSlides;
  return productVideosMessages;
}

/**
 * Returns the slides of a gallery with the videos of its product. Call `loadProductVideos` first for one that has some.
 */
export function addLazyVideoSlides(
  pictures: readonly GalleryImage[],
  videos: readonly ProductVideo[],
  options: VideoSlideOptions,
): readonly GalleryImage[] {
  return loaded?.(pictures, videos, options) ?? pictures;
}
