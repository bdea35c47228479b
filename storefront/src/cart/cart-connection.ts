import {
  createMutate,
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

/** What writes to the cart need. */
export interface CartConnection {
  /** Runs calls as one entry of the mutation queue. */
  runExclusive: Mutate['mutateExclusive'];
  /** Null while rendering on the server. */
  store: Pick<CartIdStore, 'get' | 'set' | 'clear'> | null;
  /** Called when the backend does not give the cart to this shopper. Default: nothing. */
  checkAccess?: ((send: SendExclusive, cartId: string) => Promise<void>) | undefined;
  /** Holds the mutations while they are pending. Default: the store of this tab. */
  mutations?: PendingMutations;
  /** Caches the cart of a response when the cache has none yet. Default: nothing. */
  cacheCart?: ((cartId: string, cart: CartResponse, notices: CommerceResult<unknown>['notices']) => void) | undefined;
}

/** What a page has for writing to the cart; `useCartContext` returns it. */
export interface CartContext {
  client: CommerceClient;
  scope: QueryScope;
  access: CacheAccess;
  store: CartIdStore | null;
  /** Forgotten when the backend does not know the customer any more. Default: none, for guests. */
  session?: Pick<SessionStore, 'getState' | 'clear'> | null;
  /** Gets changes whose response was lost. Default: the memory of this tab. */
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
  // A guest has no session that could end.
  const signOut = session?.getState().token === undefined ? undefined : () => session.clear();
  return {
    runExclusive: async (unit, options) => {
      try {
        return await mutateExclusive(unit, options);
      } catch (error) {
        unsettled.note(error);
        // What this tab shows has a line that the cart has not.
        if (isLineNotFound(error)) cartBroadcast.renew();
        throw error;
      } finally {
        // After a failure, too, the cart may be another one.
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
      // Which lines have run out, only the query tells.
      void access.mutate(getQueryKey(scope, cartDetailsQuery, { cartId }), response, {
        revalidate: notices.length > 0,
      });
    },
  };
}
