// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { graphqlError } from '../testing/index.ts';
import {
  billing,
  card,
  courier,
  customer,
  guest,
  order,
  setUpCheckoutApi,
  shippingFields,
} from './testing/checkout-api-backend.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('order', () => {
  it('[CHK-24] [CHK-26] [CHK-27] posts the payment to the cart of a guest and gives the order id', async () => {
    const { backend, requests } = setUpCheckoutApi(Response.json(42));
    await expect(backend.order(guest, order, card, 'PLN')).resolves.toEqual({ orderId: '42' });
    expect(requests()).toEqual([
      {
        url: '/rest/V1/guest-carts/cart%2F1/payment-information',
        method: 'POST',
        token: null,
        body: {
          cartId: 'cart/1',
          email: 'anna@example.pl',
          billingAddress: {
            ...shippingFields,
            email: 'anna@example.pl',
            country_id: 'PL',
            region_id: 7,
            region: 'małopolskie',
          },
          paymentMethod: { method: 'card', additional_data: { payment_method_nonce: 'n1' } },
        },
      },
    ]);
  });

  it("[CHK-25] posts to the customer's own cart, and no data where the way to pay has none", async () => {
    const { backend, requests } = setUpCheckoutApi(Response.json('000000042'), undefined, 'abc');
    await expect(
      backend.order(customer, { ...order, billing }, { method: 'checkmo', additionalData: {} }, 'PLN'),
    ).resolves.toEqual({ orderId: '000000042' });
    expect(requests()).toMatchObject([
      {
        url: '/rest/V1/carts/mine/payment-information',
        token: 'Bearer abc',
        body: { billingAddress: { city: 'Łódź' }, paymentMethod: { method: 'checkmo' } },
      },
    ]);
    expect(requests()[0]?.body).not.toHaveProperty('paymentMethod.additional_data');
  });

  it.each([true, false])(
    'asks to save the billing address in the address book when the shopper wants it: %s',
    async (isWanted) => {
      const { backend, requests } = setUpCheckoutApi(Response.json(42), undefined, 'abc');
      await backend.order(customer, { ...order, addressesToSave: { shipping: false, billing: isWanted } }, card, 'PLN');
      const path = 'billingAddress.save_in_address_book';
      if (isWanted) expect(requests()[0]?.body).toHaveProperty(path, 1);
      else expect(requests()[0]?.body).not.toHaveProperty(path);
    },
  );

  it('sends the ids of the agreements as Magento expects them', async () => {
    const { backend, requests } = setUpCheckoutApi(Response.json(42), undefined, undefined, {
      agreementIds: () => [1, 2],
    });
    await backend.order(guest, order, card, 'PLN');
    expect(requests()[0]?.body).toMatchObject({
      paymentMethod: { method: 'card', extension_attributes: { agreement_ids: ['1', '2'] } },
    });
  });

  it.each([
    ['a lost connection', new TypeError('fetch failed')],
    ['a gateway without a backend', new Response('', { status: 502 })],
    ['a busy backend', Response.json({}, { status: 503 })],
    ['an answer of another shape', Response.json({ id: 42 })],
  ])('[RSK-01] [RSK-02] is sent once even after %s', async (_, answer) => {
    vi.useFakeTimers();
    const { backend, requests } = setUpCheckoutApi(answer);
    const refused = expect(backend.order(guest, order, card, 'PLN')).rejects.toThrow();
    // Longer than all repetitions of a request that may be repeated.
    await vi.advanceTimersByTimeAsync(60_000);
    await refused;
    expect(requests()).toHaveLength(1);
  });

  it('[CAP-03] carries a fresh captcha token of its form, and no other step does', async () => {
    let count = 0;
    const { backend, headers } = setUpCheckoutApi(Response.json(42), undefined, undefined, {
      captchaToken: (form) => Promise.resolve(`${form} ${++count}`),
    });
    await backend.order(guest, order, card, 'PLN');
    await backend.order(guest, order, { ...card, method: 'banktransfer' }, 'PLN');
    await backend.saveShippingMethod(guest, order, courier).catch(() => undefined);
    expect(headers()).toEqual(['PLACE_ORDER 1', 'PLACE_ORDER 2', null]);
  });

  it('[CAP-04] carries none when the shop does not protect orders', async () => {
    const { backend, headers } = setUpCheckoutApi(Response.json(42), undefined, undefined, {
      captchaToken: () => Promise.resolve(undefined),
    });
    await backend.order(guest, order, card, 'PLN');
    expect(headers()).toEqual([null]);
  });

  it('[CAP-05] goes on without one when the service fails, which is logged', async () => {
    const failure = new Error('blocked');
    const log = vi.fn();
    const { backend, headers } = setUpCheckoutApi(Response.json(42), undefined, undefined, {
      captchaToken: () => Promise.reject(failure),
      log,
    });
    await expect(backend.order(guest, order, card, 'PLN')).resolves.toEqual({ orderId: '42' });
    expect(headers()).toEqual([null]);
    expect(log.mock.calls).toEqual([[failure]]);
  });

  it('gives the refusal of the backend', async () => {
    const { backend } = setUpCheckoutApi(
      Response.json({ message: 'Brak %1.', parameters: ['towaru'] }, { status: 400 }),
    );
    await expect(backend.order(guest, order, card, 'PLN')).rejects.toMatchObject({
      name: 'RestError',
      status: 400,
      serverMessage: 'Brak towaru.',
    });
  });
});

