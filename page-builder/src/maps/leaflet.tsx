'use client';

import type { ComponentType } from 'react';
import type { MapSourceProps } from '../content-types/map/map-source.ts';
import { drawLeafletMap } from './draw-leaflet-map.ts';
import { LateMap } from './late-map.tsx';
import { englishMapWords, type MapWords } from './map-words.ts';

export type { MapWords } from './map-words.ts';

export interface LeafletMapOptions {
  /** Address of the tiles, with `{z}`, `{x}` and `{y}`, e.g. `https://tiles.shop.example/{z}/{x}/{y}.png`. */
  tiles: string;
  /** Whose tiles these are, as their licence asks, e.g. `© OpenStreetMap contributors`. */
  attribution: string;
  /** Where the attribution leads. Default: nowhere. */
  attributionUrl?: string;
  /** The closest level that there are tiles for. Default 19. */
  maxZoom?: number;
  /** Where the name of a place leads in what a press on it shows. Default: nowhere. */
  hrefOf?: (location: MapSourceProps['locations'][number]) => string | undefined;
  /** Names of the map and of its buttons, and what is said when something cannot be fetched. Default: English. */
  words?: Partial<MapWords>;
}

/**
 * Makes a `mapComponent` that draws places with Leaflet, which the application installs (`leaflet`, an optional peer dependency) and whose
 * style sheet it loads (`leaflet/dist/leaflet.css`). Leaflet and the tiles are fetched once the map is near the screen. The list of places
 * always stays below.
 */
export function leafletMap({ words, ...tiles }: LeafletMapOptions): ComponentType<MapSourceProps> {
  const allWords = { ...englishMapWords, ...words };
  const { attribution, attributionUrl } = tiles;
  return function LeafletMap(props) {
    return <LateMap {...props} draw={(element, request) => drawLeafletMap(element, { ...request, ...tiles })} words={allWords} hasOwnButtons attribution={{ text: attribution, url: attributionUrl }} />;
  };
}
