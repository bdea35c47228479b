import type { BundleKind, SeedSelection } from '../../shop/product-type-seed.ts';

/** Amounts in hundredths of the base currency. */
export interface BundleAmounts {
  readonly regular: number;
  /** After the special price of the bundle. */
  readonly final: number;
}

const discount = ({ specialPercent = 100 }: BundleKind, regular: number): BundleAmounts => ({
  regular,
  final: Math.round((regular * specialPercent) / 100),
});

/**
 * Returns which share of its final price is paid of a bundle in a quantity, and of each of its selections: the larger of
 * its reductions counts, that of the special price or that of the quantity.
 */
export function getTierShare({ specialPercent = 100, tiers = [] }: BundleKind, quantity: number): number {
  const reached = tiers.filter((tier) => tier.quantity <= quantity).map(({ percent }) => 100 - percent);
  return Math.min(specialPercent, ...reached) / specialPercent;
}

/** Returns what a bundle costs without its selections; 0 for one that costs what they do. */
export const getBundleBase = (kind: BundleKind): BundleAmounts => discount(kind, kind.price?.regular ?? 0);

/**
 * Returns what one of a selection adds to the price of its bundle. The special price of a bundle reduces its selections as
 * well, as in `Magento\Bundle\Pricing\Price\BundleSelectionPrice`.
 *
 * @param partPrice - Final price of the selected product.
 */
export function getSelectionAmounts(
  kind: BundleKind,
  { price = 0, percent }: Pick<SeedSelection, 'price' | 'percent'>,
  partPrice: number,
): BundleAmounts {
  if (!kind.price) return discount(kind, partPrice);
  return discount(kind, percent === undefined ? price : Math.round((kind.price.regular * percent) / 100));
}
