import { addressFieldNames, getAddressFieldId, type AddressFormValue } from './address-fields.ts';

/**
 * Returns the fields whose controls have another value than the address. A list without a selection does not count: it
 * may lack the value of the address.
 *
 * @param formId - Id of the form, the prefix of the controls' ids.
 */
export function getEnteredFields(
  controls: HTMLCollection,
  formId: string,
  address: AddressFormValue,
): Partial<AddressFormValue> {
  const entered: Partial<AddressFormValue> = {};
  for (const name of addressFieldNames) {
    const control = controls.namedItem(getAddressFieldId(formId, name));
    const isEntered =
      control instanceof HTMLInputElement || (control instanceof HTMLSelectElement && control.value !== '');
    if (isEntered && control.value !== address[name]) entered[name] = control.value;
  }
  return entered;
}
