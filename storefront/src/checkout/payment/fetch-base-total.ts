import { CommerceError, isObject, type RestClient } from '../../commerce/index.ts';
import { toMinorUnits } from '../../i18n/index.ts';

/**
 * Fetches the total of a cart in the base currency of the website, in hundredths: Magento charges that amount, whatever
 * the currency of the prices on display.
 *
 * @throws RestError, CommerceError
 */
export function fetchBaseTotal(rest: RestClient, cartId: string, signedIn: boolean): Promise<number> {
  return rest.request({
    path: signedIn ? 'carts/mine/totals' : `guest-carts/${encodeURIComponent(cartId)}/totals`,
    parse: parseBaseTotal,
  });
}

/** Magento's member `grand_total` is no total to pay: it lacks the tax. */
function parseBaseTotal(response: unknown): number {
  const total = isObject(response) ? response.base_grand_total : undefined;
  if (typeof total !== 'number') throw new CommerceError('unavailable');
  return toMinorUnits(total);
}
