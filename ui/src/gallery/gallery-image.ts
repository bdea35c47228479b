import type { ReactNode } from 'react';

export interface GalleryImage {
  /** URL of the image, or of the still of a video. */
  src: string;
  /** Alternative text: what the image shows, e.g. `Przód opakowania`. */
  alt: string;
  /** Instead of the image: a player, e.g. a `VideoPlayer` with the still as its poster. Default: the image. */
  video?: ReactNode;
}
