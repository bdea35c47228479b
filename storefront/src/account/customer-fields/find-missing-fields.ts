import { serverText } from '../../commerce/index.ts';
import type { CustomerFieldName, CustomerFields } from './customer-fields.ts';

/**
 * Magento's labels of the fields that can be filled in without knowing the shop. A gender is an id, whose meaning only
 * the form of the backend tells.
 */
const labels = {
  prefix: 'Name Prefix',
  middlename: 'Middle Name',
  suffix: 'Name Suffix',
  dob: 'Date of Birth',
  taxvat: 'Tax/VAT Number',
} as const satisfies Partial<Record<CustomerFieldName, string>>;

/** A line of Magento's validation, which begins with the label in quotes: `"Tax/VAT Number" is a required value.` */
const quotedLabel = /^["„“«][^"@]+["“”»] /m;

/**
 * Returns the fields whose values Magento misses in a new account, for a backend that does not tell which fields it
 * requires (Magento 2.4.6). Where its message is translated, these are all that it may mean, and none is required.
 *
 * @param error what creating the account has thrown
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
