/** Strings of a gallery. */
export interface GalleryStrings {
  /** Name of the gallery, e.g. `Zdjęcia: Witamina C 1000`. */
  gallery: string;
  /** Name of an image's button, e.g. `(position, total) => Zdjęcie ${position} z ${total}`. */
  image(position: number, total: number): string;
  /** Announced for a video thumbnail, e.g. `film`. */
  video: string;
  /** Name of the button to the previous image, e.g. `Poprzednie zdjęcie`. */
  previous: string;
  /** Name of the button to the next image, e.g. `Następne zdjęcie`. */
  next: string;
  /** Name of the button that enlarges, e.g. `Powiększ zdjęcie`. */
  zoom: string;
  /** Name of the button that closes the enlarged image, e.g. `Zamknij powiększenie`. */
  closeZoom: string;
  /** Name of the button that makes the enlarged image larger, e.g. `Powiększ`. */
  zoomIn: string;
  /** Name of the button that makes it smaller, e.g. `Pomniejsz`. */
  zoomOut: string;
  /** Text of the button back to the first size, e.g. `Cały obraz`. */
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
