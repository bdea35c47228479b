export { Gallery, type GalleryProps } from './gallery.tsx';
export type { GalleryImage } from './gallery-image.ts';
export type { GalleryStrings } from './gallery.strings.ts';
