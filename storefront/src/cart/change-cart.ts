import type { SendExclusive } from '../commerce/index.ts';
import { getStore, leaveCart } from './add-to-cart.ts';
import type { CartConnection } from './cart-connection.ts';
import { cartDetailsQuery } from './cart-details-query.ts';
import { isCartNotFound, isLineNotFound } from './cart-errors.ts';
import { CartNotFoundError } from './cart-not-found-error.ts';

/**
 * Sends changes that have no meaning for a new, empty cart, e.g. of lines and coupons, as one entry of the mutation
 * queue.
 *
 * @throws CartNotFoundError when the cart of this tab is missing; its id is removed
 */
export async function changeCart<Result>(
  connection: CartConnection,
  action: (send: SendExclusive, cartId: string) => Promise<Result>,
): Promise<Result> {
  const cartId = getStore(connection).get();
  if (cartId === null) throw new CartNotFoundError();
  return connection.runExclusive(async (send) => {
    try {
      return await action(send, cartId).catch(async (error: unknown) => {
        if (isLineNotFound(error)) await expectCart(send, cartId);
        throw error;
      });
    } catch (error) {
      if (!isCartNotFound(error)) throw error;
      await leaveCart(connection, send, error);
      throw new CartNotFoundError();
    }
  });
}

// A missing line may mean a missing cart: throws the error of the cart in that case.
async function expectCart(send: SendExclusive, cartId: string): Promise<void> {
  await send(cartDetailsQuery, { cartId }).catch((error: unknown) => {
    if (isCartNotFound(error)) throw error;
  });
}
