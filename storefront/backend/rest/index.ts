import { loadCartState } from '../cart/cart-state.ts';
import type { BackendModule, RestRoute } from '../module.ts';
import { requireCaptcha } from '../store/require-captcha.ts';
import { adyenRoutes } from './adyen-payment-routes.ts';
import { addCartItem } from './cart-items.ts';
import { describeGuestCart, guestCart, ownCart, quotedCart } from './find-rest-cart.ts';
import type { CartFinder } from './find-rest-cart.ts';
import { placeRestOrder, savePaymentInformation } from './payment-information.ts';
import { restTotals } from './rest-totals.ts';
import { paymentDetails, saveShippingInformation } from './shipping-information.ts';

/** The calls of a checkout below a guest's or a customer's cart. */
function checkoutRoutes(base: string, findCart: CartFinder): RestRoute[] {
  return [
    {
      method: 'POST',
      path: `${base}/shipping-information`,
      handle: (request, context) => saveShippingInformation(context, findCart(request, context), request.body),
    },
    {
      method: 'POST',
      path: `${base}/set-payment-information`,
      handle(request, context) {
        savePaymentInformation(context, findCart(request, context), request.body);
        return true;
      },
    },
    {
      method: 'POST',
      path: `${base}/payment-information`,
      handle(request, context) {
        requireCaptcha(context, 'PLACE_ORDER');
        return placeRestOrder(context, findCart(request, context), request.body);
      },
    },
    {
      method: 'GET',
      path: `${base}/payment-information`,
      handle: (request, context) => paymentDetails(context, loadCartState(context, findCart(request, context))),
    },
    {
      method: 'GET',
      path: `${base}/totals`,
      handle: (request, context) => restTotals(context, loadCartState(context, findCart(request, context))),
    },
  ];
}

/** The REST half of the checkout, and of the cart what GraphQL cannot do. */
export const restModule: BackendModule = {
  name: 'rest',
  rest: [
    { method: 'GET', path: 'guest-carts/:cartId', handle: describeGuestCart },
    ...checkoutRoutes('carts/mine', ownCart),
    ...checkoutRoutes('guest-carts/:cartId', guestCart),
    {
      method: 'POST',
      path: 'guest-carts/:cartId/items',
      // The body decides, not the path.
      handle: ({ body }, context) => addCartItem(context, (id) => quotedCart(context, id), body),
    },
    {
      method: 'POST',
      path: 'carts/mine/items',
      handle: (request, context) => addCartItem(context, () => ownCart(request, context), request.body),
    },
    ...adyenRoutes,
  ],
};
