import type { StoreView } from './store/store-view.ts';

/** Magento's Money: an amount in units of the currency, e.g. 49.99. */
export interface Money {
  readonly value: number;
  readonly currency: string;
}

/** Whole hundredths of the currency that an amount is in: grosze, cents. */
export type Hundredths = number;

/** Where an amount is shown: the store view knows the exchange rates, the request chose the currency. */
export interface PriceScope {
  readonly storeView: StoreView;
  readonly currency: string;
  /** Who sees it. Default: a guest. */
  readonly customer?: { readonly group: string | null } | null;
}

/** Exchange rates are whole numbers of this fraction of one unit of the base currency. */
export const RATE_SCALE = 10_000;

/** Prices of other currencies than the base currency end in 49 or 99 hundredths. */
const PRICE_STEP = 50;

/** Limits and fixed discounts in other currencies are multiples of five units. */
const SUM_STEP = 500;

function getRate({ storeView, currency }: PriceScope): number {
  const rate = storeView.exchangeRates[currency];
  if (rate === undefined) throw new RangeError(`Store view ${storeView.code} has no rate for ${currency}.`);
  return rate;
}

/** The nearest multiple of a step, but at least one; of nothing, nothing. */
const nearest = (value: number, step: number): number =>
  value === 0 ? 0 : Math.max(1, Math.round(value / step)) * step;

/**
 * A price of the catalog or of a delivery in hundredths of the scope's currency: the base currency's as it is, any
 * other's near the rate, as merchants set prices. Dearer things never cost less.
 *
 * @param grosze Whole hundredths of the base currency, at least 0.
 * @throws RangeError for a currency that the store view does not have.
 */
export function priceIn(grosze: number, scope: PriceScope): number {
  const rate = getRate(scope);
  if (scope.currency === scope.storeView.baseCurrency || grosze === 0) return grosze;
  return nearest((grosze * rate) / RATE_SCALE + 1, PRICE_STEP) - 1;
}

/**
 * What an option adds to a price, in hundredths of the scope's currency: merchants enter it in the base currency alone, so
 * it is converted by the rate.
 *
 * @param hundredths Whole hundredths of the base currency.
 * @throws RangeError for a currency that the store view does not have.
 */
export const convertIn = (hundredths: number, scope: PriceScope): Hundredths =>
  Math.round((hundredths * getRate(scope)) / RATE_SCALE);

/**
 * A limit, such as that of free delivery, or a fixed discount in hundredths of the scope's currency.
 *
 * @param grosze Whole hundredths of the base currency, at least 0.
 * @throws RangeError for a currency that the store view does not have.
 */
export function sumIn(grosze: number, scope: PriceScope): number {
  const rate = getRate(scope);
  return scope.currency === scope.storeView.baseCurrency ? grosze : nearest((grosze * rate) / RATE_SCALE, SUM_STEP);
}

/** What an amount of the scope's currency is worth in hundredths of the base currency. */
export function inBaseCurrency(hundredths: number, scope: PriceScope): number {
  return Math.sign(hundredths) * Math.round((Math.abs(hundredths) * RATE_SCALE) / getRate(scope));
}

/** Hundredths of a currency as Money. */
export function toMoney(hundredths: number, { currency }: Pick<PriceScope, 'currency'>): Money {
  return { value: hundredths / 100, currency };
}

/** Units of the base currency, e.g. `49.99`, as whole grosze. */
export function toGrosze(value: number): number {
  return Math.round(value * 100);
}
