import { getSentAddress, isSameAddress, type CheckoutAddress, type OptionalFields } from '../../checkout/index.ts';
import { execute, sendConfirmed, type CommerceClient } from '../../commerce/index.ts';
import { addressBookQuery, createAddressMutation } from './address-operations.ts';
import { toCustomerAddresses, type addressInput, type AddressDefaults } from './customer-address.ts';

/** An address that is added to the address book. */
export interface NewAddress {
  address: CheckoutAddress;
  defaults: AddressDefaults;
  /** Fields of the address book. */
  optionalFields: OptionalFields;
  /** The same as Magento's input. */
  input: ReturnType<typeof addressInput>;
}

/**
 * Adds an address once: when the answer is lost, the address book tells whether the address is there.
 *
 * @param wasSent - An address was sent before whose answer was lost, and it may have arrived since. Default false.
 * @throws CommerceError when the address was not added; UnknownOutcomeError when that is not known
 */
export async function createAddress(
  client: CommerceClient,
  { address, defaults, optionalFields, input }: NewAddress,
  wasSent = false,
): Promise<void> {
  const isInBook = async () => {
    const { customer } = (await execute(client, addressBookQuery, {})).data;
    return toCustomerAddresses(customer?.addresses).some(
      (kept) =>
        isSameAddress(getSentAddress(kept.address, optionalFields), address) &&
        (kept.isDefaultShipping || !defaults.shipping) &&
        (kept.isDefaultBilling || !defaults.billing),
    );
  };
  const add = async () => {
    if (!wasSent || !(await isInBook())) await execute(client, createAddressMutation, { input });
  };
  await sendConfirmed(add, isInBook);
}
