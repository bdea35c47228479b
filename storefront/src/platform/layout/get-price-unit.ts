import type { LayoutData } from './layout-data.ts';

/** How prices that Magento names in the base currency are shown. */
export interface PriceUnit {
  /** Currency to show them in, ISO 4217. */
  currency: string;
  /** How much of it one unit of the base currency is. */
  rate: number;
}

/**
 * Returns how prices in the base currency are shown: in the display currency, or as they are where that has no exchange
 * rate. Magento converts most prices itself, but neither those of filters nor those of options.
 */
export function getPriceUnit({ store, exchangeRates }: Pick<LayoutData, 'store' | 'exchangeRates'>): PriceUnit {
  const rate = exchangeRates ? exchangeRates.rates[store.currency] : 1;
  return rate ? { currency: store.currency, rate } : { currency: exchangeRates?.base ?? store.currency, rate: 1 };
}
