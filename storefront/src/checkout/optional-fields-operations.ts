import { defineQuery, graphql } from '../commerce/index.ts';

/** What an address needs to be saved in the address book. */
export const savedAddressAttributesQuery = defineQuery({
  name: 'getSavedAddressAttributes',
  requires: 'addressAttributes',
  document: graphql(`
    query getSavedAddressAttributes {
      attributesForm(formCode: "customer_address_edit") {
        items {
          code
          is_required
        }
      }
    }
  `),
});

/** Which fields an address has in this shop, which of them it requires, and how many lines its street has. */
export const addressAttributesQuery = defineQuery({
  name: 'getAddressAttributes',
  requires: 'addressAttributes',
  document: graphql(`
    query getAddressAttributes {
      attributesForm(formCode: "customer_register_address") {
        items {
          code
          is_required
          options {
            label
            value
          }
          ... on CustomerAttributeMetadata {
            multiline_count
          }
        }
      }
    }
  `),
});
