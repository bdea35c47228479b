import { defineMutation, defineQuery, graphql } from '../commerce/index.ts';

/** What a customer chooses from to say why an order is canceled. */
export const cancellationReasonsQuery = defineQuery({
  name: 'getCancellationReasons',
  requires: 'orderCancellation',
  document: graphql(`
    query getCancellationReasons {
      storeConfig {
        store_code
        order_cancellation_reasons {
          description
        }
      }
    }
  `),
});

/** Cancels an order of the customer; a refusal stands in `errorV2`. */
export const cancelOrderMutation = defineMutation({
  name: 'CancelOrder',
  document: graphql(`
    mutation CancelOrder($uid: ID!, $reason: String!) {
      cancelOrder(input: { order_id: $uid, reason: $reason }) {
        errorV2 {
          code
          message
        }
      }
    }
  `),
});
