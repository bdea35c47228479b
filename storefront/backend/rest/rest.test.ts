import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyJson } from '../testing/test-backend.ts';
import { REST_ADDRESS, setStock } from '../checkout/testing/checkout-driver.ts';
import { openTestShop } from '../checkout/testing/test-shop.ts';
import type { TestShop } from '../checkout/testing/test-shop.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop();
});
afterAll(() => shop.dispose());

const INFORMATION = {
  addressInformation: {
    shipping_address: REST_ADDRESS,
    billing_address: REST_ADDRESS,
    shipping_carrier_code: 'courier',
    shipping_method_code: 'standard',
  },
};

const payBy = (method: string, additional_data?: object) => ({
  cartId: 'is ignored',
  email: 'rest@example.com',
  paymentMethod: { method, ...(additional_data && { additional_data }) },
  billingAddress: REST_ADDRESS,
});

async function guestCart(...items: object[]): Promise<string> {
  const id = await shop.guestCart();
  await shop.add(id, items.length > 0 ? items : [{ sku: 'VIT-C', quantity: 1 }]);
  return id;
}

const ship = (id: string, body: unknown = INFORMATION) =>
  shop.rest('POST', `V1/guest-carts/${id}/shipping-information`, body);
const pay = (id: string, body: unknown) => shop.rest('POST', `V1/guest-carts/${id}/payment-information`, body);

async function nonceOf(number: string): Promise<{ nonce: string; resultCode: string }> {
  const answer = await shop.call('POST', '/sandbox-card/nonce', { body: JSON.stringify({ number }) });
  expect(answer.status).toBe(200);
  const body: unknown = bodyJson(answer);
  if (typeof body !== 'object' || body === null || !('nonce' in body) || !('resultCode' in body)) throw new TypeError();
  return { nonce: String(body.nonce), resultCode: String(body.resultCode) };
}

const challenge = async (nonce: string, answer: string) =>
  bodyJson(await shop.call('POST', '/sandbox-card/challenge', { body: JSON.stringify({ nonce, answer }) }));

describe('shipping-information', () => {
  it('[CHK-21] [CHK-23] answers payment methods and totals for a guest', async () => {
    const id = await guestCart({ sku: 'VIT-C', quantity: 2 });
    const { status, body } = await ship(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      payment_methods: [
        { code: 'witryna_card', title: 'Karta płatnicza' },
        { code: 'banktransfer', title: 'Przelew bankowy' },
        { code: 'cashondelivery', title: 'Płatność przy odbiorze' },
      ],
      totals: {
        grand_total: 104.76,
        base_grand_total: 114.97,
        subtotal_incl_tax: 99.98,
        shipping_incl_tax: 14.99,
        discount_amount: 0,
        tax_amount: 10.21,
        items: [{ name: 'Witamina C', qty: 2, price_incl_tax: 49.99, options: '[]' }],
        total_segments: [
          { code: 'subtotal', value: 99.98 },
          { code: 'shipping', value: 14.99 },
          { code: 'tax', value: 10.21, area: 'taxes' },
          { code: 'grand_total', value: 114.97, area: 'footer' },
        ],
      },
    });
  });

  it('[CHK-22] serves a customer’s own cart, with the store code in the path or without', async () => {
    const { token } = await shop.newCustomer();
    const headers = { Authorization: `Bearer ${token}` };
    const missing = await shop.rest('POST', 'V1/carts/mine/shipping-information', INFORMATION, headers);
    expect(missing).toMatchObject({
      status: 404,
      body: { message: 'No such entity with %fieldName = %fieldValue', parameters: { fieldName: 'customerId' } },
    });
    const id = (await shop.ask('mutation { createEmptyCart }', {}, token)).textAt('createEmptyCart');
    await shop.add(id, [{ sku: 'VIT-C', quantity: 1 }], token);
    for (const path of ['V1/carts/mine/shipping-information', 'witryna_pl_pl_pl/V1/carts/mine/shipping-information']) {
      expect((await shop.rest('POST', path, INFORMATION, headers)).status).toBe(200);
    }
  });

  it('is 401 for "mine" without a token or with a bad one', async () => {
    for (const headers of [{}, { Authorization: 'Bearer nonsense' }]) {
      expect(await shop.rest('POST', 'V1/carts/mine/shipping-information', INFORMATION, headers)).toEqual({
        status: 401,
        body: {
          message: "The consumer isn't authorized to access %resources.",
          parameters: { resources: 'self' },
        },
      });
    }
  });

  it('is 404 for an unknown cart and for a customer’s', async () => {
    const { token } = await shop.newCustomer();
    const own = (await shop.ask('mutation { createEmptyCart }', {}, token)).textAt('createEmptyCart');
    for (const id of ['n'.repeat(32), own]) {
      expect(await ship(id)).toEqual({
        status: 404,
        body: {
          message: 'No such entity with %fieldName = %fieldValue',
          parameters: { fieldName: 'cartId', fieldValue: null },
        },
      });
    }
  });

  it('keeps placeholders and values apart, and saves nothing when the method does not exist', async () => {
    const id = await guestCart();
    const { addressInformation } = INFORMATION;
    const refused = await ship(id, { addressInformation: { ...addressInformation, shipping_carrier_code: 'ufo' } });
    expect(refused).toEqual({
      status: 404,
      body: { message: 'Carrier with such method not found: %1, %2', parameters: ['ufo', 'standard'] },
    });
    const cart = await shop.ask('query ($id: String!) { cart(cart_id: $id) { shipping_addresses { city } } }', { id });
    expect(cart.at('cart', 'shipping_addresses')).toEqual([]);
  });

  it('refuses unknown address properties, missing parts and empty carts', async () => {
    const id = await guestCart();
    const withAddress = (address: object) => ({
      addressInformation: { ...INFORMATION.addressInformation, shipping_address: address },
    });
    expect(await ship(id, withAddress({ ...REST_ADDRESS, sameAsShippingAddress: true }))).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('Property "SameAsShippingAddress" does not have accessor method') },
    });
    expect(await ship(id, {})).toEqual({
      status: 400,
      body: {
        message: '"%fieldName" is required. Enter and try again.',
        parameters: { fieldName: 'addressInformation' },
      },
    });
    expect(await ship(id, withAddress({ city: 'Warszawa' }))).toMatchObject({
      status: 400,
      body: { message: 'The shipping information was unable to be saved. Verify the input data and try again.' },
    });
    expect(await ship(await shop.guestCart())).toMatchObject({
      status: 400,
      body: { message: "The shipping method can't be set for an empty cart. Add an item to cart and try again." },
    });
  });

  it('takes camelCase names as well', async () => {
    const id = await guestCart();
    const { country_id, ...rest } = REST_ADDRESS;
    const { status } = await ship(id, {
      address_information: {
        shippingAddress: { ...rest, countryId: country_id },
        shippingCarrierCode: 'instore',
        shippingMethodCode: 'pickup',
      },
    });
    expect(status).toBe(200);
    expect((await shop.rest('GET', `V1/guest-carts/${id}/totals`)).body).toMatchObject({ shipping_incl_tax: 0 });
  });
});

