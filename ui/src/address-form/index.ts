export { AddressForm, type AddressFormProps } from './address-form.tsx';
export { addressFieldId, addressFieldNames, emptyAddress, type AddressFieldName, type AddressFormValue } from './address-fields.ts';
