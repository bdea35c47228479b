import { getRegions } from '../store/regions.ts';
import type { Region } from '../store/regions.ts';

/** The region with this code (`PL-14`) or name, in any letter case; undefined for an empty or unknown text. */
export function findRegion(countryCode: string, codeOrName: string): Region | undefined {
  const wanted = codeOrName.trim().toLowerCase();
  return getRegions(countryCode).find(
    ({ code, name }) => code.toLowerCase() === wanted || name.toLowerCase() === wanted,
  );
}

/** The region with this id in the country. */
export function findRegionById(countryCode: string, id: number): Region | undefined {
  return getRegions(countryCode).find((region) => region.id === id);
}
