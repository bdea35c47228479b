import type { SeedStore } from '../../backend/index.ts';
import { buildStore } from './build-store.ts';
import storeFile from './physical-stores.json' with { type: 'json' };

/** The shop's forty physical stores, in every voivodeship of Poland. */
export const PHYSICAL_STORES: SeedStore[] = storeFile.map(buildStore);
