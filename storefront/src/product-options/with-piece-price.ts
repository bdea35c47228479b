import type { PurchaseOptions } from './purchase-option-types.ts';

/** Returns a percentage of a price in minor units. */
export const getPercentage = (percent: number, price: number): number => Math.round((price * percent) / 100);

/**
 * Returns the options with another price of a piece, e.g. that of the chosen variant in this quantity: prices in percent
 * change with it.
 *
 * @param basePrice - Price of a piece without options, in minor units
 * @see `Magento\Catalog\Model\Product\Type\Price::_applyOptionsPrice`
 */
export function withPiecePrice(purchase: PurchaseOptions, basePrice: number): PurchaseOptions {
  const reprice = <Priced extends { price: number; percent?: number }>(priced: Priced): Priced =>
    priced.percent === undefined ? priced : { ...priced, price: getPercentage(priced.percent, basePrice) };
  return {
    ...purchase,
    basePrice,
    options: purchase.options.map((option) => ({ ...reprice(option), values: option.values.map(reprice) })),
  };
}
