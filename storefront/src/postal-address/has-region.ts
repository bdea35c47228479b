import { getPlaceFormat } from './get-place-format.ts';

/** Returns whether addresses of a country (ISO 3166-1 alpha-2) have a region. */
export const hasRegion = (country: string): boolean => /[RS]/.test(getPlaceFormat(country));
