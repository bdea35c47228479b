import { execute, sendConfirmed, type CommerceClient } from '../commerce/index.ts';
import { cancelOrderMutation } from './cancel-order-operations.ts';
import { countCanceledPieces, present, type Order } from './order.ts';
import { customerOrderQuery } from './order-operations.ts';
import { sendOrderId } from './send-order-id.ts';

/**
 * Cancels an order of the customer. When the answer is lost, the order itself tells whether more of it is
 * canceled than `canceledPieces`: a part may have been refunded before.
 *
 * @returns what the backend says against it; undefined when the order is canceled
 * @throws CommerceError when the order was not canceled, or that is not known
 */
export async function cancelCustomerOrder(
  client: CommerceClient,
  { uid, number, canceledPieces }: Pick<Order, 'uid' | 'number' | 'canceledPieces'>,
  reason: string,
): Promise<string | undefined> {
  let refusal: string | undefined;
  await sendConfirmed(
    async () => {
      const { cancelOrder } = await sendOrderId(
        uid,
        async (id) => (await execute(client, cancelOrderMutation, { uid: id, reason })).data,
      );
      refusal = cancelOrder?.errorV2?.message ?? cancelOrder?.error ?? undefined;
    },
    async () => {
      const { customer } = (await execute(client, customerOrderQuery, { number })).data;
      const [order] = present(customer?.orders?.items);
      return order !== undefined && countCanceledPieces(order) > canceledPieces;
    },
  );
  return refusal;
}
