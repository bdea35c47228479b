import { serverText } from '../commerce/index.ts';
import type { IntlShape } from '../i18n/index.ts';
import { CartNotFoundError } from './cart-not-found-error.ts';

/** Returns the text for a failed change of the cart: the backend's where there is one, the shop's otherwise. */
export function getCartErrorText(intl: IntlShape, error: unknown): string {
  if (error instanceof CartNotFoundError) return intl.formatMessage('cart.lost');
  return serverText(error) ?? intl.formatMessage('cart.unreachable');
}
