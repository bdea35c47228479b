import { defineMutation, defineQuery, graphql } from '../../commerce/index.ts';
import { customerAddressAttributes } from '../../custom-attributes/index.ts';

/** An address of the address book. */
export const customerAddressFields = graphql(
  `
  fragment CustomerAddressFields on CustomerAddress {
    __typename
    id
    prefix
    firstname
    middlename
    lastname
    suffix
    company
    vat_id
    street
    city
    postcode
    telephone
    fax
    country_code
    default_shipping
    default_billing
    region {
      region
      region_code
    }
    ...CustomerAddressAttributes
  }
`,
  [customerAddressAttributes],
);

/**
 * All addresses of the customer. An attribute whose option the merchant has removed is an error within its address,
 * which can be shown and changed without it.
 *
 * @see https://github.com/magento/magento2/issues/38884
 */
export const addressBookQuery = defineQuery({
  name: 'getAddressBook',
  private: true,
  partial: ({ path }) => path.length > 2,
  document: graphql(
    `
      query getAddressBook {
        customer {
          __typename
          addresses {
            ...CustomerAddressFields
          }
        }
      }
    `,
    [customerAddressFields],
  ),
});

/** Adds an address. Sent once: a second time would add it twice. One of which a part cannot be read is added all the same. */
export const createAddressMutation = defineMutation({
  name: 'CreateAddress',
  partial: ({ path }) => path.length > 1,
  document: graphql(
    `
      mutation CreateAddress($input: CustomerAddressInput!) {
        createCustomerAddress(input: $input) {
          ...CustomerAddressFields
        }
      }
    `,
    [customerAddressFields],
  ),
});

/** Replaces an address. One of which a part cannot be read is replaced all the same. */
export const updateAddressMutation = defineMutation({
  name: 'UpdateAddress',
  idempotent: true,
  partial: ({ path }) => path.length > 1,
  document: graphql(
    `
      mutation UpdateAddress($id: Int!, $input: CustomerAddressInput!) {
        updateCustomerAddress(id: $id, input: $input) {
          ...CustomerAddressFields
        }
      }
    `,
    [customerAddressFields],
  ),
});

/** Deletes an address that is no default. */
export const deleteAddressMutation = defineMutation({
  name: 'DeleteAddress',
  document: graphql(`
    mutation DeleteAddress($id: Int!) {
      deleteCustomerAddress(id: $id)
    }
  `),
});
