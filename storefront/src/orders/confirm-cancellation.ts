import { execute, type CommerceClient } from '../commerce/index.ts';
import { confirmCancellationMutation } from './cancel-order-operations.ts';
import { sendOrderId } from './send-order-id.ts';

/** What the link in Magento's mail to a guest has. */
export interface CancellationLink {
  /** Number of the order. */
  number: string;
  key: string;
}

/** Reads Magento's link, e.g. `?confirmation_key=abc&order_id=000000012`; null for another query. */
export function parseCancellationLink(search: string): CancellationLink | null {
  const parameters = new URLSearchParams(search);
  const [number, key] = [parameters.get('order_id'), parameters.get('confirmation_key')];
  return number && key ? { number, key } : null;
}

/**
 * Cancels a guest's order with the key of the link.
 *
 * @param uid - Uid of the order.
 * @returns what the backend says against it, or null when the order is canceled
 * @throws CommerceError when the key is wrong or the backend cannot be reached
 */
export async function confirmCancellation(client: CommerceClient, uid: string, key: string): Promise<string | null> {
  return await sendOrderId(uid, async (id) => {
    const { data } = await execute(client, confirmCancellationMutation, { id, key });
    const { errorV2, error } = data.confirmCancelOrder ?? {};
    return errorV2?.message ?? error ?? null;
  });
}
