import { useCartIdStore } from '../cart-id/index.ts';
import { useCommerce } from '../commerce/index.ts';
import { useSessionStore } from '../session/index.ts';
import { signIn } from './sign-in.ts';
import { useMergeGuestCart } from './use-merge-guest-cart.ts';

/** Signs in, and offers to try again when the guest's products did not come along. Throws what `signIn` throws. */
export function useSignIn(): (credentials: { email: string; password: string }) => Promise<void> {
  const { client } = useCommerce();
  const session = useSessionStore();
  const cart = useCartIdStore();
  const { tell } = useMergeGuestCart();
  return async (credentials) => {
    if (!session || !cart) throw new Error('Signing in needs a browser.');
    tell(await signIn(credentials, { client, session, cart }));
  };
}
