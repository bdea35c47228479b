import { isSupported, useCommerce, useQuery } from '../commerce/index.ts';
import {
  cartConfigQuery,
  readStockTaxDisplay,
  readTaxDisplay,
  stockCartConfigQuery,
  type TaxDisplay,
} from './tax-display.ts';

/** Returns how the store shows taxes in the cart, by the settings that its backend has. */
export function useTaxDisplay(): TaxDisplay {
  const { client } = useCommerce();
  const isStock = !isSupported(client, cartConfigQuery);
  const { data } = useQuery(cartConfigQuery, {});
  const { data: stock } = useQuery(stockCartConfigQuery, isStock ? {} : null);
  return isStock
    ? readStockTaxDisplay(stock?.storeConfig ?? undefined)
    : readTaxDisplay(data?.storeConfig ?? undefined);
}
