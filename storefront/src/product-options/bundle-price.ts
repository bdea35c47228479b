import { toMinorUnits } from '../i18n/index.ts';
import { toMoney, toProductPrice } from '../products/index.ts';
import { findPaidShare, type DiscountedAmount } from './find-paid-share.ts';
import type { OptionsProduct } from './options-product.ts';

type BundleItem = Extract<OptionsProduct, { __typename: 'BundleProduct' }>;
type BundleOption = NonNullable<NonNullable<BundleItem['bundle']>[number]>;
type BundleSelection = NonNullable<NonNullable<BundleOption['options']>[number]>;

/** What prices of selections depend on. */
interface PriceBase {
  /** Regular price of the bundle without its selections, in minor units. */
  regularBase: number;
  /** What leads from a fixed price as Magento names it to the price as shown. */
  rate: number;
}

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
 * of the bundle without the cheapest required selections.
 *
 * @see `Magento\Bundle\Pricing\Price\BundleSelectionPrice`: the special price of a bundle is a percentage, and reduces
 *   its selections as well. A catalog price rule reduces the bundle alone.
 *
 * @param rate - Exchange rate of the base currency, in which Magento names all prices but the range.
 */
export function getBundlePrice(item: BundleItem, rate: number): BundlePrice {
  const { minimum_price: minimum, maximum_price: maximum } = item.price_range;
  const lowest = toMoney(minimum.final_price)?.minor ?? 0;
  const regularLowest = toMoney(minimum.regular_price)?.minor ?? lowest;
  const highest = toMoney(maximum?.final_price)?.minor ?? lowest;
  const findShare = (base: PriceBase, scale: number, others: readonly DiscountedAmount[]) =>
    findPaidShare(
      [
        { regular: getLowestPrice(item, base) * scale, final: lowest },
        { regular: getHighestPrice(item, base) * scale, final: highest },
        ...others,
      ],
      countPieces(item) / 2,
    );
  if (item.dynamic_price)
    return { base: 0, regularBase: 0, paidShare: findShare({ regularBase: 0, rate }, 1, []), rate };
  const { price_details: details } = item;
  if (details) {
    const { main_final_price: entered, main_price: regularEntered } = details;
    const read = (shownRate: number) => {
      const base = toMinorUnits((entered ?? 0) * shownRate);
      const regularBase = toMinorUnits((regularEntered ?? entered ?? 0) * shownRate);
      return { base, regularBase, lowest: getLowestPrice(item, { regularBase, rate: shownRate }) };
    };
    const shownRate = rate * findTaxFactor(regularLowest, read(rate).lowest, countPieces(item) / 2);
    const { base, regularBase, lowest: shownLowest } = read(shownRate);
    const scale = regularLowest / (shownLowest || regularLowest || 1);
    const paidShare = findShare({ regularBase, rate: shownRate }, scale, [{ regular: regularBase, final: base }]);
    return { base, regularBase, paidShare, rate: shownRate };
  }
  const regularBase = findRegularBase(item, regularLowest, rate);
  const paidShare = findShare({ regularBase, rate }, 1, []);
  const base = paidShare < 1 ? Math.round(regularBase * paidShare) : regularBase - (regularLowest - lowest);
  return { base, regularBase, paidShare, rate };
}

/**
 * Returns what leads from prices as entered to prices as shown, e.g. 1.23 where 23 % tax is added. Magento names the
 * prices of a bundle's parts as entered, and its price range as shown.
 *
 * @param tolerance - By how much rounding alone may separate the prices, in minor units.
 */
function findTaxFactor(shown: number, entered: number, tolerance: number): number {
  if (entered <= 0 || Math.abs(shown - entered) <= tolerance) return 1;
  const factor = shown / entered;
  // No country has more than 50 % of value added tax: another difference is none of tax.
  return factor > 1.5 || factor < 1 / 1.5 ? 1 : factor;
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

/** The price with the cheapest required selections; of a sum that requires none with the cheapest of all, as Magento finds it. */
function getLowestPrice(item: BundleItem, base: PriceBase): number {
  const options = item.bundle ?? [];
  const cheapest = options.flatMap((option) => {
    const prices = option ? getOptionPrices(item, option, base) : [];
    return prices.length > 0 ? [{ required: option?.required ?? false, price: Math.min(...prices) }] : [];
  });
  const required = cheapest.filter((option) => option.required);
  if (item.dynamic_price && required.length === 0)
    return cheapest.length > 0 ? Math.min(...cheapest.map(({ price }) => price)) : 0;
  return required.reduce((total, { price }) => total + price, base.regularBase);
}

function getHighestPrice(item: BundleItem, base: PriceBase): number {
  return (item.bundle ?? []).reduce((total, option) => {
    const prices = option ? getOptionPrices(item, option, base) : [];
    const isMultiple = option?.type === 'checkbox' || option?.type === 'multi';
    return total + (isMultiple ? prices.reduce((sum, price) => sum + price, 0) : Math.max(0, ...prices));
  }, base.regularBase);
}

/** Prices of the selections that are in stock: Magento's range has no others. */
function getOptionPrices(item: BundleItem, option: BundleOption, base: PriceBase): number[] {
  return (option.options ?? []).flatMap((selection) =>
    selection && selection.product?.stock_status !== 'OUT_OF_STOCK'
      ? [getSelectionPrice(item, selection, base) * (selection.quantity ?? 1)]
      : [],
  );
}

const countPieces = ({ bundle }: BundleItem): number =>
  (bundle ?? [])
    .flatMap((option) => option?.options ?? [])
    .reduce((sum, selection) => sum + (selection?.quantity ?? 1), 0);

/** Searches, because selections in percent grow with it and another one may become the cheapest. */
function findRegularBase(item: BundleItem, regularLowest: number, rate: number): number {
  let [low, high] = [0, regularLowest];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    // Half of a minor unit: the lowest price is rounded.
    if (getLowestPrice(item, { regularBase: middle, rate }) <= regularLowest + 0.5) low = middle;
    else high = middle - 1;
  }
  return low;
}
