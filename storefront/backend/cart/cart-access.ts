import { randomBytes } from 'node:crypto';
import { alreadyExists, inputError, noSuchEntity, notAuthorized } from '../graphql-error.ts';
import type { RequestContext } from '../request-context.ts';
import { deleteOutdatedCarts, findActiveCart, findCart, insertCart, updateCart } from './cart-repository.ts';
import type { CartRecord } from './cart-repository.ts';

/** Days without a change after which a cart is forgotten (`storeConfig.cart_expires_in_days`). */
export const CART_EXPIRES_IN_DAYS = 30;

const MASKED_ID_LENGTH = 32;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

function newMaskedId(): string {
  let id = '';
  while (id.length < MASKED_ID_LENGTH) {
    for (const byte of randomBytes(MASKED_ID_LENGTH)) {
      // 248 is the largest multiple of 62 in a byte: the rest would make some letters likelier.
      if (byte < 248 && id.length < MASKED_ID_LENGTH) id += ALPHABET[byte % ALPHABET.length] ?? '';
    }
  }
  return id;
}

function reload({ database }: RequestContext, maskedId: string): CartRecord {
  const cart = findCart(database, maskedId);
  if (!cart) throw new Error(`The cart ${maskedId} has disappeared.`);
  return cart;
}

/** Puts the cart into the store view of the request, as Magento does silently. */
function moveToStoreView(context: RequestContext, cart: CartRecord): CartRecord {
  const { storeView, storeViews, database, now } = context;
  if (cart.store_code === storeView.code) return cart;
  const former = storeViews.find(({ code }) => code === cart.store_code);
  if (former && former.websiteId !== storeView.websiteId) {
    throw inputError("Can't assign cart to store in different website.");
  }
  updateCart(database, cart.id, { store_code: storeView.code }, now().toISOString());
  return { ...cart, store_code: storeView.code };
}

/**
 * Returns an active cart of a customer or guest. The checks are in the order of Magento's.
 * @param customerId - Owner of the cart; null for a guest cart.
 * @throws CommerceError
 */
export function requireActiveCart(context: RequestContext, maskedId: string, customerId: number | null): CartRecord {
  const cart = findCart(context.database, maskedId);
  if (!cart) throw noSuchEntity(`Could not find a cart with ID "${maskedId}"`);
  if (!cart.is_active) throw noSuchEntity("The cart isn't active.");
  const moved = moveToStoreView(context, cart);
  if (cart.customer_id !== customerId) {
    throw notAuthorized(`The current user cannot perform operations on cart "${maskedId}"`);
  }
  return moved;
}

/**
 * The cart that a request names, when it is active and the user's own.
 * @param missing Magento's message for an empty id.
 * @throws CommerceError
 */
export function findCartForUser(
  context: RequestContext,
  maskedId: string | null | undefined,
  missing = 'Required parameter "cart_id" is missing',
): CartRecord {
  if (!maskedId) throw inputError(missing);
  return requireActiveCart(context, maskedId, context.customer?.id ?? null);
}

/**
 * Makes an empty cart.
 * @param maskedId Made by the client, or undefined.
 * @throws CommerceError graphql-input for a wrong length, graphql-already-exists for a taken id.
 */
export function createCart(context: RequestContext, customerId: number | null, maskedId?: string): CartRecord {
  if (maskedId !== undefined && maskedId.length !== MASKED_ID_LENGTH) {
    throw inputError('Cart ID length should to be 32 symbols.');
  }
  const { database, storeView } = context;
  const now = context.now();
  const id = maskedId ?? newMaskedId();
  return database.transaction(() => {
    deleteOutdatedCarts(database, new Date(now.getTime() - CART_EXPIRES_IN_DAYS * 86_400_000).toISOString());
    if (findCart(database, id)) throw alreadyExists(`Cart with ID "${id}" already exists.`);
    insertCart(database, { masked_id: id, customer_id: customerId, store_code: storeView.code }, now.toISOString());
    return reload(context, id);
  });
}

/** The customer's active cart, made when there is none. */
export function customerCart(context: RequestContext, customerId: number): CartRecord {
  return context.database.transaction(() => {
    const cart = findActiveCart(context.database, customerId);
    return cart ? moveToStoreView(context, cart) : createCart(context, customerId);
  });
}

/** The cart as it stands now, after a change. */
export function reloadCart(context: RequestContext, cart: CartRecord): CartRecord {
  return reload(context, cart.masked_id);
}
