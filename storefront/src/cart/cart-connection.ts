import {
  createMutate,
  isOutcomeUnknown,
  readQuery,
  getQueryKey,
  type CacheAccess,
  type CommerceResult,
  type CommerceClient,
  type Mutate,
  type ResultOf,
  type SendExclusive,
  type QueryScope,
} from '../commerce/index.ts';
import type { CartIdStore } from '../cart-id/index.ts';
import type { SessionStore } from '../session/index.ts';
import { cartDetailsQuery } from './cart-details-query.ts';
import { cartBroadcast } from './cart-broadcast.ts';
import { checkCartAccess } from './check-cart-access.ts';
import { isLineNotFound } from './cart-errors.ts';
import { pendingMutations, type PendingMutations } from './pending-mutations.ts';
import { unconfirmedChanges, type UnconfirmedChanges } from './unconfirmed-changes.ts';

/** The cart of a response. */
type CartResponse = ResultOf<typeof cartDetailsQuery.document>['cart'];

/** Dependencies of cart mutations. */
export interface CartConnection {
  /** Runs calls as one entry of the mutation queue. */
  runExclusive: Mutate['mutateExclusive'];
  /** Null while rendering on the server. */
  store: Pick<CartIdStore, 'get' | 'set' | 'clear' | 'refresh'> | null;
  /** Called when the backend denies this shopper access to the cart. Default: nothing. */
  checkAccess?: ((send: SendExclusive, cartId: string) => Promise<void>) | undefined;
  /** Holds the mutations while they are pending. Default: the store of this tab. */
  mutations?: PendingMutations;
  /** Caches the cart of a response when the cache has none yet. Default: nothing. */
  cacheCart?: ((cartId: string, cart: CartResponse, notices: CommerceResult<unknown>['notices']) => void) | undefined;
}

/** Context of cart mutations, from `useCartContext`. */
export interface CartContext {
  client: CommerceClient;
  scope: QueryScope;
  access: CacheAccess;
  store: CartIdStore | null;
  /** Session to clear when the backend no longer accepts its token. Default: none, for guests. */
  session?: Pick<SessionStore, 'getState' | 'clear'> | null;
  /** Stores changes whose response was lost. Default: the storage of this tab. */
  unsettled?: UnconfirmedChanges;
}

/** Connects writes to the cart to the client and the cache of the page, to other tabs and to the pending mutations. */
export function connectCart({
  client,
  scope,
  access,
  store,
  session = null,
  unsettled = unconfirmedChanges,
}: CartContext): CartConnection {
  const { mutateExclusive } = createMutate(client, access);
  // What is read between two changes is news for the page as well.
  const keepReadings =
    (send: SendExclusive): SendExclusive =>
    async (operation, variables, onResponse) => {
      const result = await send(operation, variables, onResponse);
      if (operation.kind === 'query')
        await access.mutate(getQueryKey(scope, operation, variables), result, { revalidate: false });
      return result;
    };
  // A guest has no session to clear.
  const signOut = session?.getState().token === undefined ? undefined : () => session.clear();
  return {
    runExclusive: async (unit, options) => {
      try {
        return await mutateExclusive((send) => unit(keepReadings(send)), options);
      } catch (error) {
        unsettled.note(error);
        // This tab may show a line that is no longer in the cart, or lack a change whose response was lost.
        if (isLineNotFound(error) || isOutcomeUnknown(error)) cartBroadcast.renew();
        throw error;
      } finally {
        // The cart may have changed even after a failure.
        cartBroadcast.announce();
      }
    },
    store,
    checkAccess: signOut && ((send, cartId) => checkCartAccess(send, cartId, signOut)),
    mutations: pendingMutations,
    cacheCart: (cartId, cart, notices) => {
      if (readQuery(access.cache, scope, cartDetailsQuery, { cartId })) return;
      const response: CommerceResult<ResultOf<typeof cartDetailsQuery.document>> = {
        data: { cart },
        notices: [],
        errors: [],
      };
      // Only the query returns which lines are out of stock.
      void access.mutate(getQueryKey(scope, cartDetailsQuery, { cartId }), response, {
        revalidate: notices.length > 0,
      });
    },
  };
}
