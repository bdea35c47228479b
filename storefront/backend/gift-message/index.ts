import type { ItemSource } from '../cart/item-resolvers.ts';
import type { CartSource } from '../cart/cart-source.ts';
import type { BackendModule, FieldResolver } from '../module.ts';
import type { OrderRecord } from '../checkout/order-repository.ts';
import type { RequestContext } from '../request-context.ts';
import { allowsGiftMessages } from './allows-gift-messages.ts';
import { giftMessageRoutes } from './gift-message-routes.ts';
import { findGiftMessage, GIFT_MESSAGE_SQL } from './gift-message-repository.ts';

const lineFields: Record<string, FieldResolver> = {
  gift_message: ({ line }: ItemSource, _: unknown, context: RequestContext) =>
    allowsGiftMessages(context, 'items') ? findGiftMessage(context.database, 'cartLine', line.item.id) : null,
};

/** Gift messages of carts and orders, and of their products: Magento's GiftMessage and GiftMessageGraphQl. */
export const giftMessageModule: BackendModule = {
  name: 'gift-message',
  sql: GIFT_MESSAGE_SQL,
  typeDefs: ['gift-message.graphql'],
  resolvers: {
    Cart: {
      gift_message: ({ record }: CartSource, _: unknown, { database }: RequestContext) =>
        findGiftMessage(database, 'cart', record.id),
    },
    SimpleCartItem: lineFields,
    ConfigurableCartItem: lineFields,
    BundleCartItem: lineFields,
    CustomerOrder: {
      gift_message: ({ id }: OrderRecord, _: unknown, { database }: RequestContext) =>
        findGiftMessage(database, 'order', id),
    },
  },
  rest: giftMessageRoutes,
};