describe('payment-information', () => {
  it('[CHK-24] [CHK-27] places the order and answers its bare id', async () => {
    const id = await guestCart();
    await ship(id);
    const { status, body } = await pay(id, payBy('cashondelivery'));
    expect(status).toBe(200);
    expect(Number.isInteger(body)).toBe(true);
    expect((await pay(id, payBy('cashondelivery'))).status).toBe(404);
    const cart = await shop.ask('query ($id: String!) { cart(cart_id: $id) { id } }', { id });
    expect(cart.errors[0]?.message).toBe("The cart isn't active.");
  });

  it('[CHK-25] places a customer’s order under the account’s address', async () => {
    const { email, token } = await shop.newCustomer();
    const headers = { Authorization: `Bearer ${token}` };
    const id = (await shop.ask('mutation { createEmptyCart }', {}, token)).textAt('createEmptyCart');
    await shop.add(id, [{ sku: 'VIT-C', quantity: 1 }], token);
    await shop.rest('POST', 'V1/carts/mine/shipping-information', INFORMATION, headers);
    const placed = await shop.rest('POST', 'V1/carts/mine/payment-information', payBy('banktransfer'), headers);
    expect(placed.status).toBe(200);
    expect((await shop.ask('{ customer { orders { items { email } } } }', {}, token)).at('customer', 'orders', 'items')).toEqual([
      { email },
    ]);
  });

  it('refuses with the texts of the order, without a prefix', async () => {
    const id = await guestCart();
    expect(await pay(id, payBy('banktransfer'))).toMatchObject({
      status: 400,
      body: { message: 'The shipping address is missing. Set the address and try again.' },
    });
    await ship(id);
    expect(await pay(id, payBy('checkmo'))).toMatchObject({
      status: 400,
      body: { message: 'The requested Payment Method is not available.' },
    });
    expect(await pay(id, { ...payBy('banktransfer'), email: undefined, billingAddress: undefined })).toMatchObject({
      status: 400,
      body: { message: '"%fieldName" is required. Enter and try again.', parameters: { fieldName: 'email' } },
    });
    expect(await pay(id, { email: 'rest@example.com' })).toMatchObject({ body: { parameters: { fieldName: 'paymentMethod' } } });
    const scarce = await guestCart({ sku: 'VIT-D3', quantity: 2 });
    await ship(scarce);
    setStock(shop, 'VIT-D3', 1);
    expect(await pay(scarce, payBy('banktransfer'))).toEqual({
      status: 400,
      body: { message: 'The requested qty is not available' },
    });
    setStock(shop, 'VIT-D3', 3);
  });

  it('set-payment-information saves without ordering', async () => {
    const id = await guestCart();
    await ship(id);
    const saved = await shop.rest('POST', `V1/guest-carts/${id}/set-payment-information`, payBy('cashondelivery'));
    expect(saved).toEqual({ status: 200, body: true });
    const cart = await shop.ask(
      'query ($id: String!) { cart(cart_id: $id) { email selected_payment_method { code } } }',
      { id },
    );
    expect(cart.at('cart')).toEqual({ email: 'rest@example.com', selected_payment_method: { code: 'cashondelivery' } });
  });
});

