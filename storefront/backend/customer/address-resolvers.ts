import type { Resolvers } from '../module.ts';
import type { RequestContext } from '../request-context.ts';
import { addAddress, changeAddress, removeAddress } from './address-book.ts';
import type { AddressRecord } from './address-repository.ts';
import type { AddressInput } from './address-rules.ts';
import { findAttributeValues } from './custom-attribute-repository.ts';
import { toAttributeValues } from './custom-attributes.ts';
import { findCustomer } from './customer-repository.ts';
import { streetLines } from './postal-address.ts';
import { requireCustomer, requireCustomerId } from './require-customer.ts';

/** The address book. */
export const addressResolvers: Resolvers = {
  Mutation: {
    createCustomerAddress: (_: unknown, { input }: { input: AddressInput }, context: RequestContext) =>
      addAddress(context, requireCustomerId(context), input),

    updateCustomerAddress: (
      _: unknown,
      { id, input }: { id: number; input?: AddressInput | null },
      context: RequestContext,
    ) => changeAddress(context, requireCustomerId(context), id, input),

    deleteCustomerAddress(_: unknown, { id }: { id: number }, context: RequestContext) {
      removeAddress(context, requireCustomer(context), id);
      return true;
    },
  },

  CustomerAddress: {
    custom_attributesV2: (
      { id }: AddressRecord,
      { attributeCodes }: { attributeCodes?: readonly string[] | null },
      { database, storeView }: RequestContext,
    ) =>
      toAttributeValues(
        findAttributeValues(database, 'address', id),
        storeView.settings.addressAttributes,
        attributeCodes,
      ),
    street: (address: AddressRecord) => streetLines(address.street),
    region: ({ region, region_code, region_id }: AddressRecord) => ({ region, region_code, region_id }),
    default_billing: ({ id, customer_id }: AddressRecord, _: unknown, { database }: RequestContext) =>
      findCustomer(database, customer_id)?.default_billing === id,
    default_shipping: ({ id, customer_id }: AddressRecord, _: unknown, { database }: RequestContext) =>
      findCustomer(database, customer_id)?.default_shipping === id,
  },
};
