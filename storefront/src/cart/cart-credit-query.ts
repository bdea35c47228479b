import { defineQuery, graphql } from '../commerce/index.ts';

const appliedStoreCredit = graphql(`
  fragment AppliedStoreCredit on Cart @_requires(capability: "storeCredit") {
    applied_store_credit @include(if: true) {
      applied_balance {
        currency
        value
      }
    }
  }
`);

const appliedRewardPoints = graphql(`
  fragment AppliedRewardPoints on Cart @_requires(capability: "rewardPoints") {
    applied_reward_points @include(if: true) {
      points
      money {
        currency
        value
      }
    }
  }
`);

/** What pays for a cart, and how it can be paid for. */
export const cartCreditFields = graphql(
  `
  fragment CartCredit on Cart {
    __typename
    id
    ...AppliedStoreCredit
    ...AppliedRewardPoints
    available_payment_methods {
      code
      title
    }
    prices {
      grand_total {
        currency
        value
      }
    }
  }
`,
  [appliedStoreCredit, appliedRewardPoints],
);

/**
 * What pays for the cart of a customer on Adobe Commerce. A part that the merchant has switched off may be answered with
 * an error in its place.
 */
export const cartCreditQuery = defineQuery({
  name: 'getCartCredit',
  private: true,
  partial: true,
  document: graphql(
    `
      query getCartCredit($cartId: String!) {
        cart(cart_id: $cartId) {
          ...CartCredit
        }
      }
    `,
    [cartCreditFields],
  ),
});
