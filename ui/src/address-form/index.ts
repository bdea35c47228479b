export { AddressForm, type AddressFormProps } from './address-form.tsx';
export {
  getAddressFieldId,
  addressFieldNames,
  emptyAddress,
  type AddressFieldName,
  type AddressFormValue,
  type ExtraAddressFieldName,
} from './address-fields.ts';
