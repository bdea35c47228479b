import { inputError } from '../graphql-error.ts';
import { getAddressFields, getStreetLines, type AddressFields, type AddressSettings } from './address-fields.ts';
import type { AttributeValueInput } from './custom-attributes.ts';
import { joinStreet, pickPostal, streetLines, textOrNull } from './postal-address.ts';
import type { PostalAddress } from './postal-address.ts';
import { findRegionById } from './regions.ts';

/** Magento's CustomerAddressRegionInput. */
interface RegionInput {
  region?: string | null;
  region_code?: string | null;
  region_id?: number | null;
}

/** Magento's CustomerAddressInput. */
export interface AddressInput {
  firstname?: string | null;
  lastname?: string | null;
  middlename?: string | null;
  prefix?: string | null;
  suffix?: string | null;
  company?: string | null;
  street?: readonly (string | null)[] | null;
  city?: string | null;
  region?: RegionInput | null;
  postcode?: string | null;
  country_code?: string | null;
  telephone?: string | null;
  fax?: string | null;
  vat_id?: string | null;
  default_billing?: boolean | null;
  default_shipping?: boolean | null;
  custom_attributesV2?: readonly (AttributeValueInput | null)[] | null;
}

const EMPTY: PostalAddress = {
  firstname: '',
  lastname: '',
  middlename: null,
  prefix: null,
  suffix: null,
  company: null,
  street: '',
  city: '',
  region: null,
  region_code: null,
  region_id: null,
  postcode: null,
  country_code: '',
  telephone: null,
  fax: null,
  vat_id: null,
};

/** Of the fields that a merchant can require, Magento looks at these when an address is used for an order. */
const checkedFields = ['company', 'telephone', 'fax'] as const;

/**
 * Fields that a complete address lacks, under the names that Magento's messages use.
 *
 * @param fields Which of the others the merchant requires.
 */
export function missingFields(address: PostalAddress, fields: AddressFields): string[] {
  const chosen = checkedFields.filter((name) => fields[name].show === 'required');
  const required = {
    firstname: address.firstname,
    lastname: address.lastname,
    street: address.street,
    city: address.city,
    postcode: address.postcode,
    ...Object.fromEntries(chosen.map((name) => [name, address[name]])),
    country_code: address.country_code,
  };
  return Object.entries(required).flatMap(([name, value]) => (value === null || value === '' ? [name] : []));
}

type RegionFields = Pick<PostalAddress, 'region' | 'region_code' | 'region_id'>;

/**
 * Region of an address of the address book. As in Magento, only an id names one: a code without an id is not looked up,
 * an address that changes without an id keeps its region, and the id 0 leaves the text alone.
 *
 * @param current - Of the address until now; null for a new one.
 * @throws CommerceError graphql-input
 */
function readRegion(countryCode: string, input: RegionInput, current: RegionFields | null): RegionFields {
  const region = findRegionById(countryCode, input.region_id ?? current?.region_id ?? 0);
  const isMeant = !input.region_id || !input.region_code || input.region_code === region?.code;
  if (region && isMeant) return { region: region.name, region_code: region.code, region_id: region.id };
  if (input.region_id) throw inputError('The specified region is not a part of the selected country or region');
  return { region: textOrNull(input.region), region_code: null, region_id: null };
}

function isRegionRequired(country: string, { config }: AddressSettings): boolean {
  const countries = config?.['countries_with_required_region'];
  return typeof countries === 'string' && countries.split(',').includes(country);
}

/**
 * Checks that a street has no more lines than the merchant allows.
 * @param street Lines separated by line feeds.
 * @throws CommerceError graphql-input
 */
export function requireStreetLines(street: string, settings: AddressSettings): void {
  const maxLines = getStreetLines(settings);
  if (streetLines(street).length > maxLines) {
    throw inputError(`"Street Address" cannot contain more than ${maxLines} lines.`);
  }
}

/**
 * The address after an input: what the input does not mention stays.
 * @param current Null for a new address.
 * @param settings What the merchant requires and allows. Default: as Magento is installed.
 * @throws CommerceError graphql-input
 */
export function readAddress(
  input: AddressInput,
  current: PostalAddress | null,
  settings: AddressSettings = {},
): PostalAddress {
  const base = current ?? EMPTY;
  const required = (name: 'firstname' | 'lastname' | 'city') =>
    input[name] === undefined ? base[name] : (input[name] ?? '').trim();
  const optional = (
    name: 'middlename' | 'prefix' | 'suffix' | 'company' | 'postcode' | 'telephone' | 'fax' | 'vat_id',
  ) => (input[name] === undefined ? base[name] : textOrNull(input[name]));
  const country = input.country_code ?? base.country_code;
  const address: PostalAddress = {
    ...pickPostal(base),
    firstname: required('firstname'),
    lastname: required('lastname'),
    city: required('city'),
    middlename: optional('middlename'),
    prefix: optional('prefix'),
    suffix: optional('suffix'),
    company: optional('company'),
    postcode: optional('postcode'),
    telephone: optional('telephone'),
    fax: optional('fax'),
    vat_id: optional('vat_id'),
    street: input.street === undefined ? base.street : joinStreet(input.street ?? []),
    country_code: country,
    ...(input.region && readRegion(country, input.region, current)),
  };
  const missing = missingFields(address, getAddressFields(settings));
  if (missing.length > 0) throw inputError(`Required parameters are missing: ${missing.join(', ')}`);
  requireStreetLines(address.street, settings);
  if (address.region_id === null && isRegionRequired(country, settings))
    throw inputError('A region_id is required for the specified country code');
  return address;
}
