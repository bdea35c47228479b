import type { ResultOf } from '../commerce/index.ts';
import { optionalFieldNames } from './optional-fields.ts';
import type { savedAddressAttributesQuery } from './optional-fields-operations.ts';

/** Codes of the attributes that the form of the checkout has fields for. */
const knownCodes: readonly string[] = [
  ...['firstname', 'lastname', 'street', 'city', 'country_id', 'region', 'region_id', 'postcode'],
  ...optionalFieldNames,
];

/**
 * Returns whether the address book takes an address of the checkout. Where the merchant requires attributes that the
 * checkout has no fields for, Magento would refuse the whole order.
 *
 * @param response undefined while there is none, and where the backend does not tell it (Magento 2.4.6)
 */
export function canSaveAddresses(response: ResultOf<typeof savedAddressAttributesQuery.document> | undefined): boolean {
  const attributes = response?.attributesForm.items ?? [];
  return attributes.every((attribute) => !attribute?.is_required || knownCodes.includes(attribute.code));
}
