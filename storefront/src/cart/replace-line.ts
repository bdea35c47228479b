import { CommerceError, type SendExclusive } from '../commerce/index.ts';
import { toCart, type CartLine } from './cart.ts';
import { cartDetailsQuery } from './cart-details-query.ts';
import { isCartNotFound, isLineNotFound } from './cart-errors.ts';
import { toCartItemInput } from './cart-item-input.ts';
import { addProductMutation, removeItemMutation } from './cart-mutations.ts';
import { isSameChoice, toProductChoice } from './product-choice.ts';
import { getAddError, type ProductChoice, type CartUserError } from './cart-user-errors.ts';

/**
 * Thrown when neither the new nor the old choice is in the cart, or when the cart cannot be read to find out. With a
 * `cause`, the error of the removal, it is unknown whether the line was removed.
 */
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

  await removeLine(send, cartId, line.uid);
  let userError: CartUserError | null;
  try {
    userError = await add(next);
  } catch (error) {
    if (!isRefused(error)) {
      const lines = await readLines(send, cartId);
      if (lines.some((other) => isSameChoice(toProductChoice(other), next))) return null;
    }
    await putBack();
    throw error;
  }
  if (userError) await putBack();
  return userError;
}

const isRefused = (error: unknown) => error instanceof CommerceError && error.kind === 'graphql';

/**
 * Removes the line. After a lost response, the cart says whether it was removed. So it does for a line that the backend
 * does not find: the client repeats a removal whose response was lost.
 *
 * @throws CommerceError when the line is still in the cart
 * @throws LineReplacementError when the cart cannot be read either
 */
async function removeLine(send: SendExclusive, cartId: string, itemId: string): Promise<void> {
  try {
    await send(removeItemMutation, { cartId, itemId });
  } catch (error) {
    if (isRefused(error) && !isLineNotFound(error)) throw error;
    if ((await readLines(send, cartId, error)).some(({ uid }) => uid === itemId)) throw error;
  }
}

/**
 * Reads the lines after a response was lost.
 *
 * @param cause - Of the error when the cart cannot be read. Default: none.
 * @throws CommerceError when the cart is missing
 * @throws LineReplacementError when the cart cannot be read
 */
async function readLines(send: SendExclusive, cartId: string, cause?: unknown): Promise<CartLine[]> {
  const response = await send(cartDetailsQuery, { cartId }).catch((error: unknown) => {
    if (isCartNotFound(error)) throw error;
    return null;
  });
  if (!response?.data.cart) throw new LineReplacementError(undefined, { cause });
  return toCart(response.data.cart).lines;
}
