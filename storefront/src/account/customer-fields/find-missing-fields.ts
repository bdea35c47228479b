import { serverText } from '../../commerce/index.ts';
import type { CustomerFieldName, CustomerFields } from './customer-fields.ts';

/** Magento's labels of the fields. */
const labels = {
  prefix: 'Name Prefix',
  middlename: 'Middle Name',
  suffix: 'Name Suffix',
  dob: 'Date of Birth',
  gender: 'Gender',
  taxvat: 'Tax/VAT Number',
} as const satisfies Record<CustomerFieldName, string>;

/** A line of Magento's validation, which begins with the label in quotes: `"Tax/VAT Number" is a required value.` */
const quotedLabel = /^["„“«][^"@]+["“”»] /m;

/**
 * Returns the fields whose values Magento misses in an account, for a backend that does not tell which fields it
 * requires (Magento 2.4.6). Where its message is translated, these are all that it may mean, and none is required. The
 * gender is without its options.
 *
 * @param error what creating or changing the account has thrown
 * @returns no fields when it was refused for another reason
 */
export function findMissingFields(error: unknown): CustomerFields {
  const text = serverText(error) ?? '';
  if (!quotedLabel.test(text)) return {};
  const known = Object.entries(labels);
  const named = known.filter(([, label]) => text.includes(label));
  const visibility = named.length > 0 ? 'required' : 'optional';
  return Object.fromEntries(
    (named.length > 0 ? named : known).map(([name]) => [name, { visibility, options: [] }] as const),
  );
}
