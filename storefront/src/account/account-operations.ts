import { defineMutation, defineQuery, graphql } from '../commerce/index.ts';

/** Creates a customer; no token comes back: signing in is the next step. Not repeated after a lost answer. */
export const createAccountMutation = defineMutation({
  name: 'CreateAccount',
  captchaForm: 'CUSTOMER_CREATE',
  document: graphql(`
    mutation CreateAccount($input: CustomerCreateInput!) {
      createCustomerV2(input: $input) {
        customer {
          email
          firstname
          lastname
        }
      }
    }
  `),
});

/** The store's rules for passwords (CFG-02). */
export const passwordRulesQuery = defineQuery({
  name: 'passwordRules',
  document: graphql(`
    query passwordRules {
      storeConfig {
        store_code
        minimum_password_length
        required_character_classes_number
      }
    }
  `),
});

/** The customer with the latest orders. */
export const accountQuery = defineQuery({
  name: 'getAccount',
  private: true,
  document: graphql(`
    query getAccount {
      customer {
        __typename
        email
        firstname
        lastname
        orders(pageSize: 20) {
          items {
            number
            order_date
            status
            total {
              grand_total {
                value
                currency
              }
            }
          }
        }
      }
    }
  `),
});
