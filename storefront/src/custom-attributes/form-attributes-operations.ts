import { defineQuery, graphql } from '../commerce/index.ts';

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

/** Values of the attributes of an address that the merchant has added. */
export const customerAddressAttributes = graphql(`
  fragment CustomerAddressAttributes on CustomerAddress @_requires(capability: "addressAttributes") {
    custom_attributesV2 @include(if: true) {
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
`);
