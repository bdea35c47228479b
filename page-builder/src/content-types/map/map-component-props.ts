import type { MapLocation } from '../../nodes.ts';

/** What a host needs to render an interactive map. */
export interface MapComponentProps {
  /** Those with a position; a map has at least one. */
  locations: readonly (MapLocation & Required<Pick<MapLocation, 'position'>>)[];
  /** Whether the map offers to zoom and to change its kind. */
  showControls: boolean;
  /** CSS height, e.g. `300px`; absent where the merchant set none. */
  height?: string;
}
