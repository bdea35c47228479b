import { inputError, noSuchEntity, notAuthorized } from '../graphql-error.ts';
import type { CommerceError } from '../graphql-error.ts';
import type { RequestContext, ServiceContext } from '../request-context.ts';
import { deleteAddress, findAddress, insertAddress, updateAddress } from './address-repository.ts';
import type { AddressRecord } from './address-repository.ts';
import { readAddress } from './address-rules.ts';
import type { AddressInput } from './address-rules.ts';
import { findAttributeValues, saveAttributeValues } from './custom-attribute-repository.ts';
import { readCustomAttributes } from './custom-attributes.ts';
import { findCustomer, setDefaultAddress } from './customer-repository.ts';
import type { CustomerRecord } from './customer-repository.ts';

/** Where addresses are changed, by the rules of a store view. */
type AddressScope = ServiceContext & Pick<RequestContext, 'storeView'>;

/**
 * An address of the customer.
 * @throws CommerceError graphql-no-such-entity for an unknown id, graphql-authorization for someone else's.
 */
export function requireAddress({ database }: ServiceContext, customerId: number, id: number): AddressRecord {
  const address = findAddress(database, id);
  if (!address) throw noSuchEntity(`Could not find a address with ID "${id}"`);
  if (address.customer_id !== customerId) {
    throw notAuthorized(`Current customer does not have permission to address with ID "${id}"`);
  }
  return address;
}

/** A default moves to the address, or leaves it when the input says false. */
function applyDefaults(service: ServiceContext, customerId: number, addressId: number, input: AddressInput): void {
  const customer = findCustomer(service.database, customerId);
  for (const use of ['default_billing', 'default_shipping'] as const) {
    if (input[use] === true) setDefaultAddress(service.database, customerId, use, addressId);
    if (input[use] === false && customer?.[use] === addressId) {
      setDefaultAddress(service.database, customerId, use, null);
    }
  }
}

/**
 * Adds an address to the customer's book.
 * @throws CommerceError graphql-input
 */
export function addAddress(service: AddressScope, customerId: number, input: AddressInput): AddressRecord {
  const { settings } = service.storeView;
  const address = readAddress(input, null, settings);
  const attributes = readCustomAttributes(input.custom_attributesV2, settings.addressAttributes);
  return service.database.transaction(() => {
    const id = insertAddress(service.database, customerId, address);
    saveAttributeValues(service.database, 'address', id, attributes);
    applyDefaults(service, customerId, id, input);
    return requireAddress(service, customerId, id);
  });
}

/**
 * Changes an address of the customer's book; what the input does not mention stays.
 * @throws CommerceError
 */
export function changeAddress(
  service: AddressScope,
  customerId: number,
  id: number,
  input: AddressInput | null | undefined,
): AddressRecord {
  if (!input || Object.keys(input).length === 0) throw inputError('"input" value must be specified');
  const { settings } = service.storeView;
  return service.database.transaction(() => {
    updateAddress(service.database, id, readAddress(input, requireAddress(service, customerId, id), settings));
    const stored = findAttributeValues(service.database, 'address', id);
    const attributes = readCustomAttributes(input.custom_attributesV2, settings.addressAttributes, stored);
    saveAttributeValues(service.database, 'address', id, attributes);
    applyDefaults(service, customerId, id, input);
    return requireAddress(service, customerId, id);
  });
}

/**
 * Removes an address from the customer's book. A default one stays.
 * @throws CommerceError
 */
export function removeAddress(service: ServiceContext, customer: CustomerRecord, id: number): void {
  service.database.transaction(() => {
    requireAddress(service, customer.id, id);
    if (customer.default_billing === id) throw defaultAddressStays(id, 'billing');
    if (customer.default_shipping === id) throw defaultAddressStays(id, 'shipping');
    deleteAddress(service.database, id);
  });
}

function defaultAddressStays(id: number, use: 'billing' | 'shipping'): CommerceError {
  return notAuthorized(`Customer Address ${id} is set as default ${use} address and can not be deleted`);
}
