/** The words of a gallery. */
export interface GalleryWords {
  /** Name of the gallery, e.g. `Zdjęcia: Witamina C 1000`. */
  gallery: string;
  /** Name of a picture's button, e.g. `(position, total) => Zdjęcie ${position} z ${total}` (GA-1). */
  picture(position: number, total: number): string;
  /** Said of a video's button, e.g. `film` (GA-3). */
  video: string;
  /** Name of the button to the previous picture, e.g. `Poprzednie zdjęcie` (GA-1). */
  previous: string;
  /** Name of the button to the next picture, e.g. `Następne zdjęcie` (GA-1). */
  next: string;
  /** Name of the button that enlarges, e.g. `Powiększ zdjęcie`. */
  zoom: string;
  /** Name of the button that closes the enlarged picture, e.g. `Zamknij powiększenie`. */
  closeZoom: string;
  /** Name of the button that makes the enlarged picture larger, e.g. `Powiększ` (ZO-1). */
  zoomIn: string;
  /** Name of the button that makes it smaller, e.g. `Pomniejsz` (ZO-1). */
  zoomOut: string;
  /** Text of the button back to the first size, e.g. `Cały obraz`. */
  zoomReset: string;
}

export const galleryWords: GalleryWords = {
  gallery: 'Pictures',
  picture: (position, total) => `Picture ${position} of ${total}`,
  video: 'video',
  previous: 'Previous picture',
  next: 'Next picture',
  zoom: 'Enlarge the picture',
  closeZoom: 'Close the enlarged picture',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  zoomReset: 'Whole picture',
};
