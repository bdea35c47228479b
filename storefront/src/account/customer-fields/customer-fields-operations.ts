import { defineQuery, graphql } from '../../commerce/index.ts';

/** Values of the fields that not every shop has. */
export const customerProfileQuery = defineQuery({
  name: 'getCustomerProfile',
  requires: 'addressAttributes',
  private: true,
  document: graphql(`
    query getCustomerProfile {
      customer {
        __typename
        prefix
        middlename
        suffix
        date_of_birth
        gender
        taxvat
        custom_attributes {
          code
          ... on AttributeValue {
            value
          }
          ... on AttributeSelectedOptions {
            selected_options {
              value
            }
          }
        }
      }
    }
  `),
});
