import { defineQuery, graphql } from '../../commerce/index.ts';

/** Which fields accounts or addresses have in this shop, and what they require, by the code of one of Magento's forms. */
export const customerAttributesQuery = defineQuery({
  name: 'getCustomerAttributes',
  requires: 'addressAttributes',
  document: graphql(`
    query getCustomerAttributes($form: String!) {
      attributesForm(formCode: $form) {
        items {
          code
          label
          frontend_input
          is_required
          default_value
          options {
            label
            value
          }
          ... on CustomerAttributeMetadata {
            multiline_count
            validate_rules {
              name
              value
            }
          }
        }
      }
    }
  `),
});

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
