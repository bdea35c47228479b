import { isSupported, useCommerce, useQuery } from '../commerce/index.ts';
import {
  cartConfigQuery,
  getStockTaxDisplay,
  getTaxDisplay,
  stockCartConfigQuery,
  type TaxDisplay,
} from './tax-display.ts';

/** Returns how the store shows taxes in the cart, by the settings that its backend has. */
export function useTaxDisplay(): TaxDisplay {
  const { client } = useCommerce();
  const isStock = !isSupported(client, cartConfigQuery);
  const { data } = useQuery(cartConfigQuery, {});
  const { data: stock } = useQuery(stockCartConfigQuery, isStock ? {} : null);
  return isStock ? getStockTaxDisplay(stock?.storeConfig ?? undefined) : getTaxDisplay(data?.storeConfig ?? undefined);
}
