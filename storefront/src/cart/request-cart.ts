import { isSupported, preloadQuery, type Commerce } from '../commerce/index.ts';
import { cartDetailsQuery } from './cart-details-query.ts';
import { cartConfigQuery, stockCartConfigQuery } from './tax-display.ts';

/** Requests the stored cart, and what its amounts are shown with, before a page with a cart hydrates. */
export function requestCart({
  cartId,
  ...commerce
}: Pick<Commerce, 'client' | 'scope'> & {
  /** Null without a cart, for which nothing is requested. */
  cartId: string | null;
}): void {
  if (cartId === null) return;
  preloadQuery(commerce, cartDetailsQuery, { cartId });
  if (isSupported(commerce.client, cartConfigQuery)) preloadQuery(commerce, cartConfigQuery, {});
  else preloadQuery(commerce, stockCartConfigQuery, {});
}
