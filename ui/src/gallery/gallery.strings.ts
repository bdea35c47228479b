/** Strings of a gallery. */
export interface GalleryStrings {
  /** Name of the gallery, e.g. `Pictures`. */
  gallery: string;
  /** Name of the button of an image, e.g. `` (position, total) => `Picture ${position} of ${total}` ``. */
  image(position: number, total: number): string;
  /** Announced for a video thumbnail, e.g. `video`. */
  video: string;
  /** Name of the previous button, e.g. `Previous picture`. */
  previous: string;
  /** Name of the next button, e.g. `Next picture`. */
  next: string;
  /** Name of the button that enlarges the image, e.g. `Enlarge the picture`. */
  zoom: string;
  /** Name of the button that closes the enlarged image, e.g. `Close the enlarged picture`. */
  closeZoom: string;
  /** Name of the zoom-in button, e.g. `Zoom in`. */
  zoomIn: string;
  /** Name of the zoom-out button, e.g. `Zoom out`. */
  zoomOut: string;
  /** Label of the button that resets the zoom, e.g. `Fit to the window`. */
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
