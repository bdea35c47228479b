import { isTaxAddedAtCheckout } from './is-tax-added-at-checkout.ts';

/**
 * Returns whether prices must say that they have no tax: where shoppers expect it to be included.
 *
 * @param display what the prices of the catalog include (Magento: `tax/display/type`: 1 no tax, 2 tax, 3 both); null or
 *   undefined where the backend does not tell
 * @param country of the store (ISO 3166-1 alpha-2)
 */
export function isTaxNoteNeeded(display: number | null | undefined, country: string | null | undefined): boolean {
  return display === 1 && !isTaxAddedAtCheckout(country);
}
