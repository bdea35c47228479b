/** What the image service must make. */
export interface ImageRequest {
  /** URL or path of the original image. */
  src: string;
  /** Required width in device pixels. */
  width: number;
}

/** Returns the URL of an image with the required width. */
export type ImageUrlResolver = (request: ImageRequest) => string;

/** Returns the original URL for every width, for hosts without an image service. */
export const originalImageUrl: ImageUrlResolver = ({ src }) => src;
