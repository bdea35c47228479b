import type { LoadContext } from '../platform/navigation/load-context.ts';
import { needHelpQuery, toHelpContact, type HelpContact } from '../help/index.ts';
import { localeTag } from '../i18n/index.ts';
import {
  addUnavailableLines,
  emptyCart,
  toCart,
  type Cart,
  cartDetailsQuery,
  isCartNotFound,
  cartConfigQuery,
  stockCartConfigQuery,
  unavailableLinesQuery,
} from '../cart/index.ts';

/** The guest cart of a browser that may have no scripts, as the server renders it. */
export interface PostedCart {
  /** Masked cart id. */
  id: string;
  /** Empty when the backend does not have it any more; null when it could not be read. */
  cart: Cart | null;
  /** How to order without scripts; null where the backend does not say. */
  contact: HelpContact | null;
}

/** Reads a cart for the server's HTML. Never rejects, except when the request is aborted. */
export async function loadPostedCart(id: string, { fetch, query, layout, signal }: LoadContext): Promise<PostedCart> {
  const has = (capability: (typeof layout.capabilities)[number]) => layout.capabilities.includes(capability);
  const [cart, contact] = await Promise.all([
    fetchPostedCart(fetch, id, has('unavailableLines')).catch((error: unknown) => {
      signal.throwIfAborted();
      return isCartNotFound(error) ? { ...emptyCart, id } : null;
    }),
    has('needHelp')
      ? fetch(needHelpQuery, {}).then(
          (data) => toHelpContact(data, localeTag(layout.store.locale)),
          () => null,
        )
      : null,
    // The hooks of the page read it.
    (has('taxDisplay') ? query(cartConfigQuery, {}) : query(stockCartConfigQuery, {})).catch(() => null),
  ]);
  return { id, cart, contact };
}

async function fetchPostedCart(
  fetch: LoadContext['fetch'],
  cartId: string,
  hasUnavailableLines: boolean,
): Promise<Cart | null> {
  const [details, unavailable] = await Promise.all([
    fetch(cartDetailsQuery, { cartId }),
    hasUnavailableLines ? fetch(unavailableLinesQuery, { cartId }).catch(() => null) : null,
  ]);
  if (!details.cart) return null;
  const cart = toCart(details.cart);
  return unavailable ? addUnavailableLines(cart, unavailable) : cart;
}
