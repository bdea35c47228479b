import { useToast } from '../app/index.ts';
import { useCartIdStore } from '../cart/index.ts';
import { useCommerce } from '../commerce/index.ts';
import { useIntl } from '../i18n/index.ts';
import { messages } from './messages.ts';
import { useSessionStore } from '../shopper/index.ts';
import { signIn, type SignInResult } from './sign-in.ts';

/** Signs in, and offers to try again when the guest's products did not come along. Throws what `signIn` throws. */
export function useSignIn(): (credentials: { email: string; password: string }) => Promise<void> {
  const intl = useIntl();
  const { client } = useCommerce();
  const session = useSessionStore();
  const cart = useCartIdStore();
  const toast = useToast();

  const tellOfCart = (result: SignInResult) => {
    if (result.cart === 'kept') return;
    toast({
      type: 'warning',
      timeout: false,
      message: intl.formatMessage(messages.mergeFailed),
      actionText: intl.formatMessage(messages.mergeRetry),
      onAction: () => void result.retry().then(tellOfCart),
    });
  };

  return async (credentials) => {
    if (!session || !cart) throw new Error('Signing in needs a browser.');
    tellOfCart(await signIn(credentials, { client, session, cart }));
  };
}
