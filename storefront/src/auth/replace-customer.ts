import type { CommerceClient } from '../commerce/index.ts';
import type { SessionStore } from '../session/index.ts';
import { requestToken } from './request-token.ts';
import { mergeGuestCart, type SignInCart } from './sign-in.ts';

export interface ReplaceCustomerOptions {
  client: CommerceClient;
  session: SessionStore;
  cart: SignInCart;
  /** Removes everything of the customer before from this device. */
  signOut(): Promise<void>;
}

/**
 * Signs a customer in instead of the one before, who may be another: nothing of theirs is left. The guest state in
 * between is skipped, so that the page does not act upon it.
 *
 * @throws CommerceError when the credentials are refused; nothing has changed then
 */
export async function replaceCustomer(
  credentials: { email: string; password: string },
  { client, session, cart, signOut }: ReplaceCustomerOptions,
): Promise<void> {
  const { token, lifetime } = await requestToken(credentials, client);
  await signOut();
  session.signIn(token, lifetime);
  await mergeGuestCart({ client, cart });
}
