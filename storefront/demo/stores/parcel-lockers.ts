import type { SeedParcelLocker } from '../../backend/index.ts';
import lockerFile from './parcel-lockers.json' with { type: 'json' };

/** Sandbox list of sixty parcel lockers: the streets and their positions are plausible, the lockers do not exist. */
export const PARCEL_LOCKERS: readonly SeedParcelLocker[] = lockerFile.flatMap(({ city, regionCode, lockers }) =>
  lockers.map(({ code, street, postcode, ...place }) => ({ code, street, city, postcode, regionCode, countryCode: 'PL', ...place })),
);
