import { CommerceError, createRestClient, RestError, timeLimits, type RestClientOptions } from '../commerce/index.ts';
import type { IntlShape } from '../i18n/index.ts';
import type { UiStore } from '../platform/layout/ui-store.ts';
import { ensureCart, inCart } from './add-to-cart.ts';
import { announceSlowAdd } from './announce-slow-add.ts';
import { connectCart, type CartContext } from './cart-connection.ts';
import { cartDetailsQuery } from './cart-details-query.ts';

/** A product that only REST can add, because a file belongs to it. */
export interface RestAdd {
  /** Returns Magento's `cartItem`; the id is that of a guest's cart, and undefined for a customer. */
  toBody(quoteId: string | undefined): object;
  identity: Required<Pick<RestClientOptions, 'token' | 'storeView'>>;
  context: CartContext;
  ui: UiStore;
  intl: IntlShape;
  /** Sends requests. Default: `fetch`. */
  fetch?: typeof fetch;
}

/**
 * - `added`: the product is in the cart
 * - `refused`: the backend said why not
 * - `too-large`: the request is larger than a server on the way takes
 * - `blocked`: a server on the way rejects such requests
 */
export type RestAddOutcome = { type: 'added' | 'too-large' | 'blocked' } | { type: 'refused'; message: string };

/**
 * Adds a product by REST, once, to a cart that was just read: nobody sends an image twice. Whatever comes of it, the cart
 * is read again, and tells whether the product is there when the response was lost.
 *
 * @throws CommerceError when the backend cannot be reached or fails
 */
export async function addByRest({
  toBody,
  identity,
  context,
  ui,
  intl,
  fetch: send = (input, init) => globalThis.fetch(input, init),
}: RestAdd): Promise<RestAddOutcome> {
  const connection = connectCart(context);
  const rest = createRestClient({ backendUrl: '', ...identity, fetch: send });
  const isGuest = identity.token() === undefined;
  const added = connection.runExclusive((sendQuery) =>
    inCart(connection, sendQuery, async (): Promise<RestAddOutcome> => {
      const cartId = await ensureCart(connection, sendQuery);
      const count = async () => (await sendQuery(cartDetailsQuery, { cartId })).data.cart?.total_quantity ?? 0;
      const before = await count();
      const path = `${isGuest ? `guest-carts/${encodeURIComponent(cartId)}` : 'carts/mine'}/items`;
      try {
        await rest.request({
          method: 'POST',
          path,
          body: toBody(isGuest ? cartId : undefined),
          parse: (response) => response,
          timeout: timeLimits.upload,
        });
      } catch (error) {
        const outcome = getRejection(error);
        if (outcome) return outcome;
        if ((await count().catch(() => 0)) <= before) throw error;
        return { type: 'added' };
      }
      await count().catch(() => undefined);
      return { type: 'added' };
    }),
  );
  const [outcome, newCart] = await announceSlowAdd(added, { ui, intl });
  if (newCart) ui.toasts.add({ type: 'info', message: intl.formatMessage('cart.newCart') });
  if (outcome.type === 'added') ui.setPanel('mini-cart');
  return outcome;
}

/** Returns how a request was rejected before it could add anything; null when it may have. */
function getRejection(error: unknown): RestAddOutcome | null {
  const isRest = error instanceof RestError;
  const status = isRest || error instanceof CommerceError ? (error.status ?? 0) : 0;
  if (status < 400 || status >= 500) return null;
  if (status === 413) return { type: 'too-large' };
  // A firewall answers in its own words; Magento's refusals are JSON.
  return isRest && error.serverMessage !== undefined
    ? { type: 'refused', message: error.serverMessage }
    : { type: 'blocked' };
}
