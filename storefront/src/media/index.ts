/** Addresses of images. */
export { imageUrl, type ImageUrlOptions } from './image-url.ts';
export { createMediaImage } from './media-image.ts';
