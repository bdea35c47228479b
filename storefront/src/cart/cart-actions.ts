import type { SendExclusive } from '../commerce/index.ts';
import { addToCart, ensureCart, getStore, leaveCart, type AddResult } from './add-to-cart.ts';
import { connectCart, type CartConnection, type CartContext } from './cart-connection.ts';
import { cartDetailsQuery } from './cart-details-query.ts';
import { CartNotFoundError } from './cart-not-found-error.ts';
import { applyCouponMutation, removeCouponMutation, removeItemMutation, updateItemMutation } from './cart-mutations.ts';
import { isCartNotFound, isLineNotFound } from './cart-errors.ts';
import { lineUpdateStorage, type LineUpdateStorage } from './pending-line-update.ts';
import type { CartMutation, LinePreview } from './mutation-state.ts';
import { pendingMutations } from './pending-mutations.ts';
import { readRefusedChange, readUpdateRefusal, requirePart, type ProductChoice, type Refusal } from './refusal.ts';
import { choiceOf, LineReplacementError, replaceLine, type ReplacedLine } from './replace-line.ts';

/** What a shopper does with a cart. Each function answers with the refusal, or null when it is done. */
export interface CartActions {
  /** Begins a cart when there is none. */
  start(): Promise<void>;
  /** Adds a product. The preview is its line until the response. */
  add(choice: ProductChoice, preview?: LinePreview): Promise<AddResult>;
  /** Sets the quantity of a line. Sends nothing, and answers with null, when another quantity was requested since. */
  setQuantity(lineUid: string, quantity: number): Promise<Refusal | null>;
  /**
   * Changes the options of a line, which may become another line. @throws LineReplacementError when the line could not be
   * kept
   */
  replace(line: ReplacedLine, choice: ProductChoice): Promise<Refusal | null>;
  /** Takes a line out; one that is gone already is as good as taken out. */
  remove(lineUid: string): Promise<void>;
  applyCoupon(code: string): Promise<void>;
  removeCoupon(): Promise<void>;
}

/** What the functions that write to a cart need. */
export interface CartActionsOptions extends CartConnection {
  /** Gets a replacement while it is under way. Default: that of this tab. */
  memory?: Pick<LineUpdateStorage, 'keep'>;
}

/**
 * Makes the functions that write to a cart. All throw CommerceError when the backend cannot be reached or refuses
 * outright.
 */
export function createCartActions({ memory = lineUpdateStorage, ...connection }: CartActionsOptions): CartActions {
  const { runUnit, mutations = pendingMutations } = connection;

  // Lines and coupons belong to one cart: in a fresh, empty one the change would mean nothing.
  async function change<Answer>(action: (send: SendExclusive, cartId: string) => Promise<Answer>): Promise<Answer> {
    const cartId = getStore(connection).get();
    if (cartId === null) throw new CartNotFoundError();
    return runUnit(async (send) => {
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

  // A line that is missing may mean that its cart is: throws the error that says so.
  async function expectCart(send: SendExclusive, cartId: string): Promise<void> {
    await send(cartDetailsQuery, { cartId }).catch((error: unknown) => {
      if (isCartNotFound(error)) throw error;
    });
  }

  /** Runs a change, which is pending until the response, or until it fails. */
  async function track(mutation: CartMutation, run: (id: number) => Promise<Refusal | null>): Promise<Refusal | null> {
    const id = mutations.begin(mutation);
    try {
      const refusal = await run(id);
      mutations.settle(id, refusal ?? undefined);
      return refusal;
    } catch (error) {
      mutations.settle(id, error);
      throw error;
    }
  }

  /** Whether another quantity of the same line was requested later. */
  const isSuperseded = (id: number, lineUid: string) =>
    mutations.getState().pending.some((other) => other.kind === 'update' && other.lineUid === lineUid && other.id > id);

  return {
    start: () =>
      runUnit(async (send) => {
        await ensureCart(connection, send);
      }),
    add: (choice, preview) => addToCart(connection, choice, preview),
    setQuantity: (itemId, quantity) =>
      track({ kind: 'update', lineUid: itemId, quantity }, (id) =>
        change(async (send, cartId) => {
          // Of many clicks, only the last quantity is sent after the first.
          if (isSuperseded(id, itemId)) return null;
          const response = await send(updateItemMutation, { cartId, itemId, quantity }, (early) => {
            if (early.data.updateCartItems) mutations.settle(id, readUpdateRefusal(early) ?? undefined);
          });
          return readUpdateRefusal(response);
        }).catch((error: unknown) => {
          const refusal = readRefusedChange(error);
          if (!refusal) throw error;
          return refusal;
        }),
      ),
    replace: (line, choice) =>
      track({ kind: 'replace', lineUid: line.uid }, () =>
        change(async (send, cartId) => {
          memory.keep({ cartId, name: line.name, before: choiceOf(line), wanted: choice });
          try {
            const refusal = await replaceLine(send, cartId, line, choice);
            memory.keep(null);
            return refusal;
          } catch (error) {
            if (!(error instanceof LineReplacementError)) memory.keep(null);
            throw error;
          }
        }),
      ),
    remove: async (itemId) => {
      await track({ kind: 'remove', lineUid: itemId }, (id) =>
        change(async (send, cartId) => {
          const { data } = await send(removeItemMutation, { cartId, itemId }, (early) => {
            if (early.data.removeItemFromCart) mutations.settle(id);
          });
          requirePart(data.removeItemFromCart);
          return null;
        }).catch((error: unknown) => {
          if (!isLineNotFound(error)) throw error;
          return null;
        }),
      );
    },
    applyCoupon: (couponCode) =>
      change(async (send, cartId) => {
        requirePart((await send(applyCouponMutation, { cartId, couponCode })).data.applyCouponToCart);
      }),
    removeCoupon: () =>
      change(async (send, cartId) => {
        requirePart((await send(removeCouponMutation, { cartId })).data.removeCouponFromCart);
      }),
  };
}

/** Makes the same functions for the client and the cache of a page. */
export function bindCartActions(context: CartContext): CartActions {
  return createCartActions(connectCart(context));
}
