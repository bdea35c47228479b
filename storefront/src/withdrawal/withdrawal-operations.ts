import { defineMutation, defineQuery, graphql } from '../commerce/index.ts';

/** What can still be withdrawn from an order that is named by number and e-mail address. */
export const withdrawableOrderQuery = defineQuery({
  name: 'getWithdrawableOrder',
  private: true,
  requires: 'withdrawal',
  document: graphql(`
    query getWithdrawableOrder($number: String!, $email: String!) {
      withdrawableOrder(number: $number, email: $email) {
        number
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
