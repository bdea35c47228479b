import { mutate } from 'swr';
import { bindCartActions, type CartActions } from '../../storefront/src/cart/cart-actions.ts';
import { cartDetailsQuery } from '../../storefront/src/cart/cart-details-query.ts';
import { createCartIdStore, type CartIdStore } from '../../storefront/src/cart-id/cart-id-store.ts';
import { toCart, type Cart } from '../../storefront/src/cart/cart.ts';
import { isCartNotFound } from '../../storefront/src/cart/cart-errors.ts';
import { createUnconfirmedChanges } from '../../storefront/src/cart/unconfirmed-changes.ts';
import { lookForOrders } from '../../storefront/src/checkout/attempts/look-for-order.ts';
import { markSession, getOrderNotice } from '../../storefront/src/checkout/attempts/order-attempt.ts';
import { createOrderAttempts, type OrderAttempts } from '../../storefront/src/checkout/attempts/order-attempts.ts';
import { createCheckoutApi } from '../../storefront/src/checkout/checkout-api.ts';
import { createCheckoutFlow } from '../../storefront/src/checkout/checkout-flow.ts';
import type { CheckoutFlow } from '../../storefront/src/checkout/checkout-flow-types.ts';
import type { CheckoutProblem } from '../../storefront/src/checkout/checkout-flow-options.ts';
import { clearSavedCheckout } from '../../storefront/src/checkout/checkout-storage.ts';
import { createOrderStorage, type OrderStorage } from '../../storefront/src/checkout/create-order-storage.ts';
import { defaultOptionalFields } from '../../storefront/src/checkout/optional-fields.ts';
import { allCapabilities } from '../../storefront/src/commerce/capabilities.ts';
import {
  CommerceError,
  createCommerceClient,
  createStorage,
  execute,
  type CacheAccess,
  type CommerceClient,
} from '../../storefront/src/commerce/index.ts';
import { createSessionStore, type SessionStore } from '../../storefront/src/session/index.ts';
import { mapBackingStore } from '../../storefront/src/testing/index.ts';
import type { Network } from './network.ts';
import type { Random } from './random.ts';
import type { SharedBrowser } from './shared-browser.ts';
import type { VirtualTime } from './virtual-time.ts';

export interface TabOptions {
  browser: SharedBrowser;
  network: Network;
  time: VirtualTime;
  random: Random;
  /** Session storage of the tab: it survives a reload. */
  session: Map<string, string>;
}

/** One tab of a browser, without its pages: everything of the shop that decides what is sent. */
export interface Tab {
  client: CommerceClient;
  session: SessionStore;
  cartId: CartIdStore;
  actions: CartActions;
  flow: CheckoutFlow;
  memory: OrderStorage;
  attempts: OrderAttempts;
  network: Network;
  /** What the shopper was told, oldest first. */
  messages: string[];
  /** What nobody handles; must stay empty. */
  failures: unknown[];
  /** Looks for orders whose tab is gone, as every page does. @returns what the page says of them */
  lookForOrders(): Promise<ReturnType<typeof getOrderNotice>>;
  /**
   * The cart as the page shows it, fresh; null without one. A lost cart is forgotten, as the page does. @throws
   * CommerceError
   */
  readCart(): Promise<Cart | null>;
  close(): void;
}

/** A cache that shows nothing: what is read is read from the backend. */
const noViews: CacheAccess = { cache: new Map(), mutate };

const getText = (problem: CheckoutProblem) => {
  if ('unpaid' in problem) return problem.unpaid;
  if ('confirmation' in problem) return problem.confirmation;
  return 'error' in problem ? `error: ${String(problem.error)}` : problem.outcome.type;
};

export function openTab({ browser, network, time, random, session: sessionItems }: TabOptions): Tab {
  const storage = browser.openStorage();
  const session = createSessionStore(storage);
  const retryEnvironment = {
    enabled: true,
    isOnline: () => true,
    onceOnline: () => () => undefined,
    random: random.next,
  };
  const client = createCommerceClient({
    endpoint: 'https://shop.test/graphql',
    identity: () => ({ token: session.getState().token, storeView: 'witryna_pl_pl_pl', currency: undefined }),
    capabilities: allCapabilities,
    fetch: network.fetch,
    retryEnvironment,
    onTokenRefused: () => {
      session.clear();
      return true;
    },
    log: () => undefined,
  });
  const cartId = createCartIdStore(storage);
  const messages: string[] = [];
  const failures: unknown[] = [];
  const sessionStorage = mapBackingStore(sessionItems);
  const tabStorage = createStorage({ backing: sessionStorage });
  const memory = createOrderStorage(() => sessionStorage);
  const attempts = createOrderAttempts(storage, time.now);
  const unsettled = createUnconfirmedChanges(() => tabStorage);
  const actions = bindCartActions({
    client,
    scope: { storeView: 'witryna_pl_pl_pl', epoch: 0 },
    access: noViews,
    store: cartId,
    unsettled,
  });
  let isOpen = true;

  const read = async (): Promise<Cart | null> => {
    const id = cartId.get();
    if (id === null) return null;
    try {
      const { data } = await execute(client, cartDetailsQuery, { cartId: id });
      if (!data.cart) throw new CommerceError('unavailable');
      return toCart(data.cart);
    } catch (error) {
      if (!isCartNotFound(error)) throw error;
      if (cartId.get() === id) cartId.clear();
      return null;
    }
  };

  const backend = createCheckoutApi(client, () => session.getState().token, {
    backendUrl: 'https://shop.test',
    fetch: network.fetch,
    retryEnvironment,
  });
  const reader = () => ({ session: markSession(session.getState().token), ownCart: null, now: time.now() });
  const flow = createCheckoutFlow({
    backend,
    storage,
    memory,
    attempts,
    sessionMark: () => markSession(session.getState().token),
    orderedCarts: browser.orderedCarts,
    lock: browser.lock,
    cartId,
    isVirtual: () => false,
    isSignedIn: () => session.getState().token !== undefined,
    customerEmail: () => '',
    addressBook: () => [],
    countries: () => [],
    optionalFields: () => defaultOptionalFields,
    findPickup: () => null,
    refreshCart: () => read().catch(() => null),
    startCart: () => actions.start(),
    unsettledFor: unsettled.left,
    settlePayment: () => Promise.resolve(null),
    takeReturn: () => null,
    wait: (milliseconds) => (isOpen ? time.sleep(milliseconds) : new Promise(() => undefined)),
    now: time.now,
    describe: (problem) => {
      const text = getText(problem);
      messages.push(text);
      return text;
    },
    log: () => undefined,
  });
  flow.begin();

  return {
    client,
    session,
    cartId,
    actions,
    flow,
    memory,
    attempts,
    network,
    messages,
    failures,
    lookForOrders: async () => {
      await lookForOrders({
        attempts,
        backend,
        reader,
        isOrdering: (id) => Promise.resolve(browser.isOrdering(id)),
        onPlaced: ({ cartId: id }) => {
          if (cartId.get() === id) cartId.clear();
          clearSavedCheckout(storage);
        },
      });
      const [attempt] = attempts.read();
      return attempt ? getOrderNotice(attempt, reader()) : null;
    },
    readCart: read,
    close: () => {
      isOpen = false;
      network.close();
      browser.dropLocks();
    },
  };
}
