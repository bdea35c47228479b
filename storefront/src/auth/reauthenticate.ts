import type { CartIdStore } from '../cart-id/index.ts';
import type { CommerceClient } from '../commerce/index.ts';
import type { SessionStore } from '../session/index.ts';
import { renewSession } from './renew-session.ts';
import { stashReplacementCart, type SessionCart } from './session-cart.ts';
import { mergeGuestCart, type CartMergeResult } from './sign-in.ts';

export interface ResumeOptions {
  client: CommerceClient;
  session: SessionStore;
  cart: CartIdStore;
  sessionCart: Pick<SessionCart, 'successor'>;
  /** Called when the password has been taken, before the cart is looked after. */
  onResumed(): void;
}

/**
 * Lets a session go on with the password. The cart is the customer's own again, whatever became of its id in the meantime:
 * what was chosen as a guest in another tab comes along.
 *
 * @throws CommerceError when the credentials are refused; nothing has changed then
 */
export async function reauthenticate(
  credentials: { email: string; password: string },
  { client, session, cart, sessionCart, onResumed }: ResumeOptions,
): Promise<CartMergeResult> {
  await renewSession(credentials, { client, session, beforeRenewal: () => stashReplacementCart(cart, sessionCart) });
  onResumed();
  return cart.get() === null ? mergeGuestCart({ client, cart }) : 'kept';
}
