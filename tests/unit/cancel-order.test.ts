import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCancellationLink } from '../../storefront/src/orders/confirm-cancellation.ts';
import germanShoes from '../merchants/german-shoes/index.ts';
import { openTestShop } from '../../storefront/backend/checkout/testing/test-shop.ts';
import type { TestShop } from '../../storefront/backend/checkout/testing/test-shop.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop({ shop: germanShoes, profile: 'stock' });
});
afterAll(() => shop.dispose());

const anna = () => shop.signIn('anna.huber@example.com', 'Sonnenblume-7');

const ORDERS =
  '{ customer { orders(sort: { sort_field: CREATED_AT, sort_direction: DESC }) { items { id status available_actions } } } }';

/** Orders a voucher, of which nothing is shipped; returns the uid of the order. */
async function order(token: string): Promise<string> {
  const id = (await shop.ask('{ customerCart { id } }', {}, token)).textAt('customerCart', 'id');
  await shop.add(id, [{ sku: 'G-50', quantity: 1 }], token);
  const placed = await shop.ask(
    `mutation ($id: String!) {
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: { firstname: "Anna", lastname: "Huber",
        street: ["Mariahilfer Straße 12"], city: "Wien", postcode: "1060", country_code: "AT", telephone: "+436641234567" } } }) { cart { id } }
      setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "banktransfer" } }) { cart { id } }
      placeOrder(input: { cart_id: $id }) { orderV2 { id } }
    }`,
    { id },
    token,
  );
  return placed.textAt('placeOrder', 'orderV2', 'id');
}

const cancel = (uid: string, token?: string) =>
  shop.ask(
    `mutation ($uid: ID!) { cancelOrder(input: { order_id: $uid, reason: "Versehentlich bestellt" }) {
      error errorV2 { code } order { id status available_actions }
    } }`,
    { uid },
    token,
  );

describe('cancelOrder', () => {
  it('offers the reasons of the store', async () => {
    const { data } = await shop.ask(
      '{ storeConfig { order_cancellation_enabled order_cancellation_reasons { description } } }',
    );
    expect(data).toEqual({
      storeConfig: {
        order_cancellation_enabled: true,
        order_cancellation_reasons: [{ description: 'Lieferzeit zu lang' }, { description: 'Versehentlich bestellt' }],
      },
    });
  });

  it('cancels an order of the customer once, which is offered as an action before', async () => {
    const token = await anna();
    const uid = await order(token);
    const before = await shop.ask(ORDERS, {}, token);
    expect(before.at('customer', 'orders', 'items', 0)).toMatchObject({
      id: uid,
      available_actions: ['REORDER', 'CANCEL'],
    });
    const done = await cancel(uid, token);
    expect(done.errors).toEqual([]);
    expect(done.at('cancelOrder')).toMatchObject({
      error: null,
      errorV2: null,
      order: { available_actions: ['REORDER'] },
    });
    expect((await cancel(uid, token)).at('cancelOrder', 'errorV2', 'code')).toBe('INVALID_ORDER_STATUS');
  });

  it('refuses guests, other customers and orders that do not exist', async () => {
    const uid = await order(await anna());
    const { token } = await shop.newCustomer();
    expect((await cancel(uid)).errors[0]?.extensions).toEqual({ category: 'graphql-authorization' });
    for (const other of [uid, 'OTk5OTk='])
      expect((await cancel(other, token)).errors[0]?.extensions).toEqual({ category: 'graphql-no-such-entity' });
  });
});

describe('the cancellation of a guest’s order', () => {
  const FIND = `query ($number: String!) { guestOrder(input: { number: $number, email: "guest@example.com", lastname: "Gast" }) {
    id token status available_actions comments { message }
  } }`;
  const request = (token: string) =>
    shop.ask(
      `mutation ($token: String!) { requestGuestOrderCancel(input: { token: $token, reason: "Lieferzeit zu lang" }) {
        error errorV2 { code } order { status available_actions }
      } }`,
      { token },
    );
  const confirm = (id: string, key: string) =>
    shop.ask(
      `mutation ($id: ID!, $key: String!) { confirmCancelOrder(input: { order_id: $id, confirmation_key: $key }) {
        error errorV2 { code } order { available_actions }
      } }`,
      { id, key },
    );

  /** Orders a voucher as a guest; returns the number of the order. */
  async function orderAsGuest(): Promise<string> {
    const id = await shop.guestCart();
    await shop.add(id, [{ sku: 'G-50', quantity: 1 }]);
    const placed = await shop.ask(
      `mutation ($id: String!) {
        setGuestEmailOnCart(input: { cart_id: $id, email: "guest@example.com" }) { cart { id } }
        setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: { firstname: "Gabi", lastname: "Gast",
          street: ["Ring 1"], city: "Wien", postcode: "1010", country_code: "AT", telephone: "+436641234567" } } }) { cart { id } }
        setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "banktransfer" } }) { cart { id } }
        placeOrder(input: { cart_id: $id }) { orderV2 { number } }
      }`,
      { id },
    );
    return placed.textAt('placeOrder', 'orderV2', 'number');
  }

  it('mails a link with Magento’s path, whose key cancels the order once', async () => {
    const number = await orderAsGuest();
    const found = await shop.ask(FIND, { number });
    expect(found.at('guestOrder', 'available_actions')).toEqual(['REORDER', 'CANCEL']);
    const uid = found.textAt('guestOrder', 'id');
    const token = found.textAt('guestOrder', 'token');
    expect((await request(token)).at('requestGuestOrderCancel')).toMatchObject({
      error: null,
      errorV2: null,
      order: { available_actions: ['REORDER', 'CANCEL'] },
    });
    const mail = await shop.newestMail();
    const [, search = ''] = /sales\/guest\/view\/(\?[^"\s<]+)/.exec(mail) ?? [];
    const link = parseCancellationLink(search.replaceAll('&amp;', '&'));
    expect(link?.number).toBe(number);
    expect((await confirm(uid, 'x'.repeat(32))).errors[0]).toMatchObject({
      message: 'The order cancellation could not be confirmed.',
      extensions: { category: 'graphql-input' },
    });
    expect((await confirm(uid, link?.key ?? '')).at('confirmCancelOrder')).toMatchObject({
      errorV2: null,
      order: { available_actions: ['REORDER'] },
    });
    expect((await confirm(uid, link?.key ?? '')).at('confirmCancelOrder', 'errorV2', 'code')).toBe(
      'INVALID_ORDER_STATUS',
    );
    expect((await request(token)).at('requestGuestOrderCancel', 'errorV2', 'code')).toBe('INVALID_ORDER_STATUS');
  });

  it('is refused for orders of accounts', async () => {
    const uid = await order(await anna());
    expect((await confirm(uid, 'x'.repeat(32))).at('confirmCancelOrder', 'error')).toBe(
      'Current user is not authorized to cancel this order',
    );
  });
});
