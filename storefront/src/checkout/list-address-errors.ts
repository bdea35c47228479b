import { getFieldLabels, getFieldNames } from '../custom-attributes/index.ts';
import { fieldMessage, nameError } from '../forms/index.ts';
import type { IntlShape } from '../i18n/index.ts';
import { getAddressFieldOrder, type AddressErrors } from './address.ts';
import { addressFieldId } from './address-fields.tsx';
import { getFieldLabel } from './address-labels.ts';
import type { OptionalFields } from './optional-fields.ts';

/**
 * Returns the errors of an address for the error summary, in the order of the form of its country.
 *
 * @param country of the address, which decides about labels and order
 * @param fields of the form; its attributes come last
 */
export function listAddressErrors(
  intl: IntlShape,
  section: 'shipping' | 'billing',
  errors: AddressErrors,
  country: string,
  { attributes }: Pick<OptionalFields, 'attributes'>,
): { fieldId: string; message: string }[] {
  const attributeLabels = getFieldLabels(attributes, intl);
  return [
    ...getAddressFieldOrder(country).map((name) => ({
      error: errors[name],
      fieldId: addressFieldId(section, name),
      label: intl.formatMessage(getFieldLabel(name, country)),
    })),
    ...attributes.flatMap(getFieldNames).map((name) => ({
      error: errors[name],
      fieldId: `${section}-${name}`,
      label: attributeLabels[name]?.text ?? '',
    })),
  ].flatMap(({ error, fieldId, label }) => {
    const message = fieldMessage(intl, error);
    return message ? [{ fieldId, message: nameError(intl, label, message) }] : [];
  });
}