describe('an order in another currency than the one of REST', () => {
  const abroad = { restCurrency: 'USD', agreementIds: () => [1] };
  const placed = { data: { placeOrder: { order: { order_number: '000000042' } } } };
  const refusal = { code: 'UNABLE_TO_PLACE_ORDER', message: 'The requested qty is not available' };

  it('saves the payment of a guest by REST, then orders by GraphQL and returns the number', async () => {
    const { backend, requests, sent } = setUpCheckoutApi(Response.json(true), () => placed, undefined, abroad);
    await backend.prepareOrder(guest, order, card, 'EUR');
    const body = {
      email: 'anna@example.pl',
      billingAddress: { city: 'Kraków' },
      paymentMethod: {
        method: 'card',
        additional_data: { payment_method_nonce: 'n1' },
        extension_attributes: { agreement_ids: ['1'] },
      },
    };
    expect(requests()).toMatchObject([
      { url: '/rest/V1/guest-carts/cart%2F1/set-payment-information', method: 'POST', body },
    ]);
    expect(sent).toEqual([]);
    await expect(backend.order(guest, order, card, 'EUR')).resolves.toEqual({
      orderId: null,
      orderNumber: '000000042',
    });
    expect(requests()).toHaveLength(1);
    expect(sent).toEqual([{ name: 'placeOrder', variables: { cartId: 'cart/1' }, token: null }]);
  });

  it("saves the payment in the customer's own cart", async () => {
    const { backend, requests } = setUpCheckoutApi(Response.json(true), () => placed, 'abc', abroad);
    await backend.prepareOrder(customer, order, card, 'EUR');
    expect(requests()).toMatchObject([{ url: '/rest/V1/carts/mine/set-payment-information', token: 'Bearer abc' }]);
  });

  it.each([
    ['it is the currency of REST', { restCurrency: 'EUR' }],
    ['the currency of REST is not known', {}],
  ])('is one request by REST when %s', async (_, options) => {
    const { backend, requests, sent } = setUpCheckoutApi(Response.json(42), () => placed, undefined, options);
    await backend.prepareOrder(guest, order, card, 'EUR');
    await expect(backend.order(guest, order, card, 'EUR')).resolves.toEqual({ orderId: '42' });
    expect(requests().map(({ url }) => url)).toEqual(['/rest/V1/guest-carts/cart%2F1/payment-information']);
    expect(sent).toEqual([]);
  });

  it.each([
    ['both', { order: { order_number: '000000042' }, orderV2: { id: btoa('42'), number: '000000042' } }, '42'],
    ['an id of another kind', { order: null, orderV2: { id: '???', number: '000000042' } }, null],
  ])('reads id and number where the backend returns %s', async (_, answer, orderId) => {
    const { backend } = setUpCheckoutApi(
      undefined,
      () => ({ data: { placeOrder: { errors: [], ...answer } } }),
      undefined,
      abroad,
      ['orderRefusals'],
    );
    await expect(backend.order(guest, order, card, 'EUR')).resolves.toEqual({ orderId, orderNumber: '000000042' });
  });

  it('counts as placed when a part of the order cannot be read', async () => {
    const failed = graphqlError('Internal server error', 'internal', ['placeOrder', 'orderV2', 'id']);
    const answer = { placeOrder: { errors: [], order: { order_number: '000000042' }, orderV2: null } };
    const { backend } = setUpCheckoutApi(undefined, () => ({ data: answer, errors: [failed] }), undefined, abroad, [
      'orderRefusals',
    ]);
    await expect(backend.order(guest, order, card, 'EUR')).resolves.toMatchObject({ orderNumber: '000000042' });
  });

  it.each([
    ['as an error', { data: { placeOrder: null }, errors: [graphqlError(refusal.message, undefined, ['placeOrder'])] }],
    ['in the response', { data: { placeOrder: { order: null, orderV2: null, errors: [refusal] } } }],
  ])('is refused when the backend refuses %s', async (_, answer) => {
    const { backend } = setUpCheckoutApi(undefined, () => answer, undefined, abroad, ['orderRefusals']);
    await expect(backend.order(guest, order, card, 'EUR')).rejects.toMatchObject({
      kind: 'graphql',
      errors: [{ message: refusal.message, category: 'graphql-input' }],
    });
  });

  it.each([
    ['a lost connection', new TypeError('fetch failed')],
    ['a busy backend', new Response('', { status: 503 })],
    ['a response without an order', { data: { placeOrder: null } }],
  ])('[RSK-02] is sent once even after %s', async (_, answer) => {
    vi.useFakeTimers();
    const { backend, sent } = setUpCheckoutApi(undefined, () => answer, undefined, abroad);
    const refused = expect(backend.order(guest, order, card, 'EUR')).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(60_000);
    await refused;
    expect(sent).toHaveLength(1);
  });
});
