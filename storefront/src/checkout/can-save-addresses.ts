import type { ResultOf } from '../commerce/index.ts';
import { standardAddressCodes, type customerAttributesQuery } from '../custom-attributes/index.ts';
import type { OptionalFields } from './optional-fields.ts';

/**
 * Returns whether the address book takes an address of the checkout. Where the merchant requires attributes that the
 * checkout has no fields for, Magento would refuse the whole order.
 *
 * @param response form of the address book; undefined while there is none, and where the backend does not tell it (Magento
 *   2.4.6)
 * @param fields of the checkout
 */
export function canSaveAddresses(
  response: ResultOf<typeof customerAttributesQuery.document> | undefined,
  { attributes }: Pick<OptionalFields, 'attributes'>,
): boolean {
  const askedCodes: readonly string[] = [...standardAddressCodes, ...attributes.map(({ code }) => code)];
  const required = (response?.attributesForm.items ?? []).filter((attribute) => attribute?.is_required);
  return required.every((attribute) => !attribute || askedCodes.includes(attribute.code));
}
