import { useSWRConfig } from 'swr';
import { cartDetailsQuery, toCart } from '../cart/index.ts';
import { useCartIdStore } from '../cart-id/index.ts';
import { execute, readQuery, useCommerce } from '../commerce/index.ts';
import { useSessionStore } from '../session/index.ts';
import { findReducedLines } from './find-reduced-lines.ts';
import { signIn } from './sign-in.ts';
import { useMergeGuestCart } from './use-merge-guest-cart.ts';

/**
 * Signs in, offers to try again when the guest's products did not come along, and says of which fewer came. Throws what
 * `signIn` throws.
 */
export function useSignIn(): (credentials: { email: string; password: string }) => Promise<void> {
  const { client, scope } = useCommerce();
  const { cache } = useSWRConfig();
  const session = useSessionStore();
  const cart = useCartIdStore();
  const { tell, tellReduced } = useMergeGuestCart();

  const readGuestLines = () => {
    const cartId = cart?.get() ?? null;
    const details = cartId === null ? null : readQuery(cache, scope, cartDetailsQuery, { cartId })?.data.cart;
    return details ? toCart(details).lines : [];
  };
  const compare = async (guestLines: ReturnType<typeof readGuestLines>) => {
    const cartId = cart?.get() ?? null;
    if (guestLines.length === 0 || cartId === null) return;
    const { data } = await execute(client, cartDetailsQuery, { cartId });
    if (data.cart) tellReduced(findReducedLines(guestLines, toCart(data.cart).lines));
  };

  return async (credentials) => {
    if (!session || !cart) throw new Error('Signing in needs a browser.');
    const guestLines = readGuestLines();
    const outcome = await signIn(credentials, { client, session, cart });
    tell(outcome);
    // The page says itself that a cart cannot be read.
    if (outcome === 'kept') compare(guestLines).catch(() => undefined);
  };
}
