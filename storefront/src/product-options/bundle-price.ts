import { toMinorUnits } from '../i18n/index.ts';
import { toMoney, toProductPrice } from '../products/index.ts';
import type { OptionsProduct } from './options-product.ts';

type BundleItem = Extract<OptionsProduct, { __typename: 'BundleProduct' }>;
type BundleOption = NonNullable<NonNullable<BundleItem['bundle']>[number]>;
type BundleSelection = NonNullable<NonNullable<BundleOption['options']>[number]>;

/** Prices of a bundle without its selections, in minor units; 0 where the price is the sum of the selections. */
export interface BundlePrice {
  /** What is paid. */
  base: number;
  /** Before its own discount; selections priced in percent are a share of it. */
  regularBase: number;
}

/**
 * Returns what a bundle costs without its selections. Before Magento 2.4.7 it does not say it: then it is the lowest price
 * of the bundle without the cheapest required selections.
 */
export function getBundlePrice(item: BundleItem): BundlePrice {
  if (item.dynamic_price) return { base: 0, regularBase: 0 };
  const { price_details: details } = item;
  if (details)
    return {
      base: toMinorUnits(details.main_final_price ?? 0),
      regularBase: toMinorUnits(details.main_price ?? details.main_final_price ?? 0),
    };
  const { final_price: final, regular_price: regular } = item.price_range.minimum_price;
  const lowest = toMoney(final)?.minor ?? 0;
  const regularLowest = toMoney(regular)?.minor ?? lowest;
  const regularBase = findRegularBase(item, regularLowest);
  return { base: regularBase - (regularLowest - lowest), regularBase };
}

/**
 * Returns what one piece of a selection costs in its bundle, in minor units and not rounded.
 *
 * @param regularBase - Regular price of the bundle without its selections, in minor units.
 */
export function getSelectionPrice(item: BundleItem, selection: BundleSelection, regularBase: number): number {
  if (item.dynamic_price) return (selection.product && toProductPrice(selection.product)?.current.minor) ?? 0;
  const price = selection.price ?? 0;
  return selection.price_type === 'PERCENT' ? (regularBase * price) / 100 : toMinorUnits(price);
}

/** The price with the cheapest required selections that are in stock, as Magento finds the lowest one. */
function getLowestPrice(item: BundleItem, regularBase: number): number {
  return (item.bundle ?? []).reduce((total, option) => {
    const prices = option?.required ? getOptionPrices(item, option, regularBase) : [];
    return prices.length > 0 ? total + Math.min(...prices) : total;
  }, regularBase);
}

function getOptionPrices(item: BundleItem, option: BundleOption, regularBase: number): number[] {
  return (option.options ?? []).flatMap((selection) =>
    selection && selection.product?.stock_status !== 'OUT_OF_STOCK'
      ? [getSelectionPrice(item, selection, regularBase) * (selection.quantity ?? 1)]
      : [],
  );
}

/** Searches, because selections in percent grow with it and another one may become the cheapest. */
function findRegularBase(item: BundleItem, regularLowest: number): number {
  let [low, high] = [0, regularLowest];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    // Half of a minor unit: the lowest price is rounded.
    if (getLowestPrice(item, middle) <= regularLowest + 0.5) low = middle;
    else high = middle - 1;
  }
  return low;
}
