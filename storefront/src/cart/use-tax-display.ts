import { isSupported, useCommerce, useQuery } from '../commerce/index.ts';
import { useLayout } from '../platform/layout/layout-context.tsx';
import {
  cartConfigQuery,
  getStockTaxDisplay,
  getTaxDisplay,
  stockCartConfigQuery,
  type TaxDisplay,
} from './tax-display.ts';

/**
 * Returns how the store shows taxes in the cart, by the settings that its backend has; without them as is usual in its
 * country.
 *
 * @param isNeeded - Whether there is anything to show by them; otherwise they are not fetched. Default `true`.
 */
export function useTaxDisplay(isNeeded = true): TaxDisplay {
  const { client } = useCommerce();
  const { defaultCountry } = useLayout().store;
  const isStock = !isSupported(client, cartConfigQuery);
  const { data } = useQuery(cartConfigQuery, isNeeded ? {} : null);
  const { data: stock } = useQuery(stockCartConfigQuery, isStock && isNeeded ? {} : null);
  return isStock
    ? getStockTaxDisplay(stock?.storeConfig ?? undefined, defaultCountry)
    : getTaxDisplay(data?.storeConfig ?? undefined, defaultCountry);
}
