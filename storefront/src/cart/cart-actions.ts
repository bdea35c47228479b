import type { SendExclusive } from '../commerce/index.ts';
import { addToCart, ensureCart, type AddResult } from './add-to-cart.ts';
import { applyCoupon } from './apply-coupon.ts';
import { connectCart, type CartConnection, type CartContext } from './cart-connection.ts';
import { changeCart } from './change-cart.ts';
import { removeCouponMutation, removeItemMutation, updateItemMutation } from './cart-mutations.ts';
import { isLineNotFound } from './cart-errors.ts';
import { lineUpdateStorage, type LineUpdateStorage } from './pending-line-update.ts';
import type { CartMutation, LinePreview } from './mutation-state.ts';
import { pendingMutations } from './pending-mutations.ts';
import {
  getRejectedChangeError,
  getUpdateError,
  requireResult,
  type ProductChoice,
  type CartUserError,
} from './cart-user-errors.ts';
import { LineReplacementError, replaceLine, type ReplacedLine } from './replace-line.ts';
import { toProductChoice } from './product-choice.ts';

/** Functions that change a cart. Each resolves with the user error, or with null on success. */
export interface CartActions {
  /** Creates a cart when there is none. */
  start(): Promise<void>;
  /** Adds a product. The preview is its line until the response. */
  add(choice: ProductChoice, preview?: LinePreview): Promise<AddResult>;
  /** Sets the quantity of a line. Sends nothing, and resolves with null, when a later call has set another quantity. */
  setQuantity(lineUid: string, quantity: number): Promise<CartUserError | null>;
  /**
   * Changes the options of a line, which may become another line.
   *
   * @throws LineReplacementError when neither the new nor the old line is in the cart
   */
  replace(line: ReplacedLine, choice: ProductChoice): Promise<CartUserError | null>;
  /** Removes a line; succeeds when the line was removed elsewhere. */
  remove(lineUid: string): Promise<void>;
  applyCoupon(code: string): Promise<void>;
  removeCoupon(): Promise<void>;
}

/** Dependencies of the cart actions. */
export interface CartActionsOptions extends CartConnection {
  /** Stores the replacement of a line until it is complete. Default: the storage of this tab. */
  memory?: Pick<LineUpdateStorage, 'keep'>;
}

/**
 * Creates the cart actions. All throw CommerceError when the backend cannot be reached or responds with an error.
 */
export function createCartActions({ memory = lineUpdateStorage, ...connection }: CartActionsOptions): CartActions {
  const { runExclusive, mutations = pendingMutations } = connection;

  const change = <Result>(action: (send: SendExclusive, cartId: string) => Promise<Result>) =>
    changeCart(connection, action);

  /** Runs a change that is pending until it settles. */
  async function track(
    mutation: CartMutation,
    run: (id: number) => Promise<CartUserError | null>,
  ): Promise<CartUserError | null> {
    const id = mutations.begin(mutation);
    try {
      const userError = await run(id);
      mutations.settle(id, userError ?? undefined);
      return userError;
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
      runExclusive(async (send) => {
        await ensureCart(connection, send);
      }),
    add: (choice, preview) => addToCart(connection, choice, preview),
    setQuantity: (itemId, quantity) =>
      track({ kind: 'update', lineUid: itemId, quantity }, (id) =>
        change(async (send, cartId) => {
          // Of many clicks, only the last quantity is sent after the first.
          if (isSuperseded(id, itemId)) return null;
          const response = await send(updateItemMutation, { cartId, itemId, quantity }, (early) => {
            if (early.data.updateCartItems) mutations.settle(id, getUpdateError(early) ?? undefined);
          });
          return getUpdateError(response);
        }).catch((error: unknown) => {
          const userError = getRejectedChangeError(error);
          if (!userError) throw error;
          return userError;
        }),
      ),
    replace: (line, choice) =>
      track({ kind: 'replace', lineUid: line.uid }, () =>
        change(async (send, cartId) => {
          memory.keep({ cartId, name: line.name, before: toProductChoice(line), wanted: choice });
          try {
            const userError = await replaceLine(send, cartId, line, choice);
            memory.keep(null);
            return userError;
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
          requireResult(data.removeItemFromCart);
          return null;
        }).catch((error: unknown) => {
          if (!isLineNotFound(error)) throw error;
          return null;
        }),
      );
    },
    applyCoupon: (couponCode) => change((send, cartId) => applyCoupon(send, cartId, couponCode)),
    removeCoupon: () =>
      change(async (send, cartId) => {
        requireResult((await send(removeCouponMutation, { cartId })).data.removeCouponFromCart);
      }),
  };
}

/** Creates the cart actions for the client and the cache of a page. */
export function bindCartActions(context: CartContext): CartActions {
  return createCartActions(connectCart(context));
}
