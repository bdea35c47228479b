import { fieldMessage, nameError, type FormError } from '../forms/index.ts';
import type { IntlShape } from '../i18n/index.ts';
import { getAddressFieldOrder, type AddressField } from './address.ts';
import { addressFieldId } from './address-fields.tsx';
import { getFieldLabel } from './address-labels.ts';

/**
 * Returns the errors of an address for the error summary, in the order of the form of its country.
 *
 * @param country of the address, which decides about labels and order
 */
export function listAddressErrors(
  intl: IntlShape,
  section: 'shipping' | 'billing',
  errors: Partial<Record<AddressField, FormError>>,
  country: string,
): { fieldId: string; message: string }[] {
  return getAddressFieldOrder(country).flatMap((name) => {
    const error = fieldMessage(intl, errors[name]);
    return error
      ? [
          {
            fieldId: addressFieldId(section, name),
            message: nameError(intl, intl.formatMessage(getFieldLabel(name, country)), error),
          },
        ]
      : [];
  });
}
