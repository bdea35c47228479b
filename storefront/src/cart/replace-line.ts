import { CommerceError, type SendExclusive } from '../commerce/index.ts';
import { toCart, type CartLine } from './cart.ts';
import { cartDetailsQuery } from './cart-details-query.ts';
import { toCartItemInput } from './cart-item-input.ts';
import { addProductMutation, removeItemMutation } from './cart-mutations.ts';
import { isSameChoice, toProductChoice } from './product-choice.ts';
import { getAddError, type ProductChoice, type CartUserError } from './cart-user-errors.ts';

/** Thrown when the line was removed, but neither the new nor the old choice could be added. */
export class LineReplacementError extends Error {
  override readonly name = 'LineReplacementError';
}

/** Line to replace. */
export type ReplacedLine = Pick<CartLine, 'uid' | 'sku' | 'name' | 'quantity' | 'options'>;

/**
 * Changes the options of a line: removes it and adds the new choice. When that is rejected or fails, adds the old choice
 * again. Run it exclusively in the mutation queue.
 *
 * @returns the user error of the new choice; null when it is in the cart
 * @throws CommerceError when a request failed and the old line is in the cart
 * @throws LineReplacementError when the old line is not in the cart
 */
export async function replaceLine(
  send: SendExclusive,
  cartId: string,
  line: ReplacedLine,
  next: ProductChoice,
): Promise<CartUserError | null> {
  const add = async (choice: ProductChoice) =>
    getAddError(await send(addProductMutation, { cartId, product: toCartItemInput(choice) }));
  const putBack = async () => {
    const userError = await add(toProductChoice(line)).catch(() => ({ messages: [] }));
    if (userError) throw new LineReplacementError();
  };

  await send(removeItemMutation, { cartId, itemId: line.uid });
  let userError: CartUserError | null;
  try {
    userError = await add(next);
  } catch (error) {
    if (!(error instanceof CommerceError && error.kind === 'graphql') && (await isInCart(send, cartId, next)))
      return null;
    await putBack();
    throw error;
  }
  if (userError) await putBack();
  return userError;
}

/**
 * Returns whether a product is in the cart after its response was lost.
 *
 * @throws LineReplacementError when the cart cannot be read either
 */
async function isInCart(send: SendExclusive, cartId: string, choice: ProductChoice): Promise<boolean> {
  const response = await send(cartDetailsQuery, { cartId }).catch(() => null);
  if (!response?.data.cart) throw new LineReplacementError();
  return toCart(response.data.cart).lines.some((line) => isSameChoice(toProductChoice(line), choice));
}
