/** Addresses of pictures. */
export type { ImageUrlOptions } from './image-url.ts';
export { createMediaImage } from './media-image.ts';
