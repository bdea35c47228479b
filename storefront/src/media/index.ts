/** Addresses of pictures. */
export { imageUrl, withImageParameters, type ImageUrlOptions } from './image-url.ts';
export { createMediaImage } from './media-image.ts';
