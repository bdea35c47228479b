import { defineMutation, defineQuery, graphql } from '../commerce/index.ts';

/** What can still be withdrawn from an order that the shopper may open. */
export const withdrawableOrderQuery = defineQuery({
  name: 'getWithdrawableOrder',
  private: true,
  requires: 'withdrawal',
  document: graphql(`
    query getWithdrawableOrder($order: WithdrawalOrderInput!) {
      withdrawableOrder(order: $order) {
        number
        email
        order_date
        last_day
        items {
          uid
          name
          options
          quantity
        }
      }
    }
  `),
});

/**
 * Sends the mail with the link that opens an order; says yes for an unknown order as well. A second mail does no harm.
 */
export const requestWithdrawalLinkMutation = defineMutation({
  name: 'requestWithdrawalLink',
  requires: 'withdrawal',
  document: graphql(`
    mutation requestWithdrawalLink($number: String!, $email: String!) {
      requestWithdrawalLink(number: $number, email: $email)
    }
  `),
});

/** Withdraws. The backend counts a statement once by its id, so that it may be sent again when the answer was lost. */
export const withdrawMutation = defineMutation({
  name: 'withdrawFromContract',
  idempotent: true,
  requires: 'withdrawal',
  document: graphql(`
    mutation withdrawFromContract($input: WithdrawFromContractInput!) {
      withdrawFromContract(input: $input) {
        number
        received_at
      }
    }
  `),
});
