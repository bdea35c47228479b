import { withoutTax } from '../../cart/tax.ts';
import { priceIn } from '../../money.ts';
import type { Hundredths, PriceScope } from '../../money.ts';

/** Value of `tax/display/type` for prices without tax; Magento's prices include it for both others. */
const EXCLUDING_TAX = 1;

/**
 * Returns a price as the catalog shows it: in the currency of the scope, and with or without tax as the store view says
 * (`display_product_prices_in_catalog`). The cart always knows both.
 *
 * @param gross Whole hundredths of the base currency, with tax.
 * @param percent Of the tax in it; default: that of most products.
 * @throws RangeError for a currency that the store view does not have.
 */
export function catalogPriceIn(gross: number, scope: PriceScope, percent?: number): Hundredths {
  const { settings, config } = scope.storeView;
  const display = { ...settings.config, ...config }['display_product_prices_in_catalog'];
  const price = priceIn(gross, scope);
  return display === EXCLUDING_TAX ? withoutTax(price, percent ?? settings.tax.goodsPercent) : price;
}

/**
 * Returns a price as the merchant entered it, in the base currency and with tax, whatever the catalog shows: so Magento
 * names what options add to the price of a product.
 */
export const enteredPrice = (gross: number, scope: PriceScope): Hundredths =>
  priceIn(gross, { ...scope, currency: scope.storeView.baseCurrency });

/**
 * Returns a price in the base currency, whatever the currency of the request: Magento does not convert the prices of
 * filters.
 *
 * @param gross Whole hundredths of the base currency, with tax.
 */
export const baseCatalogPrice = (gross: number, scope: PriceScope): Hundredths =>
  catalogPriceIn(gross, { ...scope, currency: scope.storeView.baseCurrency });
