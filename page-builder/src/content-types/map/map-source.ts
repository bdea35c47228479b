import type { MapLocation } from './map.node.ts';

/** What a host needs to draw an interactive map (PBT-46). */
export interface MapSourceProps {
  /** Those with a position; a map has at least one. */
  locations: readonly (MapLocation & Required<Pick<MapLocation, 'position'>>)[];
  /** Whether the map offers to zoom and to change its kind. */
  showControls: boolean;
  /** CSS height, e.g. `300px`; absent where the merchant set none. */
  height?: string;
}
