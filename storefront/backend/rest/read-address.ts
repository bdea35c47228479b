import type { CartAddress } from '../cart/cart-address-repository.ts';
import { readCartAddress } from '../checkout/cart-address-input.ts';
import type { RequestContext } from '../request-context.ts';
import { RestError } from '../rest-error.ts';
import { readFlag, readId, readObject, readText } from './read-body.ts';
import type { JsonObject } from './read-body.ts';

/** Properties of Magento's AddressInterface, in snake_case. */
const KNOWN: ReadonlySet<string> = new Set([
  'city',
  'company',
  'country_id',
  'custom_attributes',
  'customer_address_id',
  'customer_id',
  'email',
  'extension_attributes',
  'fax',
  'firstname',
  'id',
  'lastname',
  'middlename',
  'postcode',
  'prefix',
  'region',
  'region_code',
  'region_id',
  'same_as_billing',
  'save_in_address_book',
  'street',
  'suffix',
  'telephone',
  'vat_id',
]);

function refuseUnknown(address: JsonObject): void {
  for (const name of address.keys()) {
    if (KNOWN.has(name)) continue;
    const camel = name.replace(/(?:^|_)([a-z])/gu, (_, letter: string) => letter.toUpperCase());
    throw new RestError(
      400,
      `Property "${camel}" does not have accessor method "get${camel}" in class "Magento\\Quote\\Api\\Data\\AddressInterface".`,
    );
  }
}

function readStreet(value: unknown): (string | null)[] {
  return (Array.isArray(value) ? value : [value]).map(readText);
}

/** Values of attributes, as Magento's AttributeInterface has them. */
function readAttributes(value: unknown): { attribute_code: string; value: string | null }[] {
  return (Array.isArray(value) ? value : []).flatMap((entry) => {
    const attribute = readObject(entry);
    const code = readText(attribute?.get('attribute_code'));
    return code === null ? [] : [{ attribute_code: code, value: readText(attribute?.get('value')) }];
  });
}

/**
 * An address of a REST body.
 * @throws RestError 400 for an unknown property or a missing country, CommerceError for a wrong one.
 */
export function readRestAddress(address: JsonObject, context: RequestContext): CartAddress {
  refuseUnknown(address);
  const text = (name: string) => readText(address.get(name));
  const country = text('country_id');
  if (country === null) {
    throw new RestError(400, 'The shipping information was unable to be saved. Verify the input data and try again.');
  }
  const extension = readObject(address.get('extension_attributes'));
  return {
    ...readCartAddress(
      {
        firstname: text('firstname') ?? '',
        lastname: text('lastname') ?? '',
        middlename: text('middlename'),
        prefix: text('prefix'),
        suffix: text('suffix'),
        company: text('company'),
        street: readStreet(address.get('street')),
        city: text('city') ?? '',
        region: text('region_code') ?? text('region'),
        region_id: readId(address.get('region_id')),
        postcode: text('postcode'),
        country_code: country,
        telephone: text('telephone'),
        fax: text('fax'),
        vat_id: text('vat_id'),
        save_in_address_book: readFlag(address.get('save_in_address_book')),
        custom_attributes: readAttributes(address.get('custom_attributes')),
      },
      context,
    ),
    same_as_billing: readFlag(address.get('same_as_billing')),
    pickup_location_code:
      readText(extension?.get('pickup_location_code')) ?? readText(extension?.get('parcel_locker_code')),
  };
}

/** E-mail address that Magento's clients put into an address. */
export function getEmail(address: JsonObject | undefined): string | null {
  return readText(address?.get('email'));
}
