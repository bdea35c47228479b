/** Strings of the map adapters. */
export interface MapStrings {
  /** Name of the map. Default: the provider's. */
  label?: string;
  zoomIn: string;
  zoomOut: string;
  /** Where the map could not be fetched; the list of places is below. */
  errorText: string;
  /** Where images of the background could not be fetched; the places are marked all the same. */
  fallbackText: string;
}

export const englishMapStrings: MapStrings = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  errorText: 'The map could not be loaded. All places are listed below.',
  fallbackText: 'Parts of the map could not be loaded. The places are marked all the same.',
};
