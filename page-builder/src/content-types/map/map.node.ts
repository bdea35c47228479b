import type { NodeBase } from '../../node-base.ts';

/** A place on a map, as the merchant described it. Texts that are not filled in are absent. */
export interface MapLocation {
  name?: string;
  /** Degrees; absent when the place has an address only. */
  position?: { latitude: number; longitude: number };
  phone?: string;
  address?: string;
  city?: string;
  state?: string;
  zipcode?: string;
  country?: string;
  /** Lines are divided by `\n`. */
  comment?: string;
}

/** Places on a map (PBT-46). */
export interface MapNode extends NodeBase {
  contentType: 'map';
  locations: MapLocation[];
  /** Whether the map offers to zoom and to change its kind. */
  showControls: boolean;
  height?: string;
}
