import { defineQuery, graphql } from '../commerce/index.ts';

/** Who is signed in, in full. */
export const customerQuery = defineQuery({
  name: 'getCustomer',
  private: true,
  document: graphql(`
    query getCustomer {
      customer {
        __typename
        email
        firstname
        lastname
        is_subscribed
      }
    }
  `),
});

/** Who is signed in, in short: whether the backend still knows the customer needs no more. */
export const customerNameQuery = defineQuery({
  name: 'getCustomerName',
  private: true,
  document: graphql(`
    query getCustomerName {
      customer {
        __typename
        firstname
      }
    }
  `),
});
