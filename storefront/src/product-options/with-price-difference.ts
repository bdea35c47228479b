import { parseBundleUid } from '../cart/index.ts';
import { findPaidShare } from './find-paid-share.ts';
import type { PurchaseOption, PurchaseOptions } from './purchase-option-types.ts';
import { withPiecePrice } from './with-piece-price.ts';

const hasParts = ({ values }: PurchaseOption) => values.some(({ uid }) => parseBundleUid(uid) !== null);

/**
 * Returns the options with the prices for a variant in a quantity. The price of a bundle in a quantity is a share of
 * that of one, and so are those of its selections; that of another product differs by an amount.
 *
 * @param listed - Price of a piece as lists show it, in minor units
 * @param difference - Of the price in this quantity to it, in minor units
 * @see `Magento\Bundle\Model\Product\Price::getSelectionFinalTotalPrice`
 */
export function withPriceDifference(purchase: PurchaseOptions, listed: number, difference: number): PurchaseOptions {
  if (!purchase.options.some(hasParts)) return withPiecePrice(purchase, purchase.basePrice + difference);
  const share = findPaidShare([{ regular: listed, final: listed + difference }], 0);
  const { options, ...priced } = withPiecePrice(purchase, Math.round(purchase.basePrice * share));
  return {
    ...priced,
    options: options.map((option) =>
      hasParts(option)
        ? { ...option, values: option.values.map((value) => ({ ...value, price: Math.round(value.price * share) })) }
        : option,
    ),
  };
}
