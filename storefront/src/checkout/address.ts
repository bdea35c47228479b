import {
  isRequired,
  normalizePhone,
  normalizePostcode,
  validate,
  validateEmail,
  validatePhone,
  validatePostcode,
  type FormError,
  type PhoneRules,
} from '../forms/index.ts';
import type { Country, Region } from './countries.ts';

/** An address as the shopper types it. */
export interface CheckoutAddress {
  /** ISO 3166-1 alpha-2; empty until the countries of the shop are known. */
  country_code: string;
  firstname: string;
  lastname: string;
  /** Street with number, then the flat; one or two lines. */
  street: string[];
  city: string;
  /** Magento's code, e.g. `PL-12` or `BAY`; empty when none was chosen. */
  region_code: string;
  postcode: string;
  telephone: string;
}

export const emptyAddress: CheckoutAddress = {
  country_code: '',
  firstname: '',
  lastname: '',
  street: ['', ''],
  city: '',
  region_code: '',
  postcode: '',
  telephone: '',
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
  | 'telephone';

const requiredFields = ['firstname', 'lastname', 'city', 'postcode', 'telephone'] as const;

/** Fields that a country requires; without a country, those that most countries do. */
type CountryRules = Pick<Country, 'regions' | 'isRegionRequired' | 'isPostcodeRequired'>;

/**
 * Returns what keeps a parcel from arriving: missing fields, a postcode or phone number that the country does not have.
 * Empty when the address can be sent.
 *
 * @param phoneRules null while they have not been loaded: phone numbers are checked less strictly
 * @param rules of the address's country
 */
export function addressErrors(
  address: CheckoutAddress,
  phoneRules: PhoneRules | null,
  rules?: CountryRules,
): Partial<Record<AddressField, FormError>> {
  const errors: Partial<Record<AddressField, FormError>> = {};
  const country = address.country_code;
  const checks = { postcode: validatePostcode(country), telephone: validatePhone(country, phoneRules) };
  for (const field of requiredFields) {
    const check = field === 'postcode' || field === 'telephone' ? checks[field] : undefined;
    const isOptional = field === 'postcode' && rules?.isPostcodeRequired === false;
    const error = (isOptional ? undefined : isRequired(address[field])) ?? check?.(address[field]);
    if (error) errors[field] = error;
  }
  const streetError = isRequired(address.street[0]);
  if (streetError) errors.street = streetError;
  const countryError = isRequired(country);
  if (countryError) errors.country = countryError;
  const regionError = rules?.isRegionRequired && rules.regions.length > 0 && isRequired(address.region_code);
  if (regionError) errors.region = regionError;
  return errors;
}

/** What is wrong with an e-mail address; undefined when it can be sent. */
export function emailError(email: string): FormError | undefined {
  return validate(email, isRequired, validateEmail);
}

/** The address as it is kept and sent: trimmed, postcode and telephone in one form; what has no known form stays. */
export function cleanAddress(address: CheckoutAddress, phoneRules: PhoneRules | null): CheckoutAddress {
  const country = address.country_code;
  return {
    country_code: country,
    firstname: address.firstname.trim(),
    lastname: address.lastname.trim(),
    street: address.street.map((line) => line.trim()).filter(Boolean),
    city: address.city.trim(),
    region_code: address.region_code,
    postcode: normalizePostcode(address.postcode, country) ?? address.postcode.trim(),
    telephone: normalizePhone(address.telephone, country, phoneRules) ?? address.telephone.trim(),
  };
}

/** Whether two addresses are the same, however their postcode and telephone are written. */
export function isSameAddress(one: CheckoutAddress, other: CheckoutAddress): boolean {
  const fields = (address: CheckoutAddress) => {
    const clean = cleanAddress(address, null);
    // The end of a number is the same with the country in front of it and without.
    return { ...clean, telephone: clean.telephone.replace(/[\s().\p{Pd}/]/gu, '').slice(-7) };
  };
  return JSON.stringify(Object.entries(fields(one)).sort()) === JSON.stringify(Object.entries(fields(other)).sort());
}

/** Variables of the address mutation. */
export function toGraphQLAddress(address: CheckoutAddress) {
  const { firstname, lastname, street, city, postcode, telephone, region_code, country_code } = address;
  return {
    firstname,
    lastname,
    street,
    city,
    postcode,
    telephone,
    region_code: region_code || null,
    country_id: country_code,
  };
}

/** The address in the form of the REST API: the region is looked up by its code. */
export function toRestAddress(address: CheckoutAddress, email: string, regions: readonly Region[]) {
  const region = regions.find(({ code, country }) => code === address.region_code && country === address.country_code);
  const { firstname, lastname, street, city, postcode, telephone } = address;
  return {
    firstname,
    lastname,
    street,
    city,
    postcode,
    telephone,
    email,
    country_id: address.country_code,
    ...(region && { region_code: region.code, region_id: region.id, region: region.name }),
  };
}

/** Whether a stored value is an address of this shape. */
export function isAddress(value: unknown): value is CheckoutAddress {
  if (typeof value !== 'object' || value === null) return false;
  const record: Partial<Record<string, unknown>> = { ...value };
  const texts = ['firstname', 'lastname', 'city', 'region_code', 'postcode', 'telephone', 'country_code'];
  return (
    texts.every((key) => typeof record[key] === 'string') &&
    Array.isArray(record['street']) &&
    record['street'].every((line) => typeof line === 'string')
  );
}
