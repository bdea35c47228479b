import { defineQuery, graphql } from '../commerce/index.ts';

/** Who is signed in (SES-16). */
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
