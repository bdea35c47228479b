import type { PointResults } from '../../stores/index.ts';
import type { PointSearch } from '../../stores/index.ts';
import type { PickupPoint } from './pickup-point.ts';

/** The points that fit a search, the best first. */
export type PickupResults = PointResults<PickupPoint>;

/** Where the points of one shipping method come from. */
export interface PickupSource {
  /** @throws when the backend cannot be asked */
  find(search: PointSearch): Promise<PickupResults>;
}
