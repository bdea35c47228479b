/** The fields of an address, in the order in which they are shown. */
export const addressFieldNames = [
  'firstname',
  'lastname',
  'company',
  'vatId',
  'street',
  'flat',
  'postcode',
  'city',
  'region',
  'telephone',
] as const;
/** One of `addressFieldNames`. */
export type AddressFieldName = (typeof addressFieldNames)[number];

/** What is entered; empty texts for what is not. */
export type AddressFormValue = Record<AddressFieldName, string>;

/** An address before anything is entered. */
export const emptyAddress: AddressFormValue = {
  firstname: '',
  lastname: '',
  company: '',
  vatId: '',
  street: '',
  flat: '',
  postcode: '',
  city: '',
  region: '',
  telephone: '',
};

/** Id of a field's control, for the links of an error banner. */
export function getAddressFieldId(formId: string, name: AddressFieldName): string {
  return `${formId}-${name}`;
}

/** What browsers fill in, by field; a tax number has no token. */
const autocompleteTokens: Partial<Record<AddressFieldName, string>> = {
  firstname: 'given-name',
  lastname: 'family-name',
  company: 'organization',
  street: 'address-line1',
  flat: 'address-line2',
  postcode: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
  telephone: 'tel',
};

/** Value of `autocomplete` of a field of a delivery or billing address. */
export function autocompleteOf(name: AddressFieldName, section: 'shipping' | 'billing' | undefined): string {
  const token = autocompleteTokens[name];
  if (token === undefined) return 'off';
  return section ? `${section} ${token}` : token;
}
