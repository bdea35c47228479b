import type { ResultOf } from '../../commerce/index.ts';
import {
  type CustomAttribute,
  type customerAttributesQuery,
  standardAccountCodes,
  toCustomAttributes,
} from '../../custom-attributes/index.ts';
import { toCustomerFields, type CustomerFields } from './customer-fields.ts';

/** What a form of accounts shows beyond names, e-mail address and password. */
export interface AccountFields {
  /** Magento's own fields. */
  fields: CustomerFields;
  /** Attributes that the merchant has added. */
  attributes: readonly CustomAttribute[];
}

/** Those of a shop as Magento installs it. */
export const noAccountFields: AccountFields = { fields: {}, attributes: [] };

/**
 * Returns what a form of accounts shows.
 *
 * @param response undefined while there is none, and where the backend does not tell it (Magento 2.4.6): nothing is shown
 */
export function toAccountFields(
  response: ResultOf<typeof customerAttributesQuery.document> | undefined,
): AccountFields {
  return { fields: toCustomerFields(response), attributes: toCustomAttributes(response, standardAccountCodes) };
}

/** Returns whether a form shows anything more. */
export const hasAccountFields = ({ fields, attributes }: AccountFields): boolean =>
  Object.keys(fields).length > 0 || attributes.length > 0;
