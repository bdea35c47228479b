import type { PurchaseOption, PurchaseOptions } from './purchase-option-types.ts';

interface PricedOptions extends Pick<PurchaseOptions, 'basePrice' | 'items'> {
  options: readonly PurchaseOption[];
}

/** Returns the price of a product with the most expensive choice of each option, in minor units; of a group its dearest product. */
export function getHighestPrice({ basePrice, options, items }: PricedOptions): number {
  if (items.length > 0) return Math.max(...items.map(({ price }) => price?.current.minor ?? 0));
  return options.reduce((total, { input, values, price }) => {
    const prices = values.map((value) => value.price);
    const most = input === 'checkbox' ? prices.reduce((sum, one) => sum + one, 0) : Math.max(0, ...prices);
    return total + most + price;
  }, basePrice);
}
