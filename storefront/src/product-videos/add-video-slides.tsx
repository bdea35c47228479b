import type { GalleryImage } from '@witryna/ui/gallery';
import type { ProductVideo } from './product-video.ts';
import { VideoSlide } from './video-slide.tsx';

// One module to load for the slides and their words.
export { productVideosMessages } from './messages.ts';

/** What the slides of videos have in common. */
export interface VideoSlideOptions {
  /** Name of the product, for videos without a title. */
  name: string;
  /** Width of the gallery's pictures, which the preview images have too. */
  imageSize: { maxWidth: number; sizes: string };
}

/**
 * Returns the slides of a gallery: its pictures, and the videos in their places among them. Where there are fewer
 * pictures than the merchant ordered, as of a variant, the videos come behind them.
 */
export function addVideoSlides(
  pictures: readonly GalleryImage[],
  videos: readonly ProductVideo[],
  { name, imageSize }: VideoSlideOptions,
): GalleryImage[] {
  const slides = [...pictures];
  videos.forEach((video) => {
    const title = video.title || name;
    slides.splice(video.index, 0, {
      src: video.poster,
      alt: title,
      video: (isCurrent) => <VideoSlide {...{ video, title, isCurrent, imageSize }} />,
    });
  });
  return slides;
}
