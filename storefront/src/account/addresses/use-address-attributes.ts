import { useMemo, useState } from 'react';
import { useQuery } from '../../commerce/index.ts';
import { fieldMessage, nameError } from '../../forms/index.ts';
import { useIntl } from '../../i18n/index.ts';
import {
  getFieldNames,
  toAttributeInput,
  toFieldValues,
  type AttributeFieldName,
  type AttributeFieldValues,
  type StoredAttributes,
} from '../custom-attributes/attribute-values.ts';
import { toCustomAttributes } from '../custom-attributes/custom-attribute.ts';
import { standardAddressCodes } from '../custom-attributes/form-attributes.ts';
import { getAttributeErrors } from '../custom-attributes/get-attribute-errors.ts';
import { getFieldLabels } from '../custom-attributes/get-field-labels.ts';
import { customerAttributesQuery } from '../customer-fields/customer-fields-operations.ts';

/** Magento has one form for new and for saved addresses; `customer_register_address` belongs to the registration. */
const addressBookForm = { form: 'customer_address_edit' } as const;

/**
 * Returns the fields of the attributes of addresses that the merchant has added; none until the backend has answered.
 *
 * @param stored What a saved address has. Default: a new address.
 */
export function useAddressAttributes(stored?: StoredAttributes) {
  const intl = useIntl();
  const { data } = useQuery(customerAttributesQuery, addressBookForm);
  const attributes = useMemo(() => toCustomAttributes(data, standardAddressCodes), [data]);
  const [entered, setEntered] = useState<AttributeFieldValues>({});
  const values: AttributeFieldValues = { ...toFieldValues(attributes, stored), ...entered };
  const errors = getAttributeErrors(values, attributes, intl);
  const labels = getFieldLabels(attributes, intl);
  const getId = (name: string) => `address-${name}`;
  const getLabel = (name: AttributeFieldName) => labels[name]?.text ?? '';

  return {
    attributes,
    /** Part of Magento's `CustomerAddressInput`. */
    input: attributes.length > 0 ? { custom_attributesV2: toAttributeInput(values, attributes) } : {},
    /** Returns what is wrong, for the list above the form. */
    listErrors: () =>
      attributes.flatMap(getFieldNames).flatMap((name) => {
        const message = fieldMessage(intl, errors[name]);
        return message ? [{ fieldId: getId(name), message: nameError(intl, getLabel(name), message) }] : [];
      }),
    /** Returns the field of that name. */
    getField: (name: AttributeFieldName, isChecked: boolean) => ({
      id: getId(name),
      name,
      label: getLabel(name),
      value: values[name] ?? '',
      error: isChecked ? fieldMessage(intl, errors[name]) : undefined,
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
        setEntered((current) => ({ ...current, [name]: value })),
    }),
  };
}
