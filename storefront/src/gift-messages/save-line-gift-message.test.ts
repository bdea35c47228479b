import { describe, expect, it } from 'vitest';
import { execute } from '../commerce/index.ts';
import { updateItemMutation } from '../cart/index.ts';
import { fakeBackend } from '../testing/index.ts';
import { saveLineGiftMessage } from './save-line-gift-message.ts';

const message = { from: 'Jan', to: 'Anna', message: 'Alles Gute!' };

/** Cart with one line, of which there are two pieces at first. */
function setUp({
  errors = [],
  isAllowed = true,
}: {
  errors?: readonly { code: string; message: string }[];
  isAllowed?: boolean;
} = {}) {
  let quantity = 2;
  let stored: unknown = null;
  const { client, sent } = fakeBackend(
    ({ name, variables }) => {
      if (name === 'getGiftMessages')
        return {
          data: { cart: { __typename: 'Cart', id: 'c', items: [{ uid: '1', quantity, gift_message: stored }] } },
        };
      if (typeof variables['quantity'] === 'number') quantity = variables['quantity'];
      if (errors.length === 0 && isAllowed && 'message' in variables) stored = variables['message'];
      return { data: { updateCartItems: { cart: { __typename: 'Cart', id: 'c' }, errors } } };
    },
    { capabilities: ['cartGiftMessages', 'updateRefusals'] },
  );
  return { client, sent, getState: () => ({ quantity, stored }) };
}

describe('saveLineGiftMessage', () => {
  it('keeps a quantity that was changed just before', async () => {
    const { client, sent, getState } = setUp();
    const change = execute(client, updateItemMutation, { cartId: 'c', itemId: '1', quantity: 5 });
    await Promise.all([change, saveLineGiftMessage(client, { cartId: 'c', lineUid: '1', message })]);
    expect(getState()).toEqual({ quantity: 5, stored: message });
    expect(sent.map(({ name }) => name)).toEqual([
      'updateItemQuantity',
      'getGiftMessages',
      'SetLineGiftMessage',
      'getGiftMessages',
    ]);
  });

  it('rejects where the line is not in the cart', async () => {
    const { client, sent } = setUp();
    await expect(saveLineGiftMessage(client, { cartId: 'c', lineUid: '2', message })).rejects.toThrow('no line 2');
    expect(sent.map(({ name }) => name)).toEqual(['getGiftMessages']);
  });

  it('rejects where Magento leaves the message out without notice, but not when it is removed', async () => {
    const { client } = setUp({ isAllowed: false });
    const save = (text: string) =>
      saveLineGiftMessage(client, { cartId: 'c', lineUid: '1', message: { ...message, message: text } });
    await expect(save(message.message)).rejects.toThrow('can have no gift message');
    await expect(save('')).resolves.toBeUndefined();
  });

  it('rejects where Magento rejects the change', async () => {
    const { client } = setUp({ errors: [{ code: 'INSUFFICIENT_STOCK', message: 'Only 1 left' }] });
    await expect(saveLineGiftMessage(client, { cartId: 'c', lineUid: '1', message })).rejects.toThrow('Only 1 left');
  });
});
