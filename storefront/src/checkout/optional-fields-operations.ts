import { defineQuery, graphql } from '../commerce/index.ts';

/** Which fields an address has in this shop, and which of them it requires. */
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
        }
      }
    }
  `),
});
