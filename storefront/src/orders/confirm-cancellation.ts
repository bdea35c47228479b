import { CommerceError, execute, type CommerceClient } from '../commerce/index.ts';
import { confirmCancellationMutation } from './cancel-order-operations.ts';

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

const isInputError = (error: unknown): boolean =>
  error instanceof CommerceError &&
  error.kind === 'graphql' &&
  error.errors.every(({ category }) => category === 'graphql-input');

/** Returns the id that a uid encodes, e.g. `12` for `MTI=`; null where it encodes no number. */
function decodeId(uid: string): string | null {
  try {
    const id = atob(uid);
    return /^\d+$/.test(id) ? id : null;
  } catch {
    return null;
  }
}

/**
 * Cancels a guest's order with the key of the link.
 *
 * @param uid - Uid of the order. Where the backend rejects it, the id that it encodes is sent: the first releases with
 *   the mutation expected that. Both are rejected before anything is canceled.
 * @returns what the backend says against it, or null when the order is canceled
 * @throws CommerceError when the key is wrong or the backend cannot be reached
 */
export async function confirmCancellation(client: CommerceClient, uid: string, key: string): Promise<string | null> {
  const send = async (id: string) => {
    const { data } = await execute(client, confirmCancellationMutation, { id, key });
    const { errorV2, error } = data.confirmCancelOrder ?? {};
    return errorV2?.message ?? error ?? null;
  };
  try {
    return await send(uid);
  } catch (error) {
    const id = decodeId(uid);
    if (id === null || !isInputError(error)) throw error;
    return await send(id);
  }
}
