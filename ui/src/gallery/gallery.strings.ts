/** Strings of a gallery. */
export interface GalleryStrings {
  /** Name of the gallery, e.g. `Zdjęcia: Witamina C 1000`. */
  gallery: string;
  /** Name of the button of an image, e.g. `(position, total) => Zdjęcie ${position} z ${total}`. */
  image(position: number, total: number): string;
  /** Announced for a video thumbnail, e.g. `video`. */
  video: string;
  /** Name of the previous button, e.g. `Poprzednie zdjęcie`. */
  previous: string;
  /** Name of the next button, e.g. `Następne zdjęcie`. */
  next: string;
  /** Name of the button that enlarges the image, e.g. `Powiększ zdjęcie`. */
  zoom: string;
  /** Name of the button that closes the enlarged image, e.g. `Zamknij powiększenie`. */
  closeZoom: string;
  /** Name of the zoom-in button, e.g. `Powiększ`. */
  zoomIn: string;
  /** Name of the zoom-out button, e.g. `Pomniejsz`. */
  zoomOut: string;
  /** Label of the button that resets the zoom, e.g. `Cały obraz`. */
  zoomReset: string;
}

export const galleryStrings: GalleryStrings = {
  gallery: 'Pictures',
  image: (position, total) => `Picture ${position} of ${total}`,
  video: 'video',
  previous: 'Previous picture',
  next: 'Next picture',
  zoom: 'Enlarge the picture',
  closeZoom: 'Close the enlarged picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomReset: 'Fit to the window',
};
