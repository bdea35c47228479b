/** What the image service must make. */
export interface ImageRequest {
  /** Address or path of the original. */
  src: string;
  /** Wanted width in CSS pixels times device pixels. */
  width: number;
}

/** Makes the address of an image in the wanted width. */
export type ImageUrlResolver = (request: ImageRequest) => string;

/** For hosts without an image service: every width is the original. */
export const originalImageUrl: ImageUrlResolver = ({ src }) => src;
