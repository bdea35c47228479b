import { createCartMutation, type CartIdStore } from '../cart-id/index.ts';
import type { cartBroadcast, unconfirmedChanges } from '../cart/index.ts';
import { CommerceError, execute, isOutcomeUnknown, type CommerceClient, type ResultOf } from '../commerce/index.ts';
import type { ReorderResult } from './find-unavailable-names.ts';
import { reorderMutation } from './order-operations.ts';

/**
 * - `added`: what is available is in the cart; `unavailable` has the errors of the other products
 * - `refused`: the backend said no
 * - `unknown`: nobody knows whether the products are in the cart, so that asking again may add them twice
 */
export type ReorderOutcome = { type: 'added'; unavailable: ReorderResult } | { type: 'refused' } | { type: 'unknown' };

export interface ReorderOptions {
  client: CommerceClient;
  cart: Pick<CartIdStore, 'get' | 'set'> | null;
  /** Gets a change whose answer was lost: an order waits for it. */
  unsettled: Pick<typeof unconfirmedChanges, 'note'>;
  /** Tells the other tabs. */
  news: Pick<typeof cartBroadcast, 'announce'>;
  /** Reads the cart again that this tab shows. */
  readCart(): Promise<unknown>;
}

/**
 * Puts the products of an order into the cart. It is sent once; whatever came of it, the cart may be another one then.
 */
export async function reorder(
  number: string,
  { client, cart, unsettled, news, readCart }: ReorderOptions,
): Promise<ReorderOutcome> {
  const outcome = await send(number, { client, cart, unsettled });
  news.announce();
  await readCart().catch(() => undefined);
  return outcome;
}

async function send(
  number: string,
  { client, cart, unsettled }: Pick<ReorderOptions, 'client' | 'cart' | 'unsettled'>,
): Promise<ReorderOutcome> {
  try {
    const { data } = await execute(client, reorderMutation, { number });
    if (!data.reorderItems) throw new CommerceError('unavailable');
    cart?.set(data.reorderItems.cart.id);
    return { type: 'added', unavailable: toResult(data.reorderItems) };
  } catch (error) {
    unsettled.note(error);
    const isAnswer = error instanceof CommerceError && (error.kind === 'graphql' || error.kind === 'stock');
    if (isOutcomeUnknown(error)) await findCart(client, cart);
    return { type: isAnswer ? 'refused' : 'unknown' };
  }
}

function toResult({
  cart,
  userInputErrors,
}: NonNullable<ResultOf<typeof reorderMutation.document>['reorderItems']>): ReorderResult {
  const cartSkus = cart.items?.flatMap((item) =>
    item ? [item.product.sku ?? '', ...('configured_variant' in item ? [item.configured_variant.sku ?? ''] : [])] : [],
  );
  return { cartSkus: cartSkus ?? null, messages: userInputErrors.flatMap((error) => error?.message ?? []) };
}

/** The backend may have made the customer's first cart, which this tab does not know then. */
async function findCart(client: CommerceClient, cart: ReorderOptions['cart']): Promise<void> {
  if (!cart || cart.get() !== null) return;
  try {
    const { data } = await execute(client, createCartMutation, {});
    if (data.cartId) cart.set(data.cartId);
  } catch {
    // The customer is told to look into the cart in any case.
  }
}
