import { requireStreetLines } from '../customer/address-rules.ts';
import type { AddressRecord } from '../customer/address-repository.ts';
import { findAttributeValues } from '../customer/custom-attribute-repository.ts';
import { pickAttributes } from '../customer/custom-attributes.ts';
import type { AttributeValueInput } from '../customer/custom-attributes.ts';
import { joinStreet, pickPostal, textOrNull } from '../customer/postal-address.ts';
import type { PostalAddress } from '../customer/postal-address.ts';
import { findRegion, findRegionById } from '../customer/regions.ts';
import type { CartAddress } from '../cart/cart-address-repository.ts';
import { inputError } from '../graphql-error.ts';
import type { RequestContext } from '../request-context.ts';

/** Magento's CartAddressInput. */
export interface CartAddressInput {
  firstname: string;
  lastname: string;
  middlename?: string | null;
  prefix?: string | null;
  suffix?: string | null;
  company?: string | null;
  street: readonly (string | null)[];
  city: string;
  /** Code or name. */
  region?: string | null;
  region_id?: number | null;
  postcode?: string | null;
  country_code: string;
  telephone?: string | null;
  fax?: string | null;
  vat_id?: string | null;
  save_in_address_book?: boolean | null;
  custom_attributes?: readonly (AttributeValueInput | null)[] | null;
}

/** Where addresses of carts are read. Only carts of Adobe Commerce keep values of the merchant's attributes. */
type AddressScope = Pick<RequestContext, 'database' | 'shop' | 'storeView'>;

const NOTHING_ELSE = {
  customer_address_id: null,
  save_in_address_book: false,
  same_as_billing: false,
  customer_notes: null,
  pickup_location_code: null,
  custom_attributes: {},
};

/**
 * A known region by id, code or name; another text is kept as it is. As in Magento, a number is an id even where it is
 * meant as a code, e.g. those of France.
 */
function readRegion(
  countryCode: string,
  input: Pick<CartAddressInput, 'region' | 'region_id'>,
): Pick<PostalAddress, 'region' | 'region_code' | 'region_id'> {
  const name = textOrNull(input.region);
  const id = input.region_id ?? null;
  const number = name !== null && /^\d+$/u.test(name) ? Number(name) : null;
  const knownId = id ?? number;
  const region = knownId === null ? findRegion(countryCode, name ?? '') : findRegionById(countryCode, knownId);
  if (region) return { region: region.name, region_code: region.code, region_id: region.id };
  if (id !== null) throw inputError('Region is not available for the selected country');
  if (number !== null)
    throw inputError(`Shipping address error: Invalid value of "${number}" provided for the regionId field.`);
  return { region: name, region_code: null, region_id: null };
}

/**
 * An address that a shopper typed in. Missing parts are found when the order is placed.
 * @throws CommerceError graphql-input
 */
export function readCartAddress(input: CartAddressInput, { shop, storeView: { settings } }: AddressScope): CartAddress {
  const countryCode = input.country_code.trim().toUpperCase();
  if (countryCode === '') throw inputError('Required parameter "country_code" is missing');
  if (!/^[A-Z]{2}$/u.test(countryCode)) throw inputError('Country is not available');
  const street = joinStreet(input.street);
  requireStreetLines(street, settings);
  return {
    ...NOTHING_ELSE,
    firstname: input.firstname.trim(),
    lastname: input.lastname.trim(),
    middlename: textOrNull(input.middlename),
    prefix: textOrNull(input.prefix),
    suffix: textOrNull(input.suffix),
    company: textOrNull(input.company),
    street,
    city: input.city.trim(),
    ...readRegion(countryCode, input),
    postcode: textOrNull(input.postcode),
    country_code: countryCode,
    telephone: textOrNull(input.telephone),
    fax: textOrNull(input.fax),
    vat_id: textOrNull(input.vat_id),
    save_in_address_book: input.save_in_address_book ?? true,
    custom_attributes: shop.commerce ? pickAttributes(input.custom_attributes, settings.addressAttributes) : {},
  };
}

/** An address copied from the customer's address book. */
export function fromAddressBook({ database, shop }: AddressScope, address: AddressRecord): CartAddress {
  return {
    ...NOTHING_ELSE,
    ...pickPostal(address),
    customer_address_id: address.id,
    custom_attributes: shop.commerce ? findAttributeValues(database, 'address', address.id) : {},
  };
}
