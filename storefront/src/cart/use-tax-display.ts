import { isSupported, useCommerce, useQuery } from '../commerce/index.ts';
import {
  cartConfigQuery,
  getStockTaxDisplay,
  getTaxDisplay,
  stockCartConfigQuery,
  type TaxDisplay,
} from './tax-display.ts';

/**
 * Returns how the store shows taxes in the cart, by the settings that its backend has.
 *
 * @param isNeeded - Whether there is anything to show by them; otherwise they are not fetched. Default `true`.
 */
export function useTaxDisplay(isNeeded = true): TaxDisplay {
  const { client } = useCommerce();
  const isStock = !isSupported(client, cartConfigQuery);
  const { data } = useQuery(cartConfigQuery, isNeeded ? {} : null);
  const { data: stock } = useQuery(stockCartConfigQuery, isStock && isNeeded ? {} : null);
  return isStock ? getStockTaxDisplay(stock?.storeConfig ?? undefined) : getTaxDisplay(data?.storeConfig ?? undefined);
}
