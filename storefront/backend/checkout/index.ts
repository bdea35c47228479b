import { mergeResolvers } from '../catalog/merge-resolvers.ts';
import type { BackendModule } from '../module.ts';
import { getFingerprint } from '../seed-database/fingerprint.ts';
import { cardSandboxRoutes } from './card-sandbox.ts';
import { braintreeResolvers } from './braintree.ts';
import { checkoutResolvers } from './checkout-resolvers.ts';
import { fillOrders } from './fill-orders.ts';
import { orderEntryResolvers } from './order-entry-resolvers.ts';
import { orderResolvers } from './order-resolvers.ts';
import { createOrderSql } from './order-tables.ts';

/** Addresses, delivery, payment, orders, and the card sandbox. */
export const checkoutModule: BackendModule = {
  name: 'checkout',
  sql: createOrderSql,
  typeDefs: [
    'checkout.graphql',
    'agreements.graphql',
    'braintree.graphql',
    'order.graphql',
    'order-options.graphql',
    'order-documents.graphql',
    'order-cancellation.graphql',
    'extensions/card-payment.graphql',
    'extensions/order-state.graphql',
  ],
  resolvers: mergeResolvers(checkoutResolvers, braintreeResolvers, orderEntryResolvers, orderResolvers),
  http: cardSandboxRoutes,
  seed: {
    fingerprint: ({ shop }) => getFingerprint((shop.accounts ?? []).map(({ email, orders }) => [email, orders])),
    fill: fillOrders,
  },
};
