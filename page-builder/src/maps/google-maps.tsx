'use client';

import type { ComponentType } from 'react';
import type { MapSourceProps } from '../content-types/map/map-source.ts';
import { usePageBuilder } from '../render/provider.tsx';
import { safeScript } from '../sanitize/script-url.ts';
import { drawGoogleMap, googleMapsScript } from './draw-google-map.ts';
import { LateMap } from './late-map.tsx';
import { englishMapWords, type MapWords } from './map-words.ts';

export type { MapWords } from './map-words.ts';

export interface GoogleMapOptions {
  /** Key of the Maps JavaScript API. It stands in the page, so restrict it to your hosts. */
  apiKey: string;
  /** Language of the map, e.g. `pl`. Default: the visitor's. */
  language?: string;
  /** Country whose names and borders the map shows, e.g. `PL`. */
  region?: string;
  /** Words of the adapter. Default: English. */
  words?: Partial<MapWords>;
}

/**
 * Makes a `mapComponent` that draws places with Google Maps. Its script is loaded from `maps.googleapis.com` once the map is near the screen,
 * and not at all where `scriptHosts` of the provider does not name that host, such as before the visitor has agreed. The list of places
 * always stays below.
 */
export function googleMap({ words, ...options }: GoogleMapOptions): ComponentType<MapSourceProps> {
  const allWords = { ...englishMapWords, ...words };
  const script = googleMapsScript(options);
  return function GoogleMap(props) {
    const { scriptHosts } = usePageBuilder();
    if (scriptHosts && safeScript(script, scriptHosts) === undefined) return null;
    return <LateMap {...props} draw={(element, request) => drawGoogleMap(element, { ...request, script })} words={allWords} />;
  };
}
