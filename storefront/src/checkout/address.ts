import {
  isRequired,
  normalizePhone,
  normalizeHouseNumber,
  normalizePostcode,
  normalizeTypedNumber,
  validate,
  validateEmail,
  validatePhone,
  validatePostcode,
  type FormError,
  type PhoneRules,
} from '../forms/index.ts';
import {
  getAttributeErrors,
  toFieldValues,
  type AttributeFieldName,
  type StoredAttributes,
} from '../custom-attributes/index.ts';
import { getFieldOrder } from '../postal-address/index.ts';
import { getFieldsOfAddress } from './company-invoice.ts';
import { countStreetLines } from './count-street-lines.ts';
import type { Country, Region } from './countries.ts';
import { optionalFieldNames, type OptionalFieldName } from './optional-field-names.ts';
import { defaultOptionalFields, type OptionalFields } from './optional-fields.ts';
import { findListedRegion, toRegionFields } from './regions.ts';
import { normalizeVatId, vatIdError } from './vat-id.ts';

/** An address as the shopper types it. */
export interface CheckoutAddress extends Record<OptionalFieldName, string> {
  /** ISO 3166-1 alpha-2; empty until the countries of the shop are known. */
  country_code: string;
  firstname: string;
  lastname: string;
  /** Street with number, then the flat and further lines; up to four, or as many as were saved. */
  street: string[];
  city: string;
  /**
   * Magento's code, e.g. `PL-12` or `BAY`, or the typed name in a country of which Magento lists no regions; empty when
   * none was chosen.
   */
  region_code: string;
  postcode: string;
  /**
   * Whether the shopper wants an invoice for a company, where that is a choice. Not sent; while it is false, company and
   * tax number are those of the form only. Default: not chosen, see `wantsInvoice`.
   */
  wants_invoice?: boolean | undefined;
  /**
   * Values of the attributes that the merchant has added, by code. Default: those of a new address, the default values of
   * the attributes.
   */
  custom_attributes?: StoredAttributes | undefined;
}

export const emptyAddress: CheckoutAddress = {
  country_code: '',
  prefix: '',
  firstname: '',
  middlename: '',
  lastname: '',
  suffix: '',
  company: '',
  vat_id: '',
  street: ['', ''],
  city: '',
  region_code: '',
  postcode: '',
  telephone: '',
  fax: '',
};

/** Fields that an error can stand at. */
export type AddressField =
  | 'email'
  | 'country'
  | 'region'
  | 'firstname'
  | 'lastname'
  | 'street'
  | 'city'
  | 'postcode'
  | OptionalFieldName;

/** What is wrong with an address, by the field that it is wrong in. */
export type AddressErrors = Partial<Record<AddressField | AttributeFieldName, FormError>>;

/** Returns the fields of an address in the order of the form, which is the one of its country. */
export function getAddressFieldOrder(country: string): Exclude<AddressField, 'email'>[] {
  const { names, place } = getFieldOrder(country);
  return ['country', 'prefix', ...names, 'suffix', 'company', 'vat_id', ...place, 'telephone', 'fax'];
}

const requiredFields = ['firstname', 'lastname', 'city', 'postcode'] as const;

/** Fields that a country requires; without a country, those that most countries do. */
type CountryRules = Pick<Country, 'regions' | 'isRegionRequired' | 'isPostcodeRequired'>;

/**
 * Returns what keeps a parcel from arriving: missing fields, a postcode, phone or tax number that the country does not have.
 * Empty when the address can be sent.
 *
 * @param phoneRules null while they have not been loaded: phone numbers are checked less strictly
 * @param rules of the address's country
 * @param optionalFields which optional fields the shop shows and requires; in Poland, an invoice decides about two
 */
export function addressErrors(
  address: CheckoutAddress,
  phoneRules: PhoneRules | null,
  rules?: CountryRules,
  optionalFields: OptionalFields = defaultOptionalFields,
): AddressErrors {
  const { attributes } = optionalFields;
  const errors: AddressErrors = getAttributeErrors(toFieldValues(attributes, address.custom_attributes), attributes);
  const country = address.country_code;
  const checkPostcode = validatePostcode(country);
  const checkPhone = validatePhone(country, phoneRules);
  for (const field of requiredFields) {
    const check = field === 'postcode' ? checkPostcode : undefined;
    const isOptional = field === 'postcode' && rules?.isPostcodeRequired === false;
    const error = (isOptional ? undefined : isRequired(address[field])) ?? check?.(address[field]);
    if (error) errors[field] = error;
  }
  const streetError = isRequired(address.street[0]);
  if (streetError) errors.street = streetError;
  const countryError = isRequired(country);
  if (countryError) errors.country = countryError;
  // Magento accepts only a region of its list, where it has one.
  const isUnlisted = rules && rules.regions.length > 0 && !findListedRegion(address, rules.regions);
  const regionError = rules?.isRegionRequired && isRequired(isUnlisted ? '' : address.region_code);
  if (regionError) errors.region = regionError;
  const fields = getFieldsOfAddress(address, optionalFields);
  for (const name of optionalFieldNames) {
    const { visibility } = fields[name];
    if (visibility === 'hidden') continue;
    const error =
      (visibility === 'required' ? isRequired(address[name]) : undefined) ??
      (name === 'vat_id' ? vatIdError(address.vat_id, country) : undefined) ??
      (name === 'telephone' && address.telephone.trim() !== '' ? checkPhone(address.telephone) : undefined);
    if (error) errors[name] = error;
  }
  return errors;
}

