/** Reductions of prices: what a price is compared with, and by how much it is reduced. */
export { isEeaCountry } from './eea-countries.ts';
export { isTaxNoteNeeded } from './is-tax-note-needed.ts';
export { findPriceReduction, getShownReduction, type PriceReduction } from './price-reduction.ts';
