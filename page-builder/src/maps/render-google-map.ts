import { loadPlayerApi } from '../player/load-player-api.ts';
import {
  closestZoom,
  createLocationPopup,
  getLocationName,
  type RenderedMap,
  type MapRequest,
} from './rendered-map.ts';

/**
 * The part of the Maps JavaScript API that is used:
 * https://developers.google.com/maps/documentation/javascript/reference
 */
interface GoogleMapObject {
  fitBounds(bounds: GoogleBounds, padding: number): void;
  getZoom(): number | undefined;
  setZoom(zoom: number): void;
}
interface GoogleBounds {
  extend(point: GooglePoint): void;
}
interface GooglePoint {
  lat: number;
  lng: number;
}
interface GoogleMarker {
  addListener(event: 'click', listener: () => void): void;
}
interface GoogleInfoWindow {
  open(options: { map: GoogleMapObject; anchor: GoogleMarker }): void;
}
interface GoogleMapsApi {
  Map: new (
    element: HTMLElement,
    options: {
      center: GooglePoint;
      zoom: number;
      maxZoom: number;
      disableDefaultUI: boolean;
      gestureHandling: 'cooperative';
    },
  ) => GoogleMapObject;
  LatLngBounds: new () => GoogleBounds;
  Marker: new (options: { map: GoogleMapObject; position: GooglePoint; title: string }) => GoogleMarker;
  InfoWindow: new (options: { content: HTMLElement }) => GoogleInfoWindow;
}

declare global {
  interface Window {
    google?: { maps?: Partial<GoogleMapsApi> };
  }
}

interface ScriptOptions {
  apiKey: string;
  language?: string;
  region?: string;
}

/** The address of the script that brings the API. */
export function googleMapsScript({ apiKey, language, region }: ScriptOptions): string {
  const query = new URLSearchParams({
    key: apiKey,
    v: 'quarterly',
    ...(language && { language }),
    ...(region && { region }),
  });
  return `https://maps.googleapis.com/maps/api/js?${query.toString()}`;
}

/**
 * Renders places with Google Maps.
 *
 * @throws Error when the script cannot be loaded
 */
export async function renderGoogleMap(
  element: HTMLElement,
  { locations, showControls, script }: MapRequest & { script: string },
): Promise<RenderedMap> {
  const { Map, LatLngBounds, Marker, InfoWindow } = await loadApi(script);
  const points = locations.map(({ position }): GooglePoint => ({ lat: position.latitude, lng: position.longitude }));
  const map = new Map(element, {
    center: points[0] ?? { lat: 0, lng: 0 },
    zoom: closestZoom,
    maxZoom: 19,
    disableDefaultUI: !showControls,
    gestureHandling: 'cooperative',
  });
  const bounds = new LatLngBounds();
  locations.forEach((place, index) => {
    const position = points[index];
    if (!position) return;
    bounds.extend(position);
    const marker = new Marker({ map, position, title: getLocationName(place) });
    const description = new InfoWindow({ content: createLocationPopup(place) });
    marker.addListener('click', () => description.open({ map, anchor: marker }));
  });
  if (points.length > 1) map.fitBounds(bounds, 44);
  return {
    zoomBy: (levels) => map.setZoom((map.getZoom() ?? closestZoom) + levels),
    remove: () => element.replaceChildren(),
  };
}

function loadApi(script: string): Promise<GoogleMapsApi> {
  return new Promise((resolve, reject) => {
    loadPlayerApi(script, findApi, (api) =>
      api ? resolve(api) : reject(new Error('Google Maps could not be loaded.')),
    );
  });
}

/** The API once all that is used of it is there. */
function findApi(): GoogleMapsApi | undefined {
  const { Map, LatLngBounds, Marker, InfoWindow } = window.google?.maps ?? {};
  return Map && LatLngBounds && Marker && InfoWindow ? { Map, LatLngBounds, Marker, InfoWindow } : undefined;
}
