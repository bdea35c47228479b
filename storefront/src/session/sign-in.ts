import { cartGoneBy, createCartMutation } from '../cart/index.ts';
import { execute, type CommerceClient } from '../commerce/index.ts';
import type { SessionStore } from '../shopper/index.ts';
import { mergeCartsMutation, signInMutation } from './session-operations.ts';
import { askTokenLifetime } from './token-lifetime.ts';

/** The cart id as far as signing in changes it. */
export interface SignInCart {
  get(): string | null;
  set(id: string): void;
  clear(): void;
}

export interface SignInOptions {
  client: CommerceClient;
  session: SessionStore;
  cart: SignInCart;
}

/** What became of the products that the shopper chose as a guest. `failed` can be tried again. */
export type SignInResult = { cart: 'kept' } | { cart: 'failed'; retry(): Promise<SignInResult> };

/**
 * Signs in and brings the guest's cart along. The guest's cart id is put aside before the token is set, so that no request
 * goes out for the old cart in the new name; the customer's cart takes its place when the lines are in it.
 *
 * @throws CommerceError when the sign-in itself is refused or fails; nothing has changed then
 */
export async function signIn(credentials: { email: string; password: string }, { client, session, cart }: SignInOptions): Promise<SignInResult> {
  const { data } = await execute(client, signInMutation, credentials);
  const token = data.generateCustomerToken?.token;
  if (!token) throw new Error('The backend gave no token.');
  const lifetime = await askTokenLifetime(client);
  const guestCart = cart.get();
  cart.clear();
  session.signIn(token, lifetime);
  return bringCartAlong(guestCart, client, cart);
}

async function bringCartAlong(guestCart: string | null, client: CommerceClient, cart: SignInCart): Promise<SignInResult> {
  try {
    const { data } = await execute(client, createCartMutation, {});
    if (!data.cartId) throw new Error('Unable to create cart');
    const own = data.cartId;
    try {
      if (guestCart !== null && guestCart !== own) await merge(guestCart, own, client);
    } finally {
      cart.set(own);
    }
    return { cart: 'kept' };
  } catch {
    return { cart: 'failed', retry: () => bringCartAlong(guestCart, client, cart) };
  }
}

/** Merges; a guest's cart that is gone has nothing left to bring, e.g. after a merge whose answer was lost. */
async function merge(source: string, destination: string, client: CommerceClient): Promise<void> {
  try {
    await execute(client, mergeCartsMutation, { source, destination });
  } catch (error) {
    if (cartGoneBy(error) === null) throw error;
  }
}
