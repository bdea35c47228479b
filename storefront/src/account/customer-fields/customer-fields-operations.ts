import { defineQuery, graphql } from '../../commerce/index.ts';

/** Which fields an account has in this shop, and which of them it requires, by the code of one of Magento's forms. */
export const customerAttributesQuery = defineQuery({
  name: 'getCustomerAttributes',
  requires: 'addressAttributes',
  document: graphql(`
    query getCustomerAttributes($form: String!) {
      attributesForm(formCode: $form) {
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

/** Values of the fields that not every shop has. */
export const customerProfileQuery = defineQuery({
  name: 'getCustomerProfile',
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
      }
    }
  `),
});
