import { toMinorUnits } from '../i18n/index.ts';
import { toProductPrice } from '../products/index.ts';
import type { OptionsProduct } from './options-product.ts';

export type BundleItem = Extract<OptionsProduct, { __typename: 'BundleProduct' }>;
type BundleOption = NonNullable<NonNullable<BundleItem['bundle']>[number]>;
type BundleSelection = NonNullable<NonNullable<BundleOption['options']>[number]>;

/** What prices of selections depend on. */
export interface PriceBase {
  /** Regular price of the bundle without its selections, in minor units. */
  regularBase: number;
  /** What leads from a fixed price as Magento names it to the price as shown. */
  rate: number;
}

/**
 * Returns what one piece of a selection costs in its bundle before the discount of the bundle, in minor units and not
 * rounded.
 */
export function getSelectionPrice(
  item: BundleItem,
  selection: BundleSelection,
  { regularBase, rate }: PriceBase,
): number {
  if (item.dynamic_price) return (selection.product && toProductPrice(selection.product)?.current.minor) ?? 0;
  const price = selection.price ?? 0;
  return selection.price_type === 'PERCENT' ? (regularBase * price) / 100 : toMinorUnits(price * rate);
}

/** Returns whether a selection can be bought. Magento also lists those of disabled products, without the product. */
export const isAvailable = ({ product }: BundleSelection): boolean =>
  product !== null && product.stock_status !== 'OUT_OF_STOCK';

/** The price with the cheapest required selections; of a sum that requires none with the cheapest of all, as Magento finds it. */
export function getLowestPrice(item: BundleItem, base: PriceBase): number {
  const options = item.bundle ?? [];
  const cheapest = options.flatMap((option) => {
    const prices = option ? getPrices(item, option, base, isAvailable) : [];
    return prices.length > 0 ? [{ required: option?.required ?? false, price: Math.min(...prices) }] : [];
  });
  const required = cheapest.filter((option) => option.required);
  if (item.dynamic_price && required.length === 0)
    return cheapest.length > 0 ? Math.min(...cheapest.map(({ price }) => price)) : 0;
  return required.reduce((total, { price }) => total + price, base.regularBase);
}

/**
 * Returns the price with the dearest selections.
 *
 * @param isCounted - Which selections count. Default: those that can be bought.
 */
export function getHighestPrice(item: BundleItem, base: PriceBase, isCounted = isAvailable): number {
  return (item.bundle ?? []).reduce((total, option) => {
    const prices = option ? getPrices(item, option, base, isCounted) : [];
    const isMultiple = option?.type === 'checkbox' || option?.type === 'multi';
    return total + (isMultiple ? prices.reduce((sum, price) => sum + price, 0) : Math.max(0, ...prices));
  }, base.regularBase);
}

function getPrices(
  item: BundleItem,
  { options }: BundleOption,
  base: PriceBase,
  isCounted: (selection: BundleSelection) => boolean,
): number[] {
  return (options ?? []).flatMap((selection) =>
    selection && isCounted(selection) ? [getSelectionPrice(item, selection, base) * (selection.quantity ?? 1)] : [],
  );
}

/** Returns how many pieces a bundle has with all its selections. */
export const countPieces = ({ bundle }: BundleItem): number =>
  (bundle ?? [])
    .flatMap((option) => option?.options ?? [])
    .reduce((sum, selection) => sum + (selection?.quantity ?? 1), 0);
