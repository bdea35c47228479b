import type { ResultOf } from '../commerce/index.ts';
import { isEeaCountry } from '../price/index.ts';
import type { addressAttributesQuery } from './optional-fields-operations.ts';

/** Fields that Magento can show, require or leave out, under the codes of their attributes. */
export const optionalFieldNames = ['prefix', 'middlename', 'suffix', 'company', 'vat_id', 'telephone', 'fax'] as const;

/** Code of a field that not every shop has. */
export type OptionalFieldName = (typeof optionalFieldNames)[number];

/** How a form shows a field. */
export interface OptionalField {
  visibility: 'hidden' | 'optional' | 'required';
  /** Values to choose from, with their labels; empty where the value is typed. */
  options: readonly { value: string; label: string }[];
}

/** How an address form shows each field that not every shop has. */
export interface OptionalFields extends Readonly<Record<OptionalFieldName, OptionalField>> {
  /** Number of lines of the street, 1 to 4. */
  readonly streetLines: number;
}

/** Magento's own bounds of the number of street lines, and what it is installed with. */
const minStreetLines = 1;
const maxStreetLines = 4;
const defaultStreetLines = 2;

const hidden: OptionalField = { visibility: 'hidden', options: [] };
const optional: OptionalField = { visibility: 'optional', options: [] };
const required: OptionalField = { visibility: 'required', options: [] };

/** The fields while the configuration is not known, and where the backend does not tell it (Magento 2.4.6). */
export const defaultOptionalFields: OptionalFields = {
  prefix: hidden,
  middlename: hidden,
  suffix: hidden,
  company: optional,
  vat_id: optional,
  telephone: required,
  fax: hidden,
  streetLines: defaultStreetLines,
};

/** The same for a store outside of Europe, whose customers have no VAT numbers. */
const withoutVatId: OptionalFields = { ...defaultOptionalFields, vat_id: hidden };

const hasVatIds = (country: string) => country === 'GB' || country === 'CH' || isEeaCountry(country);

/** An attribute of one of Magento's forms. */
interface FormAttribute {
  readonly is_required: boolean;
  readonly options: readonly ({ value: string; label: string } | null)[];
}

/**
 * Returns how a form shows the field of an attribute.
 *
 * @param attribute undefined when the form of the backend lacks it: the field is hidden
 */
export function toOptionalField(attribute: FormAttribute | null | undefined): OptionalField {
  if (!attribute) return hidden;
  return {
    visibility: attribute.is_required ? 'required' : 'optional',
    // Magento begins the list of an optional attribute with an empty choice.
    options: attribute.options.flatMap((option) =>
      option?.value.trim() ? [{ value: option.value, label: option.label }] : [],
    ),
  };
}

/**
 * Returns how an address form shows its optional fields: those that the form of the backend lacks are hidden.
 *
 * @param response undefined while there is none
 * @param storeCountry country of the store, ISO 3166-1 alpha-2. Default: not known
 */
export function toOptionalFields(
  response: ResultOf<typeof addressAttributesQuery.document> | undefined,
  storeCountry?: string,
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
  };
}

type Attribute = ResultOf<typeof addressAttributesQuery.document>['attributesForm']['items'][number];

/** Default: as many as Magento is installed with. */
function readStreetLines(street: Attribute | undefined): number {
  const count = street && 'multiline_count' in street ? street.multiline_count : null;
  return Math.min(Math.max(count || defaultStreetLines, minStreetLines), maxStreetLines);
}

/** The names of the fields that are shown. */
export function getShownFields(fields: OptionalFields): OptionalFieldName[] {
  return optionalFieldNames.filter((name) => fields[name].visibility !== 'hidden');
}

/** Empties the fields that are not shown: nobody sees what would be sent. */
export function emptyHiddenFields<Address extends Record<OptionalFieldName, string>>(
  address: Address,
  fields: OptionalFields,
): Address {
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
  };
}
