import { defineQuery, graphql, type ResultOf } from '../../commerce/index.ts';
import { toMinorUnits } from '../../i18n/index.ts';

/** When a card is verified by 3-D Secure before the order, as Magento's module for Braintree is set up. */
export interface VerificationRule {
  /** Total from which it is, in hundredths of the base currency. */
  from: number;
  /** Codes of the billing countries for which it is; null: all. */
  countries: readonly string[] | null;
  /** Whether the bank is asked for a challenge each time; otherwise it decides. */
  always: boolean;
}

/** Whether and when cards are verified. */
export const cardVerificationQuery = defineQuery({
  name: 'getCardVerification',
  requires: 'braintreeVerification',
  document: graphql(`
    query getCardVerification {
      storeConfig {
        store_code
        braintree_3dsecure_verify_3dsecure
        braintree_3dsecure_threshold_amount
        braintree_3dsecure_always_request_3ds
        braintree_3dsecure_allowspecific
        braintree_3dsecure_specificcountry
      }
    }
  `),
});

/** Reads the settings; null when no card is verified. A threshold that is no number leaves nobody out. */
export function toVerificationRule({
  storeConfig,
}: ResultOf<typeof cardVerificationQuery.document>): VerificationRule | null {
  if (!storeConfig?.braintree_3dsecure_verify_3dsecure) return null;
  const threshold = Number.parseFloat(storeConfig.braintree_3dsecure_threshold_amount ?? '');
  const countries = (storeConfig.braintree_3dsecure_specificcountry ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean);
  return {
    from: Number.isFinite(threshold) && threshold > 0 ? toMinorUnits(threshold) : 0,
    countries: storeConfig.braintree_3dsecure_allowspecific && countries.length > 0 ? countries : null,
    always: storeConfig.braintree_3dsecure_always_request_3ds === true,
  };
}

/**
 * Whether the card of an order is verified.
 *
 * @param total in hundredths of the base currency
 * @param billingCountry ISO 3166-1 code
 */
export function isVerified(rule: VerificationRule | null, total: number, billingCountry: string): boolean {
  return rule !== null && total >= rule.from && (rule.countries === null || rule.countries.includes(billingCountry));
}
