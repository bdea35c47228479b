/** What the image service must make. */
export interface ImageRequest {
  /** Address or path of the original. */
  src: string;
  /** Wanted width in CSS pixels times device pixels. */
  width: number;
}

/** Makes the address of an image in the wanted width. */
export type ImageResolver = (request: ImageRequest) => string;

/** For hosts without an image service: every width is the original. */
export const plainImage: ImageResolver = ({ src }) => src;
