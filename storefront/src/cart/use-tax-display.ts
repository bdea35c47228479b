import { isSupported, useCommerce, useOperation } from '../commerce/index.ts';
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
  const { data } = useOperation(cartConfigQuery, {});
  const { data: stock } = useOperation(stockCartConfigQuery, isStock ? {} : null);
  return isStock
    ? readStockTaxDisplay(stock?.storeConfig ?? undefined)
    : readTaxDisplay(data?.storeConfig ?? undefined);
}
