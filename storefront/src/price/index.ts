/** Prices: what a reduced one is compared with, by how much it is reduced, and whether it has tax. */
export { isEeaCountry } from './eea-countries.ts';
export { isTaxAddedAtCheckout } from './is-tax-added-at-checkout.ts';
export { isTaxNoteNeeded } from './is-tax-note-needed.ts';
export { findPriceReduction, getPercentOff, getShownReduction, type PriceReduction } from './price-reduction.ts';
