import { searchPoints } from '../../stores/index.ts';
import type { PickupSource } from './pickup-source.ts';
import type { PickupPoint } from './pickup-point.ts';

/**
 * Creates a source of points that the backend lists in one response: they are searched in the browser.
 *
 * @param load called at the first search, and again after a failure
 */
export function createListSource(load: () => Promise<readonly PickupPoint[]>): PickupSource {
  let loaded: Promise<readonly PickupPoint[]> | null = null;
  return {
    find: async (search) => {
      loaded ??= load();
      try {
        return searchPoints(await loaded, search);
      } catch (error) {
        loaded = null;
        throw error;
      }
    },
  };
}
