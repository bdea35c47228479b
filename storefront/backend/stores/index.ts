import { mergeResolvers } from '../catalog/merge-resolvers.ts';
import type { BackendModule } from '../module.ts';
import { getFingerprint } from '../seed-database/fingerprint.ts';
import { fillStores } from './fill-stores.ts';
import { pickupResolvers } from './pickup-resolvers.ts';
import { storeResolvers } from './store-resolvers.ts';
import { lookUpStoreRoute } from './store-route.ts';
import { STORES_SQL } from './store-tables.ts';

/** Physical shops: locator, opening hours, favorite shop and their routes. */
export const storesModule: BackendModule = {
  name: 'stores',
  sql: STORES_SQL,
  typeDefs: ['pickup.graphql', 'extensions/store-locator.graphql'],
  resolvers: mergeResolvers(pickupResolvers, storeResolvers),
  lookUpRoute: lookUpStoreRoute,
  seed: {
    fingerprint: ({ shop }) => getFingerprint(shop.stores ?? []),
    fill: ({ database, shop }) => fillStores(database, shop.stores ?? []),
  },
};
