import type { SeedStore } from '../types.ts';
import { CENTRAL_STORES } from './physical-stores/central-stores.ts';
import { NORTHERN_STORES } from './physical-stores/northern-stores.ts';
import { SOUTHERN_STORES } from './physical-stores/southern-stores.ts';

/** The shop's forty physical stores, in every voivodeship of Poland. */
export const PHYSICAL_STORES: SeedStore[] = [...CENTRAL_STORES, ...NORTHERN_STORES, ...SOUTHERN_STORES];
