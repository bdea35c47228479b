import {
  CustomAttributeFields,
  getFieldLabels,
  toFieldValues,
  toStoredValues,
  type AttributeFieldName,
  type CustomAttribute,
  type StoredAttributes,
} from '../custom-attributes/index.ts';
import { fieldMessage } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import type { AddressErrors } from './address.ts';

export interface AddressAttributeFieldsProps {
  /** Keeps the ids of two addresses on one page apart. */
  section: string;
  attributes: readonly CustomAttribute[];
  /** Values of the address; undefined for a new one, which begins with the attributes' default values. */
  values: StoredAttributes | undefined;
  errors: AddressErrors;
  onChange(values: StoredAttributes): void;
}

/** Fields of the attributes of an address that the merchant has added. */
export function AddressAttributeFields({
  section,
  attributes,
  values: stored,
  errors,
  onChange,
}: AddressAttributeFieldsProps) {
  const intl = useIntl();
  const values = toFieldValues(attributes, stored);
  const labels = getFieldLabels(attributes, intl);
  return (
    <CustomAttributeFields
      attributes={attributes}
      field={(name: AttributeFieldName) => ({
        id: `${section}-${name}`,
        name: `${section}-${name}`,
        label: labels[name]?.text ?? '',
        value: values[name] ?? '',
        error: fieldMessage(intl, errors[name]),
        onChange: ({ currentTarget: { value } }) =>
          onChange({ ...stored, ...toStoredValues({ ...values, [name]: value }, attributes) }),
      })}
    />
  );
}
