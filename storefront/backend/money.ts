import type { StoreView } from './store/store-view.ts';

/** Magento's Money: an amount in units of the currency, e.g. 49.99. */
export interface Money {
  readonly value: number;
  readonly currency: string;
}

/** Where an amount is shown: the store view knows the exchange rates, the request chose the currency. */
export interface PriceScope {
  readonly storeView: StoreView;
  readonly currency: string;
}

/** Exchange rates are whole numbers of this fraction of one unit of the base currency. */
export const RATE_SCALE = 10_000;

/**
 * An amount of the base currency in hundredths of the scope's currency.
 *
 * @param grosze Whole hundredths of the base currency; may be negative.
 */
export function toDisplayHundredths(grosze: number, { storeView, currency }: PriceScope): number {
  const rate = storeView.exchangeRates[currency];
  if (rate === undefined) throw new RangeError(`Store view ${storeView.code} has no rate for ${currency}.`);
  return rate === RATE_SCALE ? grosze : Math.sign(grosze) * Math.round((Math.abs(grosze) * rate) / RATE_SCALE);
}

/** An amount of the base currency as Money in the scope's currency. */
export function toMoney(grosze: number, scope: PriceScope): Money {
  return { value: toDisplayHundredths(grosze, scope) / 100, currency: scope.currency };
}

/** Units of the base currency, e.g. `49.99`, as whole grosze. */
export function toGrosze(value: number): number {
  return Math.round(value * 100);
}
