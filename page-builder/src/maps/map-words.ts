/** What the adapters of maps say. */
export interface MapWords {
  /** Name of the map. Default: the provider's. */
  label?: string;
  zoomIn: string;
  zoomOut: string;
  /** Where the map could not be fetched; the list of places stands below. */
  failed: string;
  /** Where pictures of the ground could not be fetched; the places are marked all the same. */
  bare: string;
}

export const englishMapWords: MapWords = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  failed: 'The map could not be loaded. All places are listed below.',
  bare: 'Parts of the map could not be loaded. The places are marked all the same.',
};
