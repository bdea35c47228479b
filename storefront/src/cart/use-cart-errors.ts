import { useCallback } from 'react';
import { useIntl } from '../i18n/index.ts';
import { getCartErrorText } from './cart-error-text.ts';

/** Gives the words for a failed change of the cart: the server's where it wrote some, the shop's otherwise. */
export function useCartErrorText(): (error: unknown) => string {
  const intl = useIntl();
  return useCallback((error) => getCartErrorText(intl, error), [intl]);
}
