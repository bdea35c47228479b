import { defineMutation, defineQuery, graphql } from '../commerce/index.ts';

const cancellationRefusal = graphql(`
  fragment CancellationRefusal on CancelOrderOutput @_requires(capability: "cancellationRefusals") {
    errorV2 @include(if: true) {
      code
      message
    }
  }
`);

/** Whether customers cancel orders, and what a customer chooses from to say why an order is canceled. */
export const cancellationReasonsQuery = defineQuery({
  name: 'getCancellationReasons',
  requires: 'orderCancellation',
  document: graphql(`
    query getCancellationReasons {
      storeConfig {
        store_code
        order_cancellation_enabled
        order_cancellation_reasons {
          description
        }
      }
    }
  `),
});

/** Mails the link with which a guest cancels an order; a refusal stands in `errorV2`. */
export const requestGuestCancellationMutation = defineMutation({
  name: 'RequestGuestOrderCancel',
  requires: 'guestOrderCancellation',
  document: graphql(`
    mutation RequestGuestOrderCancel($token: String!, $reason: String!) {
      requestGuestOrderCancel(input: { token: $token, reason: $reason }) {
        error
        errorV2 {
          message
        }
      }
    }
  `),
});

/** Cancels a guest's order with the key of the mailed link. */
export const confirmCancellationMutation = defineMutation({
  name: 'ConfirmCancelOrder',
  requires: 'guestOrderCancellation',
  document: graphql(`
    mutation ConfirmCancelOrder($id: ID!, $key: String!) {
      confirmCancelOrder(input: { order_id: $id, confirmation_key: $key }) {
        error
        errorV2 {
          message
        }
      }
    }
  `),
});

/** Cancels an order of the customer; a refusal stands in `errorV2`, before 2.4.8 in `error`. */
export const cancelOrderMutation = defineMutation({
  name: 'CancelOrder',
  requires: 'orderCancellation',
  document: graphql(
    `
      mutation CancelOrder($uid: ID!, $reason: String!) {
        cancelOrder(input: { order_id: $uid, reason: $reason }) {
          error
          ...CancellationRefusal
        }
      }
    `,
    [cancellationRefusal],
  ),
});
