'use client';

import type { ComponentType } from 'react';
import type { MapComponentProps } from '../content-types/map/map-component-props.ts';
import { renderLeafletMap } from './render-leaflet-map.ts';
import { LazyMap } from './lazy-map.tsx';
import { englishMapStrings, type MapStrings } from './map-strings.ts';

export type { MapStrings } from './map-strings.ts';

export interface LeafletMapOptions {
  /** URL of the tiles, with `{z}`, `{x}` and `{y}`, e.g. `https://tiles.shop.example/{z}/{x}/{y}.png`. */
  tileUrl: string;
  /** Attribution that the license of the tiles requires, e.g. `© OpenStreetMap contributors`. */
  attribution: string;
  /** Where the attribution leads. Default: nowhere. */
  attributionUrl?: string;
  /** The closest level that there are tiles for. Default 19. */
  maxZoom?: number;
  /** URL of the link in the popup of a location. Default: no link. */
  getHref?: (location: MapComponentProps['locations'][number]) => string | undefined;
  /** Names of the map and its buttons, and error messages. Default: English. */
  strings?: Partial<MapStrings>;
}

/**
 * Makes a `mapComponent` that renders places with Leaflet, which the application installs (`leaflet`, an optional peer
 * dependency) and whose style sheet it loads (`leaflet/dist/leaflet.css`). Leaflet and the tiles are fetched once the
 * map is near the screen. The list of places always stays below.
 */
export function createLeafletMap({ strings, ...tileOptions }: LeafletMapOptions): ComponentType<MapComponentProps> {
  const allStrings = { ...englishMapStrings, ...strings };
  const { attribution, attributionUrl } = tileOptions;
  return function LeafletMap(props) {
    return (
      <LazyMap
        {...props}
        draw={(element, request) => renderLeafletMap(element, { ...request, ...tileOptions })}
        strings={allStrings}
        hasOwnButtons
        attribution={{ text: attribution, url: attributionUrl }}
      />
    );
  };
}
