import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop } from '../checkout/testing/test-shop.ts';
import type { TestShop } from '../checkout/testing/test-shop.ts';
import { filledCart, orderAsCustomer, pay, payBy, ship } from './testing/rest-driver.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop({ paymentProviders: ['braintree', 'adyen'] });
});
afterAll(() => shop.dispose());

async function readyCart(): Promise<string> {
  const id = await filledCart(shop);
  await ship(shop, id);
  return id;
}

const declined = {
  status: 400,
  body: { message: 'Your payment could not be taken. Please try again or use a different payment method.' },
};
const keysQuery = '{ storeConfig { payment_client_keys { provider environment } } }';

describe('payment providers', () => {
  it('are there only where they are switched on', async () => {
    const plain = openTestShop();
    expect((await plain.ask(keysQuery)).at('storeConfig', 'payment_client_keys')).toHaveLength(1);
    expect((await plain.ask('mutation { createBraintreeClientToken }')).errors).toHaveLength(1);
    const id = await filledCart(plain);
    expect(JSON.stringify((await ship(plain, id)).body)).not.toMatch(/braintree|adyen/);
    expect((await pay(plain, id, payBy('braintree', { payment_method_nonce: 'fake-valid-nonce' }))).status).toBe(400);
    plain.dispose();
    expect((await shop.ask(keysQuery)).at('storeConfig', 'payment_client_keys')).toMatchObject([
      {},
      { provider: 'braintree' },
      { provider: 'adyen' },
    ]);
  });
});

describe('Braintree', () => {
  it('gives the browser a token of its sandbox', async () => {
    const token = (await shop.ask('mutation { createBraintreeClientToken }')).textAt('createBraintreeClientToken');
    expect(JSON.parse(Buffer.from(token, 'base64').toString())).toMatchObject({ environment: 'sandbox' });
  });

  it('[CHK-26] takes a good nonce and declines others', async () => {
    const id = await readyCart();
    expect(
      await pay(shop, id, payBy('braintree', { payment_method_nonce: 'fake-processor-declined-visa-nonce' })),
    ).toEqual(declined);
    expect((await pay(shop, id, payBy('braintree', { payment_method_nonce: 'fake-valid-nonce' }))).status).toBe(200);
  });

  it('wants a card verified by its bank from the total on that the shop has set, and says so', async () => {
    const strict = openTestShop({ paymentProviders: ['braintree'], braintreeVerifiesFrom: 20 });
    const rule =
      '{ storeConfig { braintree_3dsecure_verify_3dsecure braintree_3dsecure_threshold_amount braintree_3dsecure_allowspecific } }';
    expect((await strict.ask(rule)).at('storeConfig')).toEqual({
      braintree_3dsecure_verify_3dsecure: true,
      braintree_3dsecure_threshold_amount: '20',
      braintree_3dsecure_allowspecific: false,
    });
    expect((await shop.ask(rule)).at('storeConfig', 'braintree_3dsecure_verify_3dsecure')).toBe(false);
    const id = await filledCart(strict);
    await ship(strict, id);
    expect(await pay(strict, id, payBy('braintree', { payment_method_nonce: 'fake-valid-nonce' }))).toEqual(declined);
    expect(
      (
        await pay(
          strict,
          id,
          payBy('braintree', { payment_method_nonce: 'fake-three-d-secure-visa-full-authentication-nonce' }),
        )
      ).status,
    ).toBe(200);
    strict.dispose();
  });

  it('saves a card for its customer, who pays with it', async () => {
    const { token } = await shop.newCustomer();
    const order = (method: string, data: object) => orderAsCustomer(shop, token, payBy(method, data));
    expect(
      (await order('braintree', { payment_method_nonce: 'fake-valid-nonce', is_active_payment_token_enabler: true }))
        .status,
    ).toBe(200);
    const saved = await shop.ask('{ customerPaymentTokens { items { public_hash payment_method_code } } }', {}, token);
    expect(saved.at('customerPaymentTokens', 'items')).toMatchObject([{ payment_method_code: 'braintree' }]);
    const hash = saved.textAt('customerPaymentTokens', 'items', 0, 'public_hash');
    expect((await order('braintree_cc_vault', { public_hash: hash })).status).toBe(200);
    expect(await order('witryna_card_vault', { public_hash: hash })).toEqual(declined);
  });
});

