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

/** All addresses of the customer. */
export const addressBookQuery = defineQuery({
  name: 'getAddressBook',
  private: true,
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

/** Adds an address. Sent once: a second time would add it twice. */
export const createAddressMutation = defineMutation({
  name: 'CreateAddress',
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

/** Replaces an address. */
export const updateAddressMutation = defineMutation({
  name: 'UpdateAddress',
  idempotent: true,
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
