import { mergeResolvers } from '../catalog/merge-resolvers.ts';
import type { BackendModule } from '../module.ts';
import { cardSandboxRoutes } from './card-sandbox.ts';
import { braintreeResolvers } from './braintree.ts';
import { checkoutResolvers } from './checkout-resolvers.ts';
import { fillDemoOrders } from './demo-orders.ts';
import { orderEntryResolvers } from './order-entry-resolvers.ts';
import { orderResolvers } from './order-resolvers.ts';
import { ORDER_SQL } from './order-tables.ts';

/** Addresses, delivery, payment, orders, and the card sandbox. */
export const checkoutModule: BackendModule = {
  name: 'checkout',
  sql: ORDER_SQL,
  typeDefs: [
    'checkout.graphql',
    'braintree.graphql',
    'order.graphql',
    'extensions/card-payment.graphql',
    'extensions/order-state.graphql',
  ],
  resolvers: mergeResolvers(checkoutResolvers, braintreeResolvers, orderEntryResolvers, orderResolvers),
  http: cardSandboxRoutes,
  seed: { fingerprint: () => 'demo orders 1', fill: fillDemoOrders },
};
