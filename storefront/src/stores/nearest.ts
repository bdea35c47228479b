import type { IntlShape } from '../i18n/index.ts';
import { getDistanceKm, type Coordinates } from '../../shared/distance.ts';
import type { Store } from './store.ts';

/** Units in which the backend may want distances (`absolunet_storelocator_distance_unit`). */
export type DistanceUnit = 'kilometer' | 'mile';

const KM_A_MILE = 1.609344;

/** Reads the unit of the store configuration; anything but miles means kilometers. */
export function toDistanceUnit(setting: string | null | undefined): DistanceUnit {
  return /^mi/i.test(setting ?? '') ? 'mile' : 'kilometer';
}

/** Converts kilometers to the given unit. */
export function toUnit(km: number, unit: DistanceUnit): number {
  return unit === 'mile' ? km / KM_A_MILE : km;
}

/** A shop with its distance from a place in the given unit; null when nobody knows where the shop is. */
export interface DistantStore {
  store: Store;
  distance: number | null;
}

/** Shops by their distance from a place; those at an unknown place come last, in the given order. */
export function sortByDistance(stores: readonly Store[], from: Coordinates, unit: DistanceUnit): DistantStore[] {
  return stores
    .map((store) => ({
      store,
      distance: store.location ? toUnit(getDistanceKm(from, store.location), unit) : null,
    }))
    .sort((a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity) || 0);
}

/** Shortest distance that is told. */
const shortest = 0.1;

/** Writes a distance: tenths below ten, whole ones above. What rounds to nothing is less than a tenth. */
export function formatDistance(intl: Pick<IntlShape, 'formatNumber'>, distance: number, unit: DistanceUnit): string {
  const digits = distance < 9.95 ? 1 : 0;
  const isShort = distance < shortest / 2;
  const text = intl.formatNumber(isShort ? shortest : distance, {
    style: 'unit',
    unit,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return isShort ? `< ${text}` : text;
}
