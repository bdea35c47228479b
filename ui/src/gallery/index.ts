export { Gallery, type GalleryLabels, type GalleryPicture, type GalleryProps } from './gallery.tsx';
