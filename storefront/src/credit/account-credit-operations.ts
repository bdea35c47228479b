import { defineQuery, graphql } from '../commerce/index.ts';

/** Store credit of the customer with its newest changes. */
export const storeCreditQuery = defineQuery({
  name: 'getStoreCredit',
  requires: 'storeCredit',
  private: true,
  document: graphql(`
    query getStoreCredit($pageSize: Int!) {
      customer {
        __typename
        email
        store_credit {
          enabled
          current_balance {
            currency
            value
          }
          balance_history(pageSize: $pageSize) {
            items {
              action
              date_time_changed
              balance_change {
                currency
                value
              }
              actual_balance {
                currency
                value
              }
            }
            total_count
          }
        }
      }
    }
  `),
});

/** Reward points of the customer with their history and what they are worth. */
export const rewardPointsQuery = defineQuery({
  name: 'getRewardPoints',
  requires: 'rewardPoints',
  private: true,
  document: graphql(`
    query getRewardPoints {
      customer {
        __typename
        email
        reward_points {
          balance {
            points
            money {
              currency
              value
            }
          }
          balance_history {
            change_reason
            date
            points_change
            balance {
              points
            }
          }
          exchange_rates {
            earning {
              currency_amount
              points
            }
            redemption {
              currency_amount
              points
            }
          }
        }
      }
    }
  `),
});
