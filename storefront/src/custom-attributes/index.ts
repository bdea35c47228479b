/** Attributes that the merchant has added to accounts and addresses: their fields, rules and values. */
export {
  type AttributeFieldName,
  type AttributeFieldValues,
  type AttributeValue,
  type AttributeValueInput,
  getFieldNames,
  type StoredAttributes,
  toAttributeInput,
  toFieldValues,
  toStoredAttributes,
  toStoredValues,
} from './attribute-values.ts';
export { type CustomAttribute, toCustomAttributes } from './custom-attribute.ts';
export { CustomAttributeFields } from './custom-attribute-fields.tsx';
export { addressForms, standardAccountCodes, standardAddressCodes } from './form-attributes.ts';
export { customerAddressAttributes, customerAttributesQuery } from './form-attributes-operations.ts';
export { getAttributeErrors } from './get-attribute-errors.ts';
export { getFieldLabels } from './get-field-labels.ts';
export { hiddenField, type OptionalField, toOptionalField } from './optional-field.ts';
