import { toMinorUnits } from '../i18n/index.ts';
import { toMoney } from '../products/index.ts';
import { countPieces, getHighestPrice, getLowestPrice, type BundleItem, type PriceBase } from './bundle-selections.ts';
import { getCustomOptionRange, noOptionRange, type OptionRange } from './custom-option-range.ts';
import { toCustomOptions } from './custom-options.ts';
import type { FileOptions } from './file-options-query.ts';
import { findPaidShare, type DiscountedAmount } from './find-paid-share.ts';
import { findTaxFactor } from './find-tax-factor.ts';

/** Estimates of a price on which its own options depend: each is a digit closer for options of 10 %. */
const maxEstimates = 5;

/** Prices of a bundle without its selections, in minor units; 0 where the price is the sum of the selections. */
export interface BundlePrice {
  /** What is paid. */
  base: number;
  /** Before its own discount; selections priced in percent are a share of it. */
  regularBase: number;
  /** Share of the price of a selection that is paid, by the discount of the bundle; 1 without a discount. */
  paidShare: number;
  /**
   * What leads from a fixed price as Magento names it to the price as shown: the exchange rate of the base currency, and
   * the tax where prices are entered without it and shown with it, or the other way round.
   */
  rate: number;
}

/**
 * Returns what a bundle costs without its selections. Before Magento 2.4.7 it does not say it: then it is the lowest price
 * of the bundle without the cheapest required selections and customizable options.
 *
 * @see `Magento\Bundle\Pricing\Price\BundleSelectionPrice`: the special price of a bundle is a percentage, and reduces
 *   its selections as well, but not its customizable options. A catalog price rule reduces the bundle alone.
 *
 * @param rate - Exchange rate of the base currency, in which Magento names all prices but the range.
 * @param files - What its options of type file cost. Default: nothing.
 */
export function getBundlePrice(item: BundleItem, rate: number, files?: FileOptions): BundlePrice {
  const { minimum_price: minimum, maximum_price: maximum } = item.price_range;
  const lowest = toMoney(minimum.final_price)?.minor ?? 0;
  const regularLowest = toMoney(minimum.regular_price)?.minor ?? lowest;
  const highest = toMoney(maximum?.final_price)?.minor ?? lowest;
  const tolerance = countPieces(item) / 2;
  const getCustomRange = (basePrice: number, shownRate: number) =>
    getCustomOptionRange(toCustomOptions(item, { basePrice, rate: shownRate }, files));
  const findShare = (base: PriceBase, custom: OptionRange, scale = 1, others: readonly DiscountedAmount[] = []) =>
    findPaidShare(
      [
        { regular: getLowestPrice(item, base) * scale, final: lowest - custom.lowest * scale },
        { regular: getHighestPrice(item, base) * scale, final: highest - custom.highest * scale },
        ...others,
      ],
      tolerance,
    );
  if (item.dynamic_price)
    return { base: 0, regularBase: 0, paidShare: findShare({ regularBase: 0, rate }, noOptionRange), rate };
  const { price_details: details } = item;
  if (details) {
    const { main_final_price: entered, main_price: regularEntered } = details;
    const read = (shownRate: number) => {
      const base = toMinorUnits((entered ?? 0) * shownRate);
      const regularBase = toMinorUnits((regularEntered ?? entered ?? 0) * shownRate);
      return { base, priceBase: { regularBase, rate: shownRate }, custom: getCustomRange(base, shownRate) };
    };
    const factor = findTaxFactor({ lowest: regularLowest, highest }, getEnteredRange(item, read(rate)), tolerance);
    const shownRate = rate * factor;
    const { base, priceBase, custom } = read(shownRate);
    const { regularBase } = priceBase;
    const shownLowest = getLowestPrice(item, priceBase) + custom.lowest;
    const scale = regularLowest / (shownLowest || regularLowest || 1);
    const paidShare = findShare(priceBase, custom, scale, [{ regular: regularBase, final: base }]);
    return { base, regularBase, paidShare, rate: shownRate };
  }
  const estimate = (knownBase: number): BundlePrice => {
    const custom = getCustomRange(knownBase, rate);
    const regularBase = findLargest(
      regularLowest,
      // Half of a minor unit: the lowest price is rounded.
      (candidate) => getLowestPrice(item, { regularBase: candidate, rate }) + custom.lowest <= regularLowest + 0.5,
    );
    const paidShare = findShare({ regularBase, rate }, custom);
    const base = paidShare < 1 ? Math.round(regularBase * paidShare) : regularBase - (regularLowest - lowest);
    return { base, regularBase, paidShare, rate };
  };
  // Customizable options in percent are a share of what is wanted.
  let price = estimate(lowest);
  for (let left = maxEstimates; left > 0; left -= 1) price = estimate(price.base);
  return price;
}

/** Prices of a bundle as they were entered. */
interface EnteredPrices {
  base: number;
  priceBase: PriceBase;
  custom: OptionRange;
}

/**
 * Returns the lowest regular price, and what the highest final price can be: its discount may reduce the selections or
 * not, and older releases of Magento count selections that are sold out where several can be chosen.
 */
function getEnteredRange(item: BundleItem, { base, priceBase, custom }: EnteredPrices) {
  const { regularBase } = priceBase;
  const highest = [getHighestPrice(item, priceBase), getHighestPrice(item, priceBase, () => true)].flatMap((price) => {
    const selections = price - regularBase;
    const reduced = regularBase > 0 ? (selections * base) / regularBase : selections;
    return [selections, reduced].map((added) => base + added + custom.highest);
  });
  return { lowest: getLowestPrice(item, priceBase) + custom.lowest, highest };
}

/** Returns the largest whole number up to a limit that fits; 0 where only smaller ones would. */
function findLargest(limit: number, fits: (value: number) => boolean): number {
  let [low, high] = [0, limit];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
