import {
  createMutate,
  type CacheAccess,
  type CommerceResult,
  type CommerceClient,
  type Mutate,
  type SendExclusive,
} from '../commerce/index.ts';
import { cartDetailsQuery } from './cart-details-query.ts';
import { createCartMutation, type CartIdStore } from '../cart-id/index.ts';
import {
  addProductMutation,
  applyCouponMutation,
  removeCouponMutation,
  removeItemMutation,
  updateItemMutation,
} from './cart-mutations.ts';
import { countOf, type CountedCart } from './cart-count.ts';
import { CartLost } from './cart-lost.ts';
import { cartNews } from './cart-news.ts';
import { checkCartAccess } from './check-cart-access.ts';
import { isForeignCart, isLostCart, isMissingLine } from './lost-cart.ts';
import { replacementMemory, type ReplacementMemory } from './open-replacement.ts';
import { pendingMutations, type CartMutation, type PendingMutations } from './pending-mutations.ts';
import {
  readAddRefusal,
  readRefusedChange,
  readUpdateRefusal,
  requirePart,
  type ProductChoice,
  type Refusal,
} from './refusal.ts';
import { unsettledChanges, type UnsettledChanges } from './unsettled.ts';
import { choiceOf, LineLost, replaceLine, type ReplacedLine } from './replace-line.ts';

export interface AddResult {
  refusal: Refusal | null;
  /** The previous cart was gone, and a new one was begun. */
  newCart: boolean;
  /** How many products are in the cart now, as its badge counts them; null when the answer does not say. */
  count: number | null;
}

/** Finds out whether the backend still knows the customer, and signs out when it does not. */
export type CheckAccess = (send: SendExclusive, cartId: string) => Promise<void>;

/** What a shopper does with a cart. Each function answers with the refusal, or null when it is done. */
export interface CartActions {
  /** Begins a cart when there is none. */
  start(): Promise<void>;
  add(choice: ProductChoice): Promise<AddResult>;
  setQuantity(lineUid: string, quantity: number): Promise<Refusal | null>;
  /**
   * Changes the options of a line, which may become another line. @throws LineLost when the line could not be
   * kept
   */
  replace(line: ReplacedLine, choice: ProductChoice): Promise<Refusal | null>;
  /** Takes a line out; one that is gone already is as good as taken out. */
  remove(lineUid: string): Promise<void>;
  applyCoupon(code: string): Promise<void>;
  removeCoupon(): Promise<void>;
}

/** What the functions that write to a cart need. */
export interface CartActionsOptions {
  /** Runs calls as one entry of the mutation queue. */
  runUnit: Mutate['mutateAsUnit'];
  /** Null while rendering on the server. */
  store: Pick<CartIdStore, 'get' | 'set' | 'clear'> | null;
  /** Called when the backend does not give the cart to this shopper. Default: nothing. */
  checkAccess?: CheckAccess | undefined;
  /** Holds the mutations while they are pending. Default: the store of this tab. */
  mutations?: PendingMutations;
  /** Gets a replacement while it is under way. Default: that of this tab. */
  memory?: Pick<ReplacementMemory, 'keep'>;
}

/**
 * Makes the functions that write to a cart. All throw CommerceError when the backend cannot be reached or refuses
 * outright.
 */
