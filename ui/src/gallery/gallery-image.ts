import type { ReactNode } from 'react';

export interface GalleryImage {
  /** URL of the image, or of the poster of a video. */
  src: string;
  /** Alternative text, e.g. `Przód opakowania`. */
  alt: string;
  /** Player in place of the image, e.g. a `VideoPlayer` with the image as its poster. Default: the image. */
  video?: ReactNode;
}
