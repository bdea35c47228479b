import type { ReactNode } from 'react';

export interface GalleryImage {
  /** URL of the image, or of the poster of a video. */
  src: string;
  /** Alternative text, e.g. `Front of the package`. */
  alt: string;
  /**
   * Renders a player in place of the image, e.g. a `VideoPlayer` with the image as its poster, in a `<figure>` where it
   * has a caption. It gets whether it is the current slide, for `active` of the player. Default: the image.
   */
  video?(isCurrent: boolean): ReactNode;
}
