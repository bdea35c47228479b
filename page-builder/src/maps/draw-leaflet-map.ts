import type { MapSourceProps } from '../content-types/map/map-source.ts';
import * as styles from './late-map.css.ts';
import { closestZoom, describePlace, nameOfPlace, type MapDrawing, type MapRequest } from './map-drawing.ts';

interface LeafletRequest extends MapRequest {
  tiles: string;
  maxZoom?: number;
  hrefOf?: ((location: MapSourceProps['locations'][number]) => string | undefined) | undefined;
}

/**
 * Draws places with Leaflet. What the merchant wrote is handed to it as text and never as HTML.
 *
 * @throws Error when Leaflet cannot be fetched
 */
export async function drawLeafletMap(element: HTMLElement, { locations, tiles, maxZoom = 19, hrefOf, isMotionAllowed, onBare }: LeafletRequest): Promise<MapDrawing> {
  const leaflet = await import('leaflet');
  const { divIcon, map: createMap, marker, tileLayer } = 'default' in leaflet ? leaflet.default : leaflet;
  const map = createMap(element, {
    // Drawn around the map instead, in the words and sizes of the page.
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
  map.fitBounds(locations.map(({ position }) => [position.latitude, position.longitude]), { padding: [24, 24], maxZoom: Math.min(closestZoom, maxZoom), animate: false });
  tileLayer(tiles, { maxZoom }).on('tileerror', onBare).addTo(map);
  for (const place of locations) {
    const { latitude, longitude } = place.position;
    const mark = marker([latitude, longitude], { icon: divIcon({ html: markOf(), className: styles.marker, iconSize: [44, 44] }), riseOnHover: true });
    mark.addTo(map).bindPopup(describePlace(place, hrefOf?.(place)), { closeButton: false, autoPanPadding: [16, 16] });
    mark.getElement()?.setAttribute('aria-label', nameOfPlace(place));
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

function markOf(): HTMLElement {
  const element = document.createElement('span');
  element.className = styles.dot;
  return element;
}