/** What is wrong with an e-mail address; undefined when it can be sent. */
export function emailError(email: string): FormError | undefined {
  return validate(email, isRequired, validateEmail);
}

/**
 * The address as it is kept and sent: trimmed, postcode, telephone and tax number in one form; what has no known form
 * stays.
 *
 * @param maxStreetLines as many lines as the shop accepts. Default: no limit
 */
export function cleanAddress(
  address: CheckoutAddress,
  phoneRules: PhoneRules | null,
  maxStreetLines = Infinity,
): CheckoutAddress {
  const country = address.country_code;
  const street = address.street
    .slice(0, countStreetLines(address.street))
    .map((line) => normalizeHouseNumber(line.trim()));
  return {
    country_code: country,
    prefix: address.prefix.trim(),
    firstname: address.firstname.trim(),
    middlename: address.middlename.trim(),
    lastname: address.lastname.trim(),
    suffix: address.suffix.trim(),
    company: address.company.trim(),
    vat_id: normalizeVatId(address.vat_id, country),
    // An empty line between others stays: the lines of a saved address have their places. Magento counts it, too, and
    // refuses more lines than the shop has, e.g. of an address from the time when it had more.
    street: street.length > maxStreetLines ? street.filter((line) => line !== '') : street,
    city: address.city.trim(),
    region_code: address.region_code.trim(),
    postcode: normalizePostcode(address.postcode, country) ?? address.postcode.trim(),
    telephone: normalizePhone(address.telephone, country, phoneRules) ?? address.telephone.trim(),
    fax: address.fax.trim(),
    ...(address.custom_attributes && { custom_attributes: address.custom_attributes }),
  };
}

/** Whether two addresses are the same, however their postcode and telephone are written, and without empty lines. */
export function isSameAddress(one: CheckoutAddress, other: CheckoutAddress): boolean {
  const fields = (address: CheckoutAddress) => {
    const clean = cleanAddress(address, null);
    return {
      ...clean,
      street: clean.street.filter((line) => line !== ''),
      // The end of a number is the same with the country in front of it and without.
      telephone: normalizeTypedNumber(clean.telephone)
        .replace(/[\s().\p{Pd}/]/gu, '')
        .slice(-7),
      custom_attributes: Object.entries(clean.custom_attributes ?? {})
        .filter(([, value]) => value !== '')
        .sort(),
    };
  };
  return JSON.stringify(Object.entries(fields(one)).sort()) === JSON.stringify(Object.entries(fields(other)).sort());
}

/** The optional fields that are filled. */
function getFilledFields(
  address: CheckoutAddress,
  names: readonly OptionalFieldName[] = optionalFieldNames,
): Partial<Record<OptionalFieldName, string>> {
  return Object.fromEntries(names.flatMap((name) => (address[name] ? [[name, address[name]]] : [])));
}

/**
 * Variables of the address mutation. Of the optional fields, every supported Magento accepts the company only: `vat_id`
 * of `CartAddressInput` came after 2.4.5 by a quality patch, the others with 2.4.7. They come with the REST calls, which
 * replace the addresses of the cart before it is ordered.
 *
 * @param regions of the country; with the id, a numeric code such as those of France is not taken for one
 * @see https://github.com/magento/quality-patches/blob/master/patches/os/ACSD-52167_2.4.5-p2.patch
 */
export function toGraphQLAddress(address: CheckoutAddress, regions: readonly Region[]) {
  const { firstname, lastname, street, city, postcode, telephone, region_code, country_code } = address;
  return {
    firstname,
    lastname,
    street,
    city,
    postcode,
    telephone,
    region_code: region_code || null,
    region_id: findListedRegion(address, regions)?.id ?? null,
    country_id: country_code,
    ...getFilledFields(address, ['company']),
  };
}

/** The address in the form of the REST API: the region has its id, and is sent as typed without a list. */
export function toRestAddress(address: CheckoutAddress, email: string, regions: readonly Region[]) {
  const { firstname, lastname, street, city, postcode } = address;
  return {
    firstname,
    lastname,
    street,
    city,
    postcode,
    email,
    country_id: address.country_code,
    ...getFilledFields(address),
    ...toRegionFields(address, regions),
    ...toRestAttributes(address.custom_attributes),
  };
}

/** The values of attributes in the form of the REST API; those of an order are not emptied one by one. */
function toRestAttributes(values: StoredAttributes = {}) {
  const entries = Object.entries(values);
  return (
    entries.length > 0 && { custom_attributes: entries.map(([attribute_code, value]) => ({ attribute_code, value })) }
  );
}
