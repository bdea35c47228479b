import { cartCreditFields, cartFields, isLostChoice } from '../cart/index.ts';
import { defineMutation, graphql } from '../commerce/index.ts';

/** Pays for a cart with store credit, as far as it goes. */
export const applyStoreCreditMutation = defineMutation({
  name: 'applyStoreCredit',
  partial: isLostChoice,
  requires: 'storeCredit',
  idempotent: true,
  document: graphql(
    `
      mutation applyStoreCredit($cartId: String!) {
        applyStoreCreditToCart(input: { cart_id: $cartId }) {
          cart {
            ...CartFields
            ...CartCredit
          }
        }
      }
    `,
    [cartFields, cartCreditFields],
  ),
});

/** Keeps store credit for another order. */
export const removeStoreCreditMutation = defineMutation({
  name: 'removeStoreCredit',
  partial: isLostChoice,
  requires: 'storeCredit',
  idempotent: true,
  document: graphql(
    `
      mutation removeStoreCredit($cartId: String!) {
        removeStoreCreditFromCart(input: { cart_id: $cartId }) {
          cart {
            ...CartFields
            ...CartCredit
          }
        }
      }
    `,
    [cartFields, cartCreditFields],
  ),
});

/** Pays for a cart with as many reward points as it takes, or all. */
export const applyRewardPointsMutation = defineMutation({
  name: 'applyRewardPoints',
  partial: isLostChoice,
  requires: 'rewardPoints',
  idempotent: true,
  document: graphql(
    `
      mutation applyRewardPoints($cartId: ID!) {
        applyRewardPointsToCart(cartId: $cartId) {
          cart {
            ...CartFields
            ...CartCredit
          }
        }
      }
    `,
    [cartFields, cartCreditFields],
  ),
});

/** Keeps reward points for another order. */
export const removeRewardPointsMutation = defineMutation({
  name: 'removeRewardPoints',
  partial: isLostChoice,
  requires: 'rewardPoints',
  idempotent: true,
  document: graphql(
    `
      mutation removeRewardPoints($cartId: ID!) {
        removeRewardPointsFromCart(cartId: $cartId) {
          cart {
            ...CartFields
            ...CartCredit
          }
        }
      }
    `,
    [cartFields, cartCreditFields],
  ),
});
