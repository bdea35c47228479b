import { CommerceError, createMutate, type CacheAccess, type CommerceAnswer, type CommerceClient, type Mutate, type SendInUnit } from '../commerce/index.ts';
import {
  addProductMutation,
  applyCouponMutation,
  createCartMutation,
  removeCouponMutation,
  removeItemMutation,
  updateItemMutation,
} from './cart-mutations.ts';
import type { CartIdStore } from './cart-id-store.ts';
import { countOf, type CountedCart } from './cart-count.ts';
import { CartLost } from './cart-lost.ts';
import { isLostCart } from './lost-cart.ts';

/** What the backend said against something the shopper did. */
export interface Refusal {
  /** Texts of the server, for the shopper. */
  messages: readonly string[];
}

/** What to put into the cart. */
export interface ProductChoice {
  sku: string;
  quantity: number;
  /** Uids of the chosen option values; empty for a simple product. */
  selectedOptions: readonly string[];
}

export interface AddResult {
  refusal: Refusal | null;
  /** The previous cart was gone, and a new one was begun (RSK-05). */
  newCart: boolean;
  /** How many products are in the cart now, as its badge counts them; null when the answer does not say. */
  count: number | null;
}

/** What a shopper does with a cart. Each function answers with the refusal, or null when it is done. */
export interface CartActions {
  /** Begins a cart when there is none (CRT-05). */
  start(): Promise<void>;
  add(choice: ProductChoice): Promise<AddResult>;
  setQuantity(lineUid: string, quantity: number): Promise<Refusal | null>;
  remove(lineUid: string): Promise<void>;
  applyCoupon(code: string): Promise<void>;
  removeCoupon(): Promise<void>;
}

/**
 * Makes the functions that write to a cart. All throw CommerceError when the backend cannot be reached or refuses outright.
 *
 * @param runUnit runs calls as one entry of the mutation queue
 */
export function createCartActions(runUnit: Mutate['mutateAsUnit'], store: CartIdStore | null): CartActions {
  const idStore = (): CartIdStore => {
    if (!store) throw new Error('The cart can only be changed in the browser.');
    return store;
  };

  // The stored cart, or a new one when there is none (CRT-04, CRT-05).
  async function ensureCart(send: SendInUnit): Promise<string> {
    const known = idStore().get();
    if (known !== null) return known;
    const { data } = await send(createCartMutation, {});
    if (!data.cartId) throw new Error('Unable to create cart');
    idStore().set(data.cartId);
    return data.cartId;
  }

  // Lines and coupons belong to one cart: in a fresh, empty one the change would mean nothing (RSK-05).
  async function change<Answer>(action: (send: SendInUnit, cartId: string) => Promise<Answer>): Promise<Answer> {
    const cartId = idStore().get();
    if (cartId === null) throw new CartLost();
    try {
      return await runUnit((send) => action(send, cartId));
    } catch (error) {
      if (!isLostCart(error)) throw error;
      idStore().clear();
      throw new CartLost();
    }
  }

  return {
    start: () =>
      runUnit(async (send) => {
        await ensureCart(send);
      }),
    add: ({ sku, quantity, selectedOptions }) =>
      runUnit(async (send) => {
        const product = { sku, quantity, ...(selectedOptions.length > 0 && { selected_options: [...selectedOptions] }) };
        const addTo = async (cartId: string) => readAdded(await send(addProductMutation, { cartId, product }));
        try {
          return { ...(await addTo(await ensureCart(send))), newCart: false };
        } catch (error) {
          // Once: a second failure is shown (CRT-17 to CRT-19, RSK-05).
          if (!isLostCart(error)) throw error;
          idStore().clear();
          return { ...(await addTo(await ensureCart(send))), newCart: true };
        }
      }),
    setQuantity: (itemId, quantity) =>
      change(async (send, cartId) => {
        const { data, notices } = await send(updateItemMutation, { cartId, itemId, quantity });
        return toRefusal([...(requirePart(data.updateCartItems).errors), ...notices]);
      }),
    remove: (itemId) => change(async (send, cartId) => {
        requirePart((await send(removeItemMutation, { cartId, itemId })).data.removeItemFromCart);
      }),
    applyCoupon: (couponCode) =>
      change(async (send, cartId) => {
        requirePart((await send(applyCouponMutation, { cartId, couponCode })).data.applyCouponToCart);
      }),
    removeCoupon: () => change(async (send, cartId) => {
        requirePart((await send(removeCouponMutation, { cartId })).data.removeCouponFromCart);
      }),
  };
}

/** The same, bound to a client and to the cache of the page, into whose views the answers are brought. */
export function bindCartActions(client: CommerceClient, access: CacheAccess, store: CartIdStore | null): CartActions {
  return createCartActions(createMutate(client, access).mutateAsUnit, store);
}

/** The part of an answer that says what became of a change. @throws CommerceError when there is none: nobody knows then */
function requirePart<Part>(part: Part | null | undefined): Part {
  if (part === null || part === undefined) throw new CommerceError('unavailable');
  return part;
}

type AddAnswer = CommerceAnswer<{ addProductsToCart: { cart: CountedCart; user_errors: readonly ({ message: string } | null)[] } | null }>;

function readAdded({ data, notices }: AddAnswer): Omit<AddResult, 'newCart'> {
  const { cart, user_errors: errors } = requirePart(data.addProductsToCart);
  return { refusal: toRefusal([...errors, ...notices]), count: countOf(cart) };
}

function toRefusal(errors: readonly ({ message: string } | null)[]): Refusal | null {
  const messages = errors.flatMap((error) => (error ? [error.message] : []));
  return messages.length > 0 ? { messages } : null;
}
