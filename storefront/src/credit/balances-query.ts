import { defineQuery, graphql } from '../commerce/index.ts';

const customerStoreCredit = graphql(`
  fragment CustomerStoreCredit on Customer @_requires(capability: "storeCredit") {
    store_credit @include(if: true) {
      enabled
      current_balance {
        currency
        value
      }
    }
  }
`);

const customerRewardPoints = graphql(`
  fragment CustomerRewardPoints on Customer @_requires(capability: "rewardPoints") {
    reward_points @include(if: true) {
      balance {
        points
        money {
          currency
          value
        }
      }
    }
  }
`);

/** What the customer holds. An account without one of them may be answered with an error in its place. */
export const balancesQuery = defineQuery({
  name: 'getBalances',
  private: true,
  partial: true,
  document: graphql(
    `
      query getBalances {
        customer {
          __typename
          email
          ...CustomerStoreCredit
          ...CustomerRewardPoints
        }
      }
    `,
    [customerStoreCredit, customerRewardPoints],
  ),
});