describe('Adyen', () => {
  const getState = (number: string) =>
    JSON.stringify({ paymentMethod: { type: 'scheme', encryptedCardNumber: `test_${number}` } });
  const place = async (id: string, number: string) => pay(shop, id, payBy('adyen_cc', { stateData: getState(number) }));
  const status = async (id: string, orderId: unknown) =>
    shop.rest('POST', `V1/adyen/orders/guest-carts/${id}/payment-status`, { orderId });
  const answer = async (id: string, orderId: unknown, transStatus: string) =>
    shop.rest('POST', `V1/adyen/guest-carts/${id}/payments-details`, {
      orderId,
      payload: JSON.stringify({
        details: { threeDSResult: Buffer.from(JSON.stringify({ transStatus })).toString('base64') },
      }),
    });
  const getCode = (body: unknown) => /"resultCode":"(\w+)"/.exec(String(body))?.[1];
  const stateOfCart = async (id: string) =>
    (await shop.ask('query ($id: String!) { cart(cart_id: $id) { total_quantity } }', { id })).at(
      'cart',
      'total_quantity',
    );

  it.each([
    ['4111111111111111', 'Authorised'],
    ['4000000000003220', 'IdentifyShopper'],
    ['4000000000003063', 'ChallengeShopper'],
    ['4000000000003097', 'RedirectShopper'],
    ['4000000000000119', 'Pending'],
    ['4000000000000135', 'Received'],
    ['4000000000000127', 'Error'],
  ])('places the order of %s, whose payment is %s', async (number, code) => {
    const id = await readyCart();
    const placed = await place(id, number);
    expect(placed.status).toBe(200);
    expect(getCode((await status(id, placed.body)).body)).toBe(code);
    expect((await status(await readyCart(), placed.body)).status).toBe(404);
  });

  it('refuses immediately without an order', async () => {
    const id = await readyCart();
    expect(await place(id, '4000000000000002')).toEqual({ status: 400, body: { message: 'The payment is REFUSED.' } });
    expect(await stateOfCart(id)).toBe(1);
  });

  it('sends the shopper to the bank and back to where the order said, and judges what comes back', async () => {
    const id = await readyCart();
    const returnUrl = 'https://shop.example/witryna_pl_en_gb/checkout';
    const order = async () =>
      (await pay(shop, id, payBy('adyen_cc', { stateData: getState('4000000000003097'), returnUrl }))).body;
    const come = async (orderId: unknown, redirectResult: string) =>
      shop.rest('POST', `V1/adyen/guest-carts/${id}/payments-details`, {
        orderId,
        payload: JSON.stringify({ details: { redirectResult } }),
      });
    const first = await order();
    const action: unknown = JSON.parse(String((await status(id, first)).body));
    expect(action).toMatchObject({
      isFinal: false,
      action: {
        type: 'redirect',
        method: 'GET',
        url: `https://checkoutshopper-test.adyen.com/acs/redirect?returnUrl=${encodeURIComponent(returnUrl)}`,
      },
    });
    expect((await come(first, 'refused')).status).toBe(400);
    expect(await stateOfCart(id)).toBe(1);
    const second = await order();
    expect(getCode((await come(second, 'paid')).body)).toBe('Authorised');
    expect(await stateOfCart(id)).toBeUndefined();
  });

  it('saves a card for its customer, who pays with it', async () => {
    const { token } = await shop.newCustomer();
    const stateData = JSON.stringify({
      paymentMethod: { type: 'scheme', encryptedCardNumber: 'test_4111111111111111' },
      storePaymentMethod: true,
    });
    expect((await orderAsCustomer(shop, token, payBy('adyen_cc', { stateData }))).status).toBe(200);
    const saved = await shop.ask('{ customerPaymentTokens { items { public_hash payment_method_code } } }', {}, token);
    expect(saved.at('customerPaymentTokens', 'items')).toMatchObject([{ payment_method_code: 'adyen_cc' }]);
    const public_hash = saved.textAt('customerPaymentTokens', 'items', 0, 'public_hash');
    const paid = await orderAsCustomer(shop, token, payBy('adyen_cc_vault', { public_hash }));
    expect(paid.status).toBe(200);
    const stands = await shop.rest(
      'POST',
      'V1/adyen/orders/carts/mine/payment-status',
      { orderId: paid.body },
      { authorization: `Bearer ${token}` },
    );
    expect(getCode(stands.body)).toBe('Authorised');
  });

  it('pays the order after the right answer to the bank, and cancels it after a wrong one, with the cart back', async () => {
    const id = await readyCart();
    const first = await place(id, '4000000000003063');
    expect(await stateOfCart(id)).toBeUndefined();
    expect(await answer(id, first.body, 'N')).toEqual({ status: 400, body: { message: 'The payment is REFUSED.' } });
    expect(await stateOfCart(id)).toBe(1);
    expect(getCode((await status(id, first.body)).body)).toBe('Refused');
    const second = await place(id, '4000000000003063');
    expect(second.status).toBe(200);
    expect(getCode((await answer(id, second.body, 'Y')).body)).toBe('Authorised');
    expect(getCode((await status(id, second.body)).body)).toBe('Authorised');
  });
});
