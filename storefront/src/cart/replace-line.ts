import { CommerceError, type SendExclusive } from '../commerce/index.ts';
import { readCart, type CartLine } from './cart.ts';
import { cartDetailsQuery } from './cart-details-query.ts';
import { addProductMutation, removeItemMutation } from './cart-mutations.ts';
import { readAddRefusal, type ProductChoice, type Refusal } from './refusal.ts';

/** The line could be taken out, but neither the new choice nor the old one put back: the shopper must be told. */
export class LineReplacementError extends Error {
  override readonly name = 'LineReplacementError';
}

/** The line that is replaced. */
export type ReplacedLine = Pick<CartLine, 'uid' | 'sku' | 'name' | 'quantity' | 'options'>;

/** The choice that a line stands for. */
export function choiceOf({ sku, quantity, options }: Pick<CartLine, 'sku' | 'quantity' | 'options'>): ProductChoice {
  return { sku, quantity, selectedOptions: options.map(({ valueUid }) => valueUid) };
}

/** Whether two choices are the same product with the same options, in whatever number. */
export const isSameChoice = (one: ProductChoice, other: ProductChoice) =>
  one.sku === other.sku && [...one.selectedOptions].sort().join() === [...other.selectedOptions].sort().join();

/**
 * Changes the options of a line: takes it out and adds the new choice, as the specification wants it. When the
 * new choice is refused or fails, the old one is put back, so that the cart is what it was. Call as one unit
 * of the mutation queue.
 *
 * @returns the refusal of the new choice; null when it is in the cart
 * @throws CommerceError when a call failed and the old line is in the cart; LineReplacementError when it is not
 */
export async function replaceLine(
  send: SendExclusive,
  cartId: string,
  line: ReplacedLine,
  next: ProductChoice,
): Promise<Refusal | null> {
  const add = async ({ sku, quantity, selectedOptions }: ProductChoice) => {
    const product = { sku, quantity, ...(selectedOptions.length > 0 && { selected_options: [...selectedOptions] }) };
    return readAddRefusal(await send(addProductMutation, { cartId, product }));
  };
  const putBack = async () => {
    const refusal = await add(choiceOf(line)).catch(() => ({ messages: [] }));
    if (refusal) throw new LineReplacementError();
  };

  await send(removeItemMutation, { cartId, itemId: line.uid });
  let refusal: Refusal | null;
  try {
    refusal = await add(next);
  } catch (error) {
    if (!(error instanceof CommerceError && error.kind === 'graphql') && (await isInCart(send, cartId, next)))
      return null;
    await putBack();
    throw error;
  }
  if (refusal) await putBack();
  return refusal;
}

/** Whether an addition whose answer was lost has arrived. @throws LineReplacementError when the cart cannot be read either */
async function isInCart(send: SendExclusive, cartId: string, choice: ProductChoice): Promise<boolean> {
  const answer = await send(cartDetailsQuery, { cartId }).catch(() => null);
  if (!answer?.data.cart) throw new LineReplacementError();
  return readCart(answer.data.cart).lines.some((line) => isSameChoice(choiceOf(line), choice));
}
