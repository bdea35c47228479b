import type { MapComponentProps } from '../content-types/map/map-component-props.ts';
import * as styles from './lazy-map.css.ts';
import {
  closestZoom,
  createLocationPopup,
  getLocationName,
  type RenderedMap,
  type MapRequest,
} from './rendered-map.ts';

interface LeafletRequest extends MapRequest {
  tileUrl: string;
  maxZoom?: number;
  getHref?: ((location: MapComponentProps['locations'][number]) => string | undefined) | undefined;
}

/**
 * Renders places with Leaflet. What the merchant wrote is handed to it as text and never as HTML.
 *
 * @throws Error when Leaflet cannot be fetched
 */
export async function renderLeafletMap(
  element: HTMLElement,
  { locations, tileUrl, maxZoom = 19, getHref, isMotionAllowed, onTileError }: LeafletRequest,
): Promise<RenderedMap> {
  const leaflet = await import('leaflet');
  const { divIcon, map: createMap, marker, tileLayer } = 'default' in leaflet ? leaflet.default : leaflet;
  const map = createMap(element, {
    // Rendered around the map instead, with the strings and sizes of the page.
    attributionControl: false,
    zoomControl: false,
    // The page scrolls over the map, with a wheel and with a finger.
    scrollWheelZoom: false,
    dragging: matchMedia('(pointer: fine)').matches,
    zoomAnimation: isMotionAllowed,
    fadeAnimation: isMotionAllowed,
    markerZoomAnimation: isMotionAllowed,
    inertia: isMotionAllowed,
  });
  // A map without a view has no elements for its marks yet.
  map.fitBounds(
    locations.map(({ position }) => [position.latitude, position.longitude]),
    { padding: [24, 24], maxZoom: Math.min(closestZoom, maxZoom), animate: false },
  );
  tileLayer(tileUrl, { maxZoom }).on('tileerror', onTileError).addTo(map);
  for (const place of locations) {
    const { latitude, longitude } = place.position;
    const mark = marker([latitude, longitude], {
      icon: divIcon({ html: createMarkerIcon(), className: styles.marker, iconSize: [44, 44] }),
      riseOnHover: true,
    });
    mark
      .addTo(map)
      .bindPopup(createLocationPopup(place, getHref?.(place)), { closeButton: false, autoPanPadding: [16, 16] });
    mark.getElement()?.setAttribute('aria-label', getLocationName(place));
  }
  // Leaflet hears Escape only while the map itself has the focus, and here a mark has it.
  const close = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') map.closePopup();
  };
  element.addEventListener('keydown', close);
  return {
    zoomBy: (levels) => map.setZoom(map.getZoom() + levels, { animate: isMotionAllowed }),
    remove: () => {
      element.removeEventListener('keydown', close);
      map.remove();
    },
  };
}

function createMarkerIcon(): HTMLElement {
  const element = document.createElement('span');
  element.className = styles.dot;
  return element;
}