describe('[CHK-26] payment by card', () => {
  const payWith = (id: string, nonce: string) => pay(id, payBy('witryna_card', { payment_method_nonce: nonce }));

  async function readyCart(): Promise<string> {
    const id = await guestCart();
    await ship(id);
    return id;
  }

  const declined = {
    status: 400,
    body: { message: 'Your payment could not be taken. Please try again or use a different payment method.' },
  };

  it('takes an authorised nonce once', async () => {
    const { nonce, resultCode } = await nonceOf('4111 1111 1111 1111');
    expect(resultCode).toBe('Authorised');
    const first = await readyCart();
    expect((await payWith(first, nonce)).status).toBe(200);
    const second = await readyCart();
    expect(await payWith(second, nonce)).toEqual(declined);
    expect((await payWith(second, (await nonceOf('5555555555554444')).nonce)).status).toBe(200);
  });

  it('takes no refused, unknown or outdated nonce', async () => {
    const refused = await nonceOf('4000000000000002');
    expect(refused.resultCode).toBe('Refused');
    const id = await readyCart();
    for (const nonce of [refused.nonce, 'made-up', '']) expect(await payWith(id, nonce)).toEqual(declined);
    const outdated = await nonceOf('4111111111111111');
    shop.advance(3_600_001);
    expect(await payWith(id, outdated.nonce)).toEqual(declined);
  });

  it('waits for the challenge to be passed', async () => {
    const { nonce, resultCode } = await nonceOf('4000000000003063');
    expect(resultCode).toBe('ChallengeShopper');
    const id = await readyCart();
    expect(await payWith(id, nonce)).toEqual(declined);
    expect(await challenge(nonce, '1234')).toEqual({ nonce, resultCode: 'Authorised' });
    expect((await payWith(id, nonce)).status).toBe(200);
    const second = await nonceOf('4000000000003063');
    expect(await challenge(second.nonce, '0000')).toEqual({ nonce: second.nonce, resultCode: 'Refused' });
    expect(await challenge(second.nonce, '1234')).toEqual({ nonce: second.nonce, resultCode: 'Refused' });
  });

  it('refuses numbers that are none and cards that ran out', async () => {
    const present = (body: unknown) => shop.call('POST', '/sandbox-card/nonce', { body: JSON.stringify(body) });
    expect((await present({ number: '4111111111111112' })).status).toBe(400);
    expect((await present({ number: '4111111111111111', expiry: '10/26' })).status).toBe(400);
    expect((await present({ number: '4111111111111111', expiry: '11/26' })).status).toBe(200);
    expect((await present(['no object'])).status).toBe(400);
  });

  it('makes the order paid, and saves the card when the customer asks for it', async () => {
    const { token } = await shop.newCustomer();
    const headers = { Authorization: `Bearer ${token}` };
    const order = async (method: string, data: object) => {
      const id = (await shop.ask('mutation { createEmptyCart }', {}, token)).textAt('createEmptyCart');
      await shop.add(id, [{ sku: 'VIT-C', quantity: 1 }], token);
      await shop.rest('POST', 'V1/carts/mine/shipping-information', INFORMATION, headers);
      return shop.rest('POST', 'V1/carts/mine/payment-information', payBy(method, data), headers);
    };
    const { nonce } = await nonceOf('4111111111111111');
    const paid = await order('witryna_card', { payment_method_nonce: nonce, is_active_payment_token_enabler: true });
    expect(paid.status).toBe(200);
    const saved = await shop.ask('{ customerPaymentTokens { items { public_hash type payment_method_code details } } }', {}, token);
    expect(saved.at('customerPaymentTokens', 'items')).toMatchObject([
      { type: 'card', payment_method_code: 'witryna_card', details: expect.stringContaining('"maskedCC":"1111"') },
    ]);
    const hash = saved.textAt('customerPaymentTokens', 'items', 0, 'public_hash');
    expect((await order('witryna_card_vault', { public_hash: hash })).status).toBe(200);
    const orders = await shop.ask(
      '{ customer { orders { items { state status invoices { number } payment_methods { type additional_data { name value } } } } } }',
      {},
      token,
    );
    expect(orders.at('customer', 'orders', 'items')).toMatchObject([
      { state: 'processing', status: 'W realizacji', payment_methods: [{ type: 'witryna_card_vault' }] },
      {
        state: 'processing',
        invoices: [{ number: expect.stringMatching(/^\d{9}$/) }],
        payment_methods: [{ additional_data: [{ name: 'Numer karty', value: '•••• 1111' }] }],
      },
    ]);
    const removed = await shop.ask(
      'mutation ($hash: String!) { deletePaymentToken(public_hash: $hash) { result customerPaymentTokens { items { type } } } }',
      { hash },
      token,
    );
    expect(removed.data).toEqual({ deletePaymentToken: { result: true, customerPaymentTokens: { items: [] } } });
    expect(await order('witryna_card_vault', { public_hash: hash })).toEqual(declined);
  });
});
