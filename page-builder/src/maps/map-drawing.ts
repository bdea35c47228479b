import * as styles from './late-map.css.ts';
import type { MapSourceProps } from '../content-types/map/map-source.ts';

/** What a map library is asked to draw. */
export interface MapRequest extends Pick<MapSourceProps, 'locations' | 'showControls'> {
  /** Whether anything may move by itself. */
  isMotionAllowed: boolean;
  /** A picture of the ground could not be fetched. */
  onBare(): void;
}

/** A map in the page. */
export interface MapDrawing {
  /** Comes one level closer, or goes one away. */
  zoomBy(levels: 1 | -1): void;
  /** Takes the map out of the page. */
  remove(): void;
}

/** How close a map with one place is, and the closest that it comes to show all of them. */
export const closestZoom = 15;

/**
 * What a press on a place shows: its name and address, as text.
 *
 * @param href where the name leads. Default: nowhere
 */
export function describePlace({ name, address, zipcode, city, phone }: MapSourceProps['locations'][number], href?: string): HTMLElement {
  const element = document.createElement('div');
  element.className = styles.popup;
  const lines = [name, address, [zipcode, city].filter(Boolean).join(' '), phone];
  element.append(...lines.filter(Boolean).map((line) => {
    const text = document.createElement('div');
    if (href !== undefined && line === name) {
      const link = document.createElement('a');
      link.href = href;
      link.textContent = line ?? '';
      text.append(link);
    } else text.textContent = line ?? '';
    return text;
  }));
  return element;
}

/** The name of a place for those who do not see the map. */
export function nameOfPlace({ name, address, city }: MapSourceProps['locations'][number]): string {
  return name ?? [address, city].filter(Boolean).join(', ');
}
