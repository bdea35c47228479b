import { defineQuery, graphql } from '../../commerce/index.ts';

/** Payment methods that the customer keeps. */
export const savedPaymentsQuery = defineQuery({
  name: 'getSavedPayments',
  private: true,
  document: graphql(`
    query getSavedPayments {
      customerPaymentTokens {
        __typename
        items {
          public_hash
          payment_method_code
          type
          details
        }
      }
    }
  `),
});
