import { addProductsMutation } from './add-products-mutation.ts';
import { ensureCart, inCart, type AddResult } from './add-to-cart.ts';
import type { CartConnection } from './cart-connection.ts';
import { getCartCount } from './cart-count.ts';
import { toCartItemInput } from './cart-item-input.ts';
import { getAddError, requireResult, type ProductChoice } from './cart-user-errors.ts';

/**
 * Adds several products to the cart with one request, e.g. those of a group. What the backend rejects is in the user
 * error; the rest is added.
 *
 * @throws CommerceError when the backend cannot be reached or fails
 */
export function addProducts(connection: CartConnection, choices: readonly ProductChoice[]): Promise<AddResult> {
  return connection.runExclusive(async (send): Promise<AddResult> => {
    const [response, newCart] = await inCart(connection, send, async () => {
      const cartId = await ensureCart(connection, send);
      return send(addProductsMutation, { cartId, products: choices.map(toCartItemInput) }, ({ data, notices }) => {
        if (data.addProductsToCart) connection.cacheCart?.(cartId, data.addProductsToCart.cart, notices);
      });
    });
    const { cart } = requireResult(response.data.addProductsToCart);
    return { userError: getAddError(response), newCart, count: getCartCount(cart) };
  });
}
