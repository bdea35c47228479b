import { defineQuery, graphql } from '../../commerce/index.ts';

/** What is shown of the payment methods that the customer keeps. */
export const savedPaymentsFields = graphql(`
  fragment SavedPayments on CustomerPaymentTokens {
    __typename
    items {
      public_hash
      payment_method_code
      type
      details
    }
  }
`);

/** Payment methods that the customer keeps. */
export const savedPaymentsQuery = defineQuery({
  name: 'getSavedPayments',
  private: true,
  document: graphql(
    `
      query getSavedPayments {
        customerPaymentTokens {
          ...SavedPayments
        }
      }
    `,
    [savedPaymentsFields],
  ),
});
