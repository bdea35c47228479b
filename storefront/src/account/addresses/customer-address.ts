import {
  getShownFields,
  readSavedAddress,
  toRegionFields,
  type CheckoutAddress,
  type Country,
  type OptionalFields,
} from '../../checkout/index.ts';
import { isCountryCode, type ResultOf } from '../../commerce/index.ts';
import { toAttributeInput, toFieldValues } from '../../custom-attributes/index.ts';
import type { customerAddressFields } from './address-operations.ts';

type AddressResponse = ResultOf<typeof customerAddressFields>;

/** An address that the customer keeps. */
export interface CustomerAddress {
  id: number;
  /** In the form that the address fields take. */
  address: CheckoutAddress;
  /** Name of the region; empty without. */
  regionName: string;
  isDefaultShipping: boolean;
  isDefaultBilling: boolean;
}

/** Reads the address book: default addresses first, the others in the order of the backend. */
export function toCustomerAddresses(
  addresses: readonly (AddressResponse | null)[] | null | undefined,
): CustomerAddress[] {
  const read = (addresses ?? []).flatMap((answered) => (answered ? (toCustomerAddress(answered) ?? []) : []));
  const rank = ({ isDefaultShipping, isDefaultBilling }: CustomerAddress) =>
    (isDefaultShipping ? 0 : 1) + (isDefaultBilling ? 0 : 2);
  return read.sort((a, b) => rank(a) - rank(b) || a.id - b.id);
}

function toCustomerAddress(answered: AddressResponse): CustomerAddress | undefined {
  const { id, region, default_shipping, default_billing } = answered;
  if (typeof id !== 'number') return undefined;
  return {
    id,
    address: readSavedAddress(answered),
    regionName: region?.region ?? '',
    isDefaultShipping: default_shipping === true,
    isDefaultBilling: default_billing === true,
  };
}

/** Which defaults an address is to become. */
export interface AddressDefaults {
  shipping: boolean;
  billing: boolean;
}

/**
 * Magento's CustomerAddressInput for an address that was typed and cleaned. A default is only ever set: it passes to
 * this address from another, and cannot be taken away from it. Optional fields that are not shown keep their values.
 *
 * @param rules - Of the country of the address. Default: they are not known, and the region of a saved address stays.
 */
export function addressInput(
  address: CheckoutAddress,
  defaults: AddressDefaults,
  optionalFields: OptionalFields,
  rules?: Pick<Country, 'regions'>,
) {
  const { country_code, firstname, lastname, street, city, postcode, region_code: region } = address;
  const { attributes } = optionalFields;
  return {
    firstname,
    lastname,
    street,
    city,
    postcode,
    ...Object.fromEntries(getShownFields(optionalFields).map((name) => [name, address[name]])),
    ...(attributes.length > 0 && {
      custom_attributesV2: toAttributeInput(toFieldValues(attributes, address.custom_attributes), attributes),
    }),
    ...(isCountryCode(country_code) && { country_code }),
    // The id 0 takes away that of a former region; a text that is in no list stays.
    region: { region, ...(rules && { region_id: 0, ...toRegionFields(address, rules.regions) }) },
    ...(defaults.shipping && { default_shipping: true }),
    ...(defaults.billing && { default_billing: true }),
  } as const;
}
