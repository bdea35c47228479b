/** URLs of images. */
export { createImageResolver } from './create-image-resolver.ts';
export { getMediaOrigin } from './get-media-origin.ts';
export { getMediaSource, type MediaSource } from './media-source.ts';
export { imageUrl, type ImageUrlOptions } from './image-url.ts';
