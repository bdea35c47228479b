import { getUpdateError } from '../cart/index.ts';
import { executeExclusive, type CommerceClient } from '../commerce/index.ts';
import { giftMessagesQuery, setLineGiftMessageMutation } from './gift-message-operations.ts';
import type { GiftMessage } from './gift-message-target.ts';

/**
 * Stores the gift message of a line; one without text removes it. Magento sets the quantity of the line with it, so the
 * quantity is read first, in the same entry of the mutation queue: the shopper may have changed it just before.
 *
 * @throws CommerceError; Error where the line is not in the cart, where Magento rejects the change, or where it has left
 *   the message out without notice
 */
export function saveLineGiftMessage(
  client: CommerceClient,
  { cartId, lineUid, message }: { cartId: string; lineUid: string; message: GiftMessage },
): Promise<void> {
  return executeExclusive(client, async (send) => {
    const readLine = async () => {
      const { data } = await send(giftMessagesQuery, { cartId });
      const line = data.cart?.items?.find((item) => item?.uid === lineUid);
      if (!line) throw new Error(`The cart has no line ${lineUid}.`);
      return line;
    };
    const { quantity } = await readLine();
    const error = getUpdateError(await send(setLineGiftMessageMutation, { cartId, lineUid, quantity, message }));
    if (error) throw new Error(error.messages.join(', '));
    if (message.message === '') return;
    const line = await readLine();
    if (!('gift_message' in line && line.gift_message)) throw new Error(`Line ${lineUid} can have no gift message.`);
  });
}
