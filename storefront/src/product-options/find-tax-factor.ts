/** The price range of a bundle as shown, in minor units. */
interface ShownRange {
  /** The lowest regular price. */
  lowest: number;
  /** The highest final price. */
  highest: number;
}

/** The price range of a bundle as entered, in minor units. */
interface EnteredRange {
  lowest: number;
  /** What the highest price can be. */
  highest: readonly number[];
}

/**
 * Returns what leads from prices as entered to prices as shown, e.g. 1.23 where 23 % tax is added. Magento names the
 * prices of a bundle's parts as entered, and its price range as shown.
 *
 * @param tolerance - By how much rounding alone may separate the prices, in minor units.
 * @returns 1 where only one end of the range would have that factor, so that the difference is none of tax
 */
export function findTaxFactor(shown: ShownRange, entered: EnteredRange, tolerance: number): number {
  if (entered.lowest <= 0 || Math.abs(shown.lowest - entered.lowest) <= tolerance) return 1;
  const factor = shown.lowest / entered.lowest;
  // No country has more than 50 % of value added tax.
  if (factor > 1.5 || factor < 1 / 1.5) return 1;
  // What the lower price was rounded by counts as often as it is in the higher one.
  const isConfirmed = entered.highest.some(
    (highest) =>
      Math.abs(highest * factor - shown.highest) <= Math.max(1, tolerance) * Math.max(1, highest / entered.lowest),
  );
  return isConfirmed ? factor : 1;
}
