import { getHighestPrice } from './get-highest-price.ts';
import type { PurchaseOption } from './purchase-option-types.ts';

/** What the customizable options of a product add to its price at least and at most, in minor units. */
export interface OptionRange {
  lowest: number;
  highest: number;
}

/** Of a product without such options. */
export const noOptionRange: OptionRange = { lowest: 0, highest: 0 };

/**
 * Returns what customizable options add to the price range of a bundle with a fixed price. Magento does the same for no
 * other product.
 *
 * @see `Magento\Catalog\Pricing\Price\CustomOptionPrice::getCustomOptionRange`
 */
export function getCustomOptionRange(options: readonly PurchaseOption[]): OptionRange {
  const lowest = options.map(({ required, price, values }) =>
    Math.min(...(required ? [] : [0]), ...(values.length > 0 ? values.map((value) => value.price) : [price])),
  );
  return {
    lowest: lowest.reduce((total, price) => total + price, 0),
    highest: getHighestPrice({ basePrice: 0, options, items: [] }),
  };
}
