import { PARCEL_LOCKERS, type SeedParcelLocker } from '../seed/shop/parcel-lockers.ts';

/** Carrier code of delivery to parcel lockers. */
export const LOCKER_CARRIER = 'parcel_locker';

/** Country of all lockers of the sandbox. */
export const LOCKER_COUNTRY = 'PL';

/** All lockers of a carrier, by city and code; empty for a carrier without lockers. */
export function listParcelLockers(carrierCode: string): SeedParcelLocker[] {
  if (carrierCode !== LOCKER_CARRIER) return [];
  return PARCEL_LOCKERS.toSorted((first, second) => first.city.localeCompare(second.city, 'pl') || first.code.localeCompare(second.code, 'pl'));
}

/** The locker with this code, or undefined. */
export function findParcelLocker(code: string): SeedParcelLocker | undefined {
  return PARCEL_LOCKERS.find((locker) => locker.code === code);
}
