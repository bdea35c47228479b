'use client';

import type { ComponentType } from 'react';
import type { MapComponentProps } from '../content-types/map/map-component-props.ts';
import { usePageBuilder } from '../render/provider.tsx';
import { safeScript } from '../sanitize/script-url.ts';
import { renderGoogleMap, googleMapsScript } from './render-google-map.ts';
import { LazyMap } from './lazy-map.tsx';
import { englishMapStrings, type MapStrings } from './map-strings.ts';

export type { MapStrings } from './map-strings.ts';

export interface GoogleMapOptions {
  /** Key of the Maps JavaScript API. It is in the page, so restrict it to your hosts. */
  apiKey: string;
  /** Language of the map, e.g. `pl`. Default: the visitor's. */
  language?: string;
  /** Country whose names and borders the map shows, e.g. `PL`. */
  region?: string;
  /** Strings of the adapter. Default: English. */
  strings?: Partial<MapStrings>;
}

/**
 * Creates a `mapComponent` that renders locations with Google Maps. Its script is loaded from `maps.googleapis.com`
 * once the map is near the viewport, and never if `scriptHosts` of the provider does not include that host, for example
 * before consent. The list of places always stays below.
 */
export function createGoogleMap({ strings, ...options }: GoogleMapOptions): ComponentType<MapComponentProps> {
  const allStrings = { ...englishMapStrings, ...strings };
  const script = googleMapsScript(options);
  return function GoogleMap(props) {
    const { scriptHosts } = usePageBuilder();
    if (scriptHosts && safeScript(script, scriptHosts) === undefined) return null;
    return (
      <LazyMap
        {...props}
        draw={(element, request) => renderGoogleMap(element, { ...request, script })}
        strings={allStrings}
      />
    );
  };
}
