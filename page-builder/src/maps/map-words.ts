/** What the adapters of maps say. */
export interface MapWords {
  zoomIn: string;
  zoomOut: string;
  /** Where the map could not be fetched; the list of places stands below. */
  failed: string;
}

export const englishMapWords: MapWords = { zoomIn: 'Zoom in', zoomOut: 'Zoom out', failed: 'The map could not be loaded. All places are listed below.' };
