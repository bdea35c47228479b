import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop } from '../checkout/testing/test-shop.ts';
import type { TestShop } from '../checkout/testing/test-shop.ts';
import { filledCart, payBy, pay, ship } from '../rest/testing/rest-driver.ts';
import { fixtureShop } from '../testing/fixture-shop.ts';

const [view] = fixtureShop().storeViews;
let shop: TestShop;
let silent: TestShop;
beforeAll(() => {
  silent = openTestShop();
  shop = openTestShop({
    shop: fixtureShop({ storeViews: [{ ...view, config: { ...view.config, allow_order: '1', allow_items: '1' } }] }),
  });
});
afterAll(() => {
  shop.dispose();
  silent.dispose();
});

const CART = `query ($id: String!) {
  storeConfig { allow_order allow_items }
  cart(cart_id: $id) {
    gift_message { from to message }
    items { uid quantity product { gift_message_available } ... on SimpleCartItem { gift_message { from to message } } }
  }
}`;
const UPDATE = `mutation ($id: String!, $items: [CartItemUpdateInput]!) {
  updateCartItems(input: { cart_id: $id, cart_items: $items }) { cart { id } errors { message } }
}`;
const message = { from: 'Jan', to: 'Anna', message: 'Alles Gute!' };
const body = (text = message.message) => ({ giftMessage: { sender: 'Jan', recipient: 'Anna', message: text } });
const path = (id: string) => `V1/guest-carts/${id}/gift-message`;
const read = (from: TestShop, id: string) => from.ask(CART, { id });
const addToLine = async (to: TestShop, id: string, text = message.message) => {
  const cart_item_uid = (await read(to, id)).textAt('cart', 'items', 0, 'uid');
  return to.ask(UPDATE, { id, items: [{ cart_item_uid, quantity: 2, gift_message: { ...message, message: text } }] });
};

describe('gift messages', () => {
  it('are kept for the cart by REST and for a line by GraphQL, and removed without text', async () => {
    const id = await filledCart(shop);
    expect(await shop.rest('GET', path(id))).toMatchObject({ status: 200, body: null });
    expect(await shop.rest('POST', path(id), body())).toMatchObject({ status: 200, body: true });
    expect((await addToLine(shop, id)).errors).toEqual([]);
    expect((await read(shop, id)).data).toMatchObject({
      storeConfig: { allow_order: '1', allow_items: '1' },
      cart: {
        gift_message: message,
        items: [{ quantity: 2, product: { gift_message_available: true }, gift_message: message }],
      },
    });
    expect(await shop.rest('GET', path(id))).toMatchObject({ body: body().giftMessage });
    await shop.rest('POST', path(id), body(''));
    await addToLine(shop, id, ' ');
    expect((await read(shop, id)).at('cart')).toMatchObject({ gift_message: null, items: [{ gift_message: null }] });
  });

  it('go over into the order with their lines', async () => {
    const id = await filledCart(shop, { sku: 'VIT-D3', quantity: 1 }, { sku: 'VIT-C', quantity: 1 });
    await shop.rest('POST', path(id), body());
    await addToLine(shop, id);
    await ship(shop, id);
    await pay(shop, id, payBy('banktransfer'));
    const number = (await shop.rest('GET', `V1/guest-carts/${id}`)).body;
    const found = await shop.ask(
      `query ($input: OrderInformationInput!) { guestOrder(input: $input) {
        gift_message { from to message } items { gift_message { message } }
      } }`,
      {
        input: {
          number: typeof number === 'object' && number && 'reserved_order_id' in number && number.reserved_order_id,
          email: 'rest@example.com',
          lastname: 'Kowalski',
        },
      },
    );
    expect(found.at('guestOrder')).toEqual({
      gift_message: message,
      items: [{ gift_message: { message: message.message } }, { gift_message: null }],
    });
  });

  it('of a line stay when carts are merged', async () => {
    const id = await filledCart(shop);
    await addToLine(shop, id);
    const { token } = await shop.newCustomer();
    const own = (await shop.ask('mutation { createEmptyCart }', {}, token)).textAt('createEmptyCart');
    await shop.ask(`mutation ($id: String!) { mergeCarts(source_cart_id: $id) { id } }`, { id }, token);
    expect((await shop.ask(CART, { id: own }, token)).at('cart', 'items')).toMatchObject([{ gift_message: message }]);
  });

  it('are refused by REST and passed over by GraphQL where the store allows none', async () => {
    const id = await filledCart(silent);
    expect(await silent.rest('POST', path(id), body())).toMatchObject({
      status: 400,
      body: { message: "The gift message isn't available." },
    });
    expect((await addToLine(silent, id)).at('updateCartItems', 'errors')).toEqual([]);
    expect((await read(silent, id)).data).toMatchObject({
      storeConfig: { allow_order: '0', allow_items: '0' },
      cart: { gift_message: null, items: [{ product: { gift_message_available: false }, gift_message: null }] },
    });
  });

  it('are refused for an empty cart', async () => {
    expect(await shop.rest('POST', path(await shop.guestCart()), body())).toMatchObject({ status: 400 });
  });
});
