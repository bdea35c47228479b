import { useMemo } from 'react';
import { createRestClient, executeExclusive, useCommerce } from '../commerce/index.ts';
import { useRestIdentity } from '../session/index.ts';
import type { GiftMessage, GiftMessageTarget } from './gift-message-target.ts';
import { saveLineGiftMessage } from './save-line-gift-message.ts';

/**
 * Returns the function that stores a gift message; one without text removes it. That of the order goes by REST: GraphQL
 * of Magento Open Source can only read it (`setGiftOptionsOnCart` is Adobe Commerce's).
 *
 * @throws CommerceError and RestError, and Error where Magento stores no message, in the promise of the function
 */
export function useSaveGiftMessage(
  cartId: string | undefined,
): (target: GiftMessageTarget, message: GiftMessage) => Promise<unknown> {
  const { client } = useCommerce();
  const identity = useRestIdentity();
  return useMemo(() => {
    const rest = createRestClient({ backendUrl: '', ...identity });
    return (target, message) => {
      if (cartId === undefined) return Promise.reject(new Error('There is no cart.'));
      if (target.type === 'line') return saveLineGiftMessage(client, { cartId, lineUid: target.uid, message });
      const cart = identity.token() === undefined ? `guest-carts/${encodeURIComponent(cartId)}` : 'carts/mine';
      const { from, to, message: text } = message;
      // In the queue of the other changes: Magento saves the whole cart with it.
      return executeExclusive(client, () =>
        rest.request({
          method: 'POST',
          path: `${cart}/gift-message`,
          body: { giftMessage: { sender: from, recipient: to, message: text } },
          idempotent: true,
          parse: (response) => response,
        }),
      );
    };
  }, [client, identity, cartId]);
}
