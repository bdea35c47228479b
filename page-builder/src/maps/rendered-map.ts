import * as styles from './lazy-map.css.ts';
import type { MapComponentProps } from '../content-types/map/map-component-props.ts';

/** Data of a map for a map library. */
export interface MapRequest extends Pick<MapComponentProps, 'locations' | 'showControls'> {
  /** Whether anything may move by itself. */
  isMotionAllowed: boolean;
  /** An image of the background could not be fetched. */
  onTileError(): void;
}

/** A map in the page. */
export interface RenderedMap {
  /** Zooms one level in or out. */
  zoomBy(levels: 1 | -1): void;
  /** Takes the map out of the page. */
  remove(): void;
}

/** Zoom level of a map with one location, and maximum zoom level to show all of them. */
export const closestZoom = 15;

/**
 * What a press on a place shows: its name and address, as text.
 *
 * @param href where the name leads. Default: nowhere
 */
export function createLocationPopup(
  { name, address, zipcode, city, phone }: MapComponentProps['locations'][number],
  href?: string,
): HTMLElement {
  const element = document.createElement('div');
  element.className = styles.popup;
  const lines = [name, address, [zipcode, city].filter(Boolean).join(' '), phone];
  element.append(
    ...lines.filter(Boolean).map((line) => {
      const text = document.createElement('div');
      if (href !== undefined && line === name) {
        const link = document.createElement('a');
        link.href = href;
        link.textContent = line ?? '';
        text.append(link);
      } else text.textContent = line ?? '';
      return text;
    }),
  );
  return element;
}

/** The name of a place for those who do not see the map. */
export function getLocationName({ name, address, city }: MapComponentProps['locations'][number]): string {
  return name ?? [address, city].filter(Boolean).join(', ');
}
