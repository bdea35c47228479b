import { mergeResolvers } from '../catalog/merge-resolvers.ts';
import type { BackendModule } from '../module.ts';
import { getFingerprint } from '../seed-database/fingerprint.ts';
import { cartResolvers } from './cart-resolvers.ts';
import { deleteActiveCarts } from './cart-repository.ts';
import { CART_SQL } from './cart-tables.ts';
import { changeResolvers } from './change-resolvers.ts';
import { replaceCoupons } from './coupon-repository.ts';
import { replaceGiftRules } from './gift-rule-repository.ts';
import { itemResolvers } from './item-resolvers.ts';

/** Carts: identity, lines, prices, coupons, merging. */
export const cartModule: BackendModule = {
  name: 'cart',
  sql: CART_SQL,
  typeDefs: ['cart.graphql', 'cart-options.graphql', 'extensions/cart-badge.graphql', 'extensions/cart-offers.graphql'],
  resolvers: mergeResolvers(cartResolvers, changeResolvers, itemResolvers),
  seed: {
    fingerprint: ({ shop: { coupons, giftRules } }) => getFingerprint([coupons, giftRules]),
    fill({ database, shop: { coupons = [], giftRules = [] } }) {
      replaceCoupons(database, coupons);
      replaceGiftRules(database, giftRules);
    },
  },
  faultActions: {
    'lose-carts': (_argument, { database }) => deleteActiveCarts(database),
  },
};