export function createCartActions({
  runUnit,
  store,
  checkAccess = () => Promise.resolve(),
  mutations = pendingMutations,
  memory = replacementMemory,
}: CartActionsOptions): CartActions {
  const idStore = (): Pick<CartIdStore, 'get' | 'set' | 'clear'> => {
    if (!store) throw new Error('The cart can only be changed in the browser.');
    return store;
  };

  // The stored cart, or a new one when there is none.
  async function ensureCart(send: SendExclusive): Promise<string> {
    const known = idStore().get();
    if (known !== null) return known;
    return track({ kind: 'create' }, async () => {
      const { data } = await send(createCartMutation, {});
      if (!data.cartId) throw new Error('Unable to create cart');
      idStore().set(data.cartId);
      return data.cartId;
    });
  }

  // Lines and coupons belong to one cart: in a fresh, empty one the change would mean nothing.
  async function change<Answer>(action: (send: SendExclusive, cartId: string) => Promise<Answer>): Promise<Answer> {
    const cartId = idStore().get();
    if (cartId === null) throw new CartLost();
    return runUnit(async (send) => {
      try {
        return await action(send, cartId).catch(async (error: unknown) => {
          if (isMissingLine(error)) await expectCart(send, cartId);
          throw error;
        });
      } catch (error) {
        if (!isLostCart(error)) throw error;
        await leave(send, error);
        throw new CartLost();
      }
    });
  }

  // A line that is missing may mean that its cart is: throws the error that says so.
  async function expectCart(send: SendExclusive, cartId: string): Promise<void> {
    await send(cartDetailsQuery, { cartId }).catch((error: unknown) => {
      if (isLostCart(error)) throw error;
    });
  }

  // A cart of somebody else may mean that the session has ended, although this tab does not know it yet.
  async function leave(send: SendExclusive, error: unknown): Promise<void> {
    const cartId = idStore().get();
    idStore().clear();
    if (cartId !== null && isForeignCart(error)) await checkAccess(send, cartId);
  }

  /** Runs a mutation, which is pending as long as it runs. */
  async function track<Result>(
    mutation: CartMutation,
    run: () => Promise<Result>,
    getRefusal: (result: Result) => Refusal | null = () => null,
  ): Promise<Result> {
    const id = mutations.begin(mutation);
    try {
      const result = await run();
      mutations.settle(id, getRefusal(result) ?? undefined);
      return result;
    } catch (error) {
      mutations.settle(id, error);
      throw error;
    }
  }

  const trackChange = (mutation: CartMutation, run: () => Promise<Refusal | null>) =>
    track(mutation, run, (refusal) => refusal);

  const addNow = ({ sku, quantity, selectedOptions }: ProductChoice) =>
    runUnit(async (send): Promise<AddResult> => {
      const product = { sku, quantity, ...(selectedOptions.length > 0 && { selected_options: [...selectedOptions] }) };
      const addTo = async (cartId: string) => readAdded(await send(addProductMutation, { cartId, product }));
      try {
        return { ...(await addTo(await ensureCart(send))), newCart: false };
      } catch (error) {
        // Once: a second failure is shown.
        if (!isLostCart(error)) throw error;
        await leave(send, error);
        return { ...(await addTo(await ensureCart(send))), newCart: true };
      }
    });

  return {
    start: () =>
      runUnit(async (send) => {
        await ensureCart(send);
      }),
    add: (choice) =>
      track(
        { kind: 'add', choice },
        () => addNow(choice),
        ({ refusal }) => refusal,
      ),
    setQuantity: (itemId, quantity) =>
      trackChange({ kind: 'update', lineUid: itemId, quantity }, () =>
        change(async (send, cartId) =>
          readUpdateRefusal(await send(updateItemMutation, { cartId, itemId, quantity })),
        ).catch((error: unknown) => {
          const refusal = readRefusedChange(error);
          if (!refusal) throw error;
          return refusal;
        }),
      ),
    replace: (line, choice) =>
      trackChange({ kind: 'replace', lineUid: line.uid }, () =>
        change(async (send, cartId) => {
          memory.keep({ cartId, name: line.name, before: choiceOf(line), wanted: choice });
          try {
            const refusal = await replaceLine(send, cartId, line, choice);
            memory.keep(null);
            return refusal;
          } catch (error) {
            if (!(error instanceof LineLost)) memory.keep(null);
            throw error;
          }
        }),
      ),
    remove: async (itemId) => {
      await trackChange({ kind: 'remove', lineUid: itemId }, () =>
        change(async (send, cartId) => {
          requirePart((await send(removeItemMutation, { cartId, itemId })).data.removeItemFromCart);
          return null;
        }).catch((error: unknown) => {
          if (!isMissingLine(error)) throw error;
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

/**
 * The same, bound to a client and to the cache of the page, into whose views the answers are brought.
 *
 * @param signOut called when the backend does not know the customer any more. Default: nothing
 * @param unsettled gets changes whose answer was lost. Default: the memory of this tab
 */
export function bindCartActions(
  client: CommerceClient,
  access: CacheAccess,
  store: CartIdStore | null,
  signOut?: () => void,
  unsettled: UnsettledChanges = unsettledChanges,
): CartActions {
  const { mutateExclusive } = createMutate(client, access);
  // Whatever came of it: after a failure, too, the cart may be another one.
  const andTell: Mutate['mutateExclusive'] = async (unit, options) => {
    try {
      return await mutateExclusive(unit, options);
    } catch (error) {
      unsettled.note(error);
      // What this tab shows has a line that the cart has not.
      if (isMissingLine(error)) cartNews.renew();
      throw error;
    } finally {
      cartNews.announce();
    }
  };
  return createCartActions({
    runUnit: andTell,
    store,
    checkAccess: signOut && ((send, cartId) => checkCartAccess(send, cartId, signOut)),
  });
}

/** What came of adding, with the number of products that are in the cart then. */
function readAdded(
  answer: CommerceResult<{
    addProductsToCart: { cart: CountedCart; user_errors: readonly ({ message: string } | null)[] } | null;
  }>,
): Omit<AddResult, 'newCart'> {
  return { refusal: readAddRefusal(answer), count: countOf(requirePart(answer.data.addProductsToCart).cart) };
}
