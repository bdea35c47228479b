import { useCallback } from 'react';
import { serverText } from '../commerce/index.ts';
import { useIntl } from '../i18n/index.ts';
import { CartLost } from './cart-lost.ts';
import { messages } from './adding/messages.ts';

/** Gives the words for a failed change of the cart: the server's where it wrote some, the shop's otherwise. */
export function useCartErrorText(): (error: unknown) => string {
  const intl = useIntl();
  return useCallback(
    (error) =>
      error instanceof CartLost
        ? intl.formatMessage(messages.cartLost)
        : (serverText(error) ?? intl.formatMessage(messages.unreachable)),
    [intl],
  );
}
