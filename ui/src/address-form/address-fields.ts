/** The fields of an address, in the order in which they are shown. */
export const addressFieldNames = [
  'country',
  'prefix',
  'firstname',
  'middlename',
  'lastname',
  'suffix',
  'company',
  'vatId',
  'street',
  'flat',
  'line3',
  'line4',
  'postcode',
  'city',
  'region',
  'telephone',
  'fax',
] as const;
/** Name of an address field, one of `addressFieldNames`. */
export type AddressFieldName = (typeof addressFieldNames)[number];

/** Name of a field that a shop may show, require or leave out. */
export type ExtraAddressFieldName = 'prefix' | 'middlename' | 'suffix' | 'company' | 'vatId' | 'fax';

/** Values of an address form; fields without input are empty strings. */
export type AddressFormValue = Record<AddressFieldName, string>;

/** Address with all fields empty. */
export const emptyAddress: AddressFormValue = {
  country: '',
  prefix: '',
  firstname: '',
  middlename: '',
  lastname: '',
  suffix: '',
  company: '',
  vatId: '',
  street: '',
  flat: '',
  line3: '',
  line4: '',
  postcode: '',
  city: '',
  region: '',
  telephone: '',
  fax: '',
};

/** Returns the id of a field's control, e.g. for the links of an error banner. */
export function getAddressFieldId(formId: string, name: AddressFieldName): string {
  return `${formId}-${name}`;
}

/** Autofill tokens by field; tax numbers and fourth lines have none. */
const autocompleteTokens: Partial<Record<AddressFieldName, string>> = {
  country: 'country',
  prefix: 'honorific-prefix',
  firstname: 'given-name',
  middlename: 'additional-name',
  lastname: 'family-name',
  suffix: 'honorific-suffix',
  company: 'organization',
  street: 'address-line1',
  flat: 'address-line2',
  line3: 'address-line3',
  postcode: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
  telephone: 'tel',
  fax: 'fax tel',
};

/** Returns the value of the `autocomplete` attribute of a field in a shipping or billing address. */
export function getAutocomplete(name: AddressFieldName, section: 'shipping' | 'billing' | undefined): string {
  const token = autocompleteTokens[name];
  if (token === undefined) return 'off';
  return section ? `${section} ${token}` : token;
}
