import type { ResultOf } from '../commerce/index.ts';
import {
  hiddenField,
  standardAddressCodes,
  toAttributeInput,
  toCustomAttributes,
  toFieldValues,
  toOptionalField,
  type CustomAttribute,
  type customerAttributesQuery,
  type OptionalField,
  type StoredAttributes,
} from '../custom-attributes/index.ts';
import { isEeaCountry } from '../price/index.ts';
import { optionalFieldNames, type OptionalFieldName } from './optional-field-names.ts';

/** How an address form shows each field that not every shop has. */
export interface OptionalFields extends Readonly<Record<OptionalFieldName, OptionalField>> {
  /** Number of lines of the street, 1 to 4. */
  readonly streetLines: number;
  /** Attributes that the merchant has added, below the other fields. */
  readonly attributes: readonly CustomAttribute[];
}

/** Magento's own bounds of the number of street lines, and what it is installed with. */
const minStreetLines = 1;
const maxStreetLines = 4;
const defaultStreetLines = 2;

const optional: OptionalField = { visibility: 'optional', options: [] };
const required: OptionalField = { visibility: 'required', options: [] };

/** The fields while the configuration is not known, and where the backend does not tell it (Magento 2.4.6). */
export const defaultOptionalFields: OptionalFields = {
  prefix: hiddenField,
  middlename: hiddenField,
  suffix: hiddenField,
  company: optional,
  vat_id: optional,
  telephone: required,
  fax: hiddenField,
  streetLines: defaultStreetLines,
  attributes: [],
};

/** The same for a store outside of Europe, whose customers have no VAT numbers. */
const withoutVatId: OptionalFields = { ...defaultOptionalFields, vat_id: hiddenField };

const hasVatIds = (country: string) => country === 'GB' || country === 'CH' || isEeaCountry(country);

/**
 * Returns how an address form shows its optional fields: those that the form of the backend lacks are hidden.
 *
 * @param response undefined while there is none
 * @param storeCountry country of the store, ISO 3166-1 alpha-2. Default: not known
 * @param hasAttributes whether the backend keeps values of the merchant's attributes in these addresses. Default: true
 */
export function toOptionalFields(
  response: ResultOf<typeof customerAttributesQuery.document> | undefined,
  { storeCountry, hasAttributes = true }: { storeCountry?: string; hasAttributes?: boolean } = {},
): OptionalFields {
  const attributes = response?.attributesForm.items ?? [];
  // A form always has fields: an empty one is unknown to the backend.
  if (attributes.length === 0) return !storeCountry || hasVatIds(storeCountry) ? defaultOptionalFields : withoutVatId;
  const read = (name: OptionalFieldName) => toOptionalField(attributes.find((item) => item?.code === name));
  return {
    prefix: read('prefix'),
    middlename: read('middlename'),
    suffix: read('suffix'),
    company: read('company'),
    vat_id: read('vat_id'),
    telephone: read('telephone'),
    fax: read('fax'),
    streetLines: readStreetLines(attributes.find((item) => item?.code === 'street')),
    attributes: hasAttributes ? toCustomAttributes(response, standardAddressCodes) : [],
  };
}

type Attribute = ResultOf<typeof customerAttributesQuery.document>['attributesForm']['items'][number];

/** Default: as many as Magento is installed with. */
function readStreetLines(street: Attribute | undefined): number {
  const count = street && 'multiline_count' in street ? street.multiline_count : null;
  return Math.min(Math.max(count || defaultStreetLines, minStreetLines), maxStreetLines);
}

/** The names of the fields that are shown. */
export function getShownFields(fields: OptionalFields): OptionalFieldName[] {
  return optionalFieldNames.filter((name) => fields[name].visibility !== 'hidden');
}

/** What the optional fields of an address hold. */
export interface OptionalValues extends Record<OptionalFieldName, string> {
  custom_attributes?: StoredAttributes | undefined;
}

/** Empties the fields that are not shown, and leaves out attributes without a field: nobody sees what would be sent. */
export function emptyHiddenFields<Address extends OptionalValues>(address: Address, fields: OptionalFields): Address {
  const kept = (name: OptionalFieldName) => (fields[name].visibility === 'hidden' ? '' : address[name]);
  return {
    ...address,
    prefix: kept('prefix'),
    middlename: kept('middlename'),
    suffix: kept('suffix'),
    company: kept('company'),
    vat_id: kept('vat_id'),
    telephone: kept('telephone'),
    fax: kept('fax'),
    custom_attributes: getFilledAttributes(address, fields),
  };
}

/** Returns the values of the attributes that have a field; undefined in a shop without any. */
function getFilledAttributes(
  { custom_attributes: stored }: OptionalValues,
  { attributes }: OptionalFields,
): StoredAttributes | undefined {
  if (attributes.length === 0) return undefined;
  const filled = toAttributeInput(toFieldValues(attributes, stored), attributes).filter(({ value }) => value !== '');
  return Object.fromEntries(filled.map(({ attribute_code, value }) => [attribute_code, value]));
}
