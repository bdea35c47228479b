import { loadCartState } from '../cart/cart-state.ts';
import type { RestRoute } from '../module.ts';
import { guestCart, ownCart, type CartFinder } from '../rest/find-rest-cart.ts';
import { readObject, readText, requireObject } from '../rest/read-body.ts';
import { RestError } from '../rest-error.ts';
import { allowsGiftMessages } from './allows-gift-messages.ts';
import { findGiftMessage, saveGiftMessage } from './gift-message-repository.ts';

/** Reading and writing the gift message of a cart: GraphQL of Magento Open Source can only read it. */
function cartRoutes(base: string, findCart: CartFinder): RestRoute[] {
  const path = `${base}/gift-message`;
  return [
    {
      method: 'GET',
      path,
      handle(request, context) {
        const found = findGiftMessage(context.database, 'cart', findCart(request, context).id);
        return found && { sender: found.from, recipient: found.to, message: found.message };
      },
    },
    {
      method: 'POST',
      path,
      handle(request, context) {
        const cart = findCart(request, context);
        const fields = requireObject(readObject(request.body)?.get('gift_message'), 'giftMessage');
        const { lines, isVirtual } = loadCartState(context, cart);
        if (lines.length === 0)
          throw new RestError(400, "Gift messages can't be used for an empty cart. Add an item and try again.");
        if (isVirtual) throw new RestError(400, "Gift messages can't be used for virtual products.");
        const message = readText(fields.get('message')) ?? '';
        if (message !== '' && !allowsGiftMessages(context, 'order'))
          throw new RestError(400, "The gift message isn't available.");
        const from = readText(fields.get('sender')) ?? '';
        const to = readText(fields.get('recipient')) ?? '';
        saveGiftMessage(context.database, 'cart', cart.id, { from, to, message });
        return true;
      },
    },
  ];
}

/** The calls for guests and customers. */
export const giftMessageRoutes: readonly RestRoute[] = [
  ...cartRoutes('carts/mine', ownCart),
  ...cartRoutes('guest-carts/:cartId', guestCart),
];
