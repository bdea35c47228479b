interface Amount {
  /** Integer hundredths of the currency. */
  minor: number;
  /** ISO 4217 code. */
  currency: string;
}

/** A reduction of a price, and the one price that it is counted from. */
export interface PriceReduction {
  /** The price to cross out. */
  reference: Amount;
  /** Whether `reference` is the lowest price of the 30 days before the reduction; the regular price otherwise. */
  isLowest30Days: boolean;
  /** Whole percents off `reference`; null when that rounds to 0, or `reference` is 0. */
  percentOff: number | null;
}

interface ComparedPrices {
  current: Amount;
  /** Price without the reduction; null when unknown. */
  regular: Amount | null;
  /**
   * Lowest price of the 30 days before the reduction; null when the backend does not know it, undefined when it has no
   * such field.
   */
  lowest30Days: Amount | null | undefined;
}

/**
 * Returns the reduction of a price, or null when there is none to announce.
 *
 * In the EU an announced reduction counts from the lowest price of the 30 days before it (Directive 98/6/EC, Art. 6a),
 * and so do percentages and crossed-out prices (Court of Justice, C-330/23, Aldi Süd). A backend with that field whose
 * price is not below the lowest one, or that does not know it, has no reduction to announce. Without the field the
 * regular price is the only reference.
 */
export function findPriceReduction({ current, regular, lowest30Days }: ComparedPrices): PriceReduction | null {
  if (!regular || regular.minor <= current.minor) return null;
  const reference = lowest30Days === undefined ? regular : lowest30Days;
  if (!reference || reference.minor <= current.minor) return null;
  return { reference, isLowest30Days: lowest30Days !== undefined, percentOff: getPercentOff(current, reference) };
}

/** Returns the whole percents between a price and a higher one; null when there are none, e.g. off a price of 0. */
export function getPercentOff(current: Pick<Amount, 'minor'>, reference: Pick<Amount, 'minor'>): number | null {
  const percent = Math.round(((reference.minor - current.minor) * 100) / reference.minor);
  return percent > 0 && percent <= 100 ? percent : null;
}

/** Returns the reduction that a store may announce: in the EEA none that counts from the regular price. */
export function getShownReduction(
  reduction: PriceReduction | null,
  store: { isInEea: boolean },
): PriceReduction | null {
  return reduction && (reduction.isLowest30Days || !store.isInEea) ? reduction : null;
}
