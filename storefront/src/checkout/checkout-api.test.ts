// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CommerceError, isString, type Capabilities } from '../commerce/index.ts';
import { fakeBackend, graphqlError, type FakeHandler } from '../testing/index.ts';
import { emptyAddress, type CheckoutAddress } from './address.ts';
import { createCheckoutApi, type CheckoutBackendOptions } from './checkout-api.ts';
import { parseOrderId, parsePaymentMethods, parseReservedNumber } from './checkout-responses.ts';
import { serializeLines } from './serialize-lines.ts';
import type { ShippingMethod } from './checkout-state.ts';

const shippingFields = {
  firstname: 'Anna',
  lastname: 'Nowak',
  street: ['Prosta 1'],
  city: 'Kraków',
  region_code: 'PL-12',
  postcode: '31-000',
  telephone: '+48600700800',
};
const country_code = 'PL';
const shipping: CheckoutAddress = { ...emptyAddress, ...shippingFields, country_code };
const billing: CheckoutAddress = { ...emptyAddress, firstname: 'Firma', street: ['Krzywa 2'], city: 'Łódź' };
const regions = [{ id: 7, code: 'PL-12', name: 'małopolskie', country: 'PL' }];
const order = {
  email: 'anna@example.pl',
  shipping,
  billing: null,
  regions,
  addressesToSave: { shipping: false, billing: false },
};
const courier: ShippingMethod = {
  code: 'inpost|courier',
  carrierCode: 'inpost',
  methodCode: 'courier',
  title: 'InPost – Kurier',
  carrierTitle: 'InPost',
  methodTitle: 'Kurier',
  price: null,
  priceExcludingTax: null,
  available: true,
  problem: '',
};
const guest = { cartId: 'cart/1', signedIn: false };
const customer = { cartId: 'cart1', signedIn: true };
const card = { method: 'card', additionalData: { payment_method_nonce: 'n1' } };

/** A checkout whose REST calls get one answer and whose GraphQL calls a function answers. */
function setUp(
  rest: Response | Error = Response.json({}),
  graphql: FakeHandler = () => ({ data: {} }),
  token?: string,
  options: Pick<CheckoutBackendOptions, 'captchaToken' | 'agreementIds' | 'restCurrency' | 'log'> = {},
  capabilities: Capabilities = [],
) {
  const send = vi.fn<typeof fetch>(() =>
    rest instanceof Error ? Promise.reject(rest) : Promise.resolve(rest.clone()),
  );
  vi.stubGlobal('fetch', send);
  const { client, sent } = fakeBackend(graphql, { capabilities });
  const requests = () =>
    send.mock.calls.map(([url, init]) => {
      const body: unknown = isString(init?.body) ? JSON.parse(init.body) : undefined;
      return { url, method: init?.method, token: new Headers(init?.headers).get('authorization'), body };
    });
  const headers = () => send.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-recaptcha'));
  return { backend: createCheckoutApi(client, () => token, options), requests, headers, sent };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('saveAddress', () => {
  const answered: FakeHandler = ({ name }) =>
    name === 'setGuestEmail'
      ? { data: { setGuestEmailOnCart: { cart: { id: 'cart1', email: 'anna@example.pl' } } } }
      : {
          data: {
            setShippingAddressesOnCart: {
              cart: { id: 'cart1', shipping_addresses: [{ available_shipping_methods: [] }] },
            },
          },
        };

  it("[CHK-18] [CHK-19] sets a guest's e-mail address, then the shipping address", async () => {
    const { backend, sent } = setUp(undefined, answered);
    await expect(
      backend.saveAddress({ ...guest, cartId: 'cart1' }, 'anna@example.pl', shipping, regions),
    ).resolves.toEqual([]);
    expect(sent.map(({ name, variables }) => ({ name, variables }))).toEqual([
      { name: 'setGuestEmail', variables: { cartId: 'cart1', email: 'anna@example.pl' } },
      {
        name: 'setShippingAddress',
        variables: { cartId: 'cart1', ...shippingFields, region_id: 7, country_id: country_code },
      },
    ]);
  });

  it("leaves a customer's e-mail address alone", async () => {
    const { backend, sent } = setUp(undefined, answered);
    await backend.saveAddress(customer, 'anna@example.pl', shipping, regions);
    expect(sent.map(({ name }) => name)).toEqual(['setShippingAddress']);
  });

  it('sends no address when the e-mail address is refused', async () => {
    const { backend, sent } = setUp(undefined, () => ({ errors: [graphqlError('Invalid email format')], data: null }));
    await expect(backend.saveAddress(guest, 'x', shipping, regions)).rejects.toThrow('Invalid email format');
    expect(sent).toHaveLength(1);
  });
});

describe('a refusal for want of permission', () => {
  const refusing: FakeHandler = () => ({
    data: null,
    errors: [graphqlError('Bieżący użytkownik nie może …', 'graphql-authorization')],
  });
  const names = ({ sent }: ReturnType<typeof setUp>) => sent.map(({ name }) => name);

  it('makes sure that a customer still is one, and stays a refusal', async () => {
    const graphql = setUp(undefined, refusing, 'token');
    await expect(graphql.backend.saveAddress(customer, 'anna@example.pl', shipping, regions)).rejects.toThrow(
      'Bieżący użytkownik',
    );
    expect(names(graphql)).toEqual(['setShippingAddress', 'getNewestOrder']);
    const rest = setUp(Response.json({ message: 'No.' }, { status: 401 }), refusing, 'token');
    await expect(rest.backend.saveShippingMethod(customer, order, courier)).rejects.toMatchObject({ status: 401 });
    expect(names(rest)).toEqual(['getNewestOrder']);
  });

  it('asks a guest for nothing', async () => {
    const checkout = setUp(undefined, refusing);
    await expect(checkout.backend.saveAddress(guest, 'anna@example.pl', shipping, regions)).rejects.toThrow();
    expect(names(checkout)).toEqual(['setGuestEmail']);
  });
});

describe('saveShippingMethod', () => {
  const methods = Response.json({ payment_methods: [{ code: 'card', title: 'Karta' }], totals: {} });
  const address = {
    ...shippingFields,
    email: 'anna@example.pl',
    country_id: 'PL',
    region_id: 7,
    region: 'małopolskie',
  };

  it('[CHK-21] [CHK-23] posts addresses and shipping method to the cart of a guest', async () => {
    const { backend, requests } = setUp(methods);
    await expect(backend.saveShippingMethod(guest, order, courier)).resolves.toEqual([
      { code: 'card', title: 'Karta' },
    ]);
    expect(requests()).toEqual([
      {
        url: '/rest/V1/guest-carts/cart%2F1/shipping-information',
        method: 'POST',
        token: null,
        body: {
          addressInformation: {
            shipping_address: address,
            billing_address: address,
            shipping_carrier_code: 'inpost',
            shipping_method_code: 'courier',
          },
        },
      },
    ]);
  });

  it("[CHK-22] posts to the customer's own cart with the token", async () => {
    const { backend, requests } = setUp(methods, undefined, 'abc');
    await backend.saveShippingMethod(customer, order, courier);
    expect(requests()).toMatchObject([
      { url: '/rest/V1/carts/mine/shipping-information', method: 'POST', token: 'Bearer abc' },
    ]);
  });

  it('[CHK-08] sends another billing address where there is one', async () => {
    const { backend, requests } = setUp(methods);
    await backend.saveShippingMethod(guest, { ...order, billing }, courier);
    expect(requests()).toMatchObject([
      {
        body: {
          addressInformation: {
            shipping_address: { city: 'Kraków' },
            billing_address: { city: 'Łódź', firstname: 'Firma' },
          },
        },
      },
    ]);
  });

  it('asks to save the shipping address in the address book, but not that of a pickup', async () => {
    const save = { ...order, billing, addressesToSave: { shipping: true, billing: true } };
    const delivered = setUp(methods, undefined, 'abc');
    await delivered.backend.saveShippingMethod(customer, save, courier);
    const [sent] = delivered.requests();
    expect(sent?.body).toHaveProperty('addressInformation.shipping_address.save_in_address_book', 1);
    // The order replaces this one.
    expect(sent?.body).not.toHaveProperty('addressInformation.billing_address.save_in_address_book');

    const pickup = setUp(methods, undefined, 'abc');
    await pickup.backend.saveShippingMethod(customer, save, courier, {
      shippingAddress: { pickup_location_code: 'torun' },
    });
    expect(pickup.requests()[0]?.body).not.toHaveProperty('addressInformation.shipping_address.save_in_address_book');
  });
});

describe('order', () => {
  it('[CHK-24] [CHK-26] [CHK-27] posts the payment to the cart of a guest and gives the order id', async () => {
    const { backend, requests } = setUp(Response.json(42));
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
    const { backend, requests } = setUp(Response.json('000000042'), undefined, 'abc');
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
      const { backend, requests } = setUp(Response.json(42), undefined, 'abc');
      await backend.order(customer, { ...order, addressesToSave: { shipping: false, billing: isWanted } }, card, 'PLN');
      const path = 'billingAddress.save_in_address_book';
      if (isWanted) expect(requests()[0]?.body).toHaveProperty(path, 1);
      else expect(requests()[0]?.body).not.toHaveProperty(path);
    },
  );

  it('sends the ids of the agreements as Magento expects them', async () => {
    const { backend, requests } = setUp(Response.json(42), undefined, undefined, { agreementIds: () => [1, 2] });
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
    const { backend, requests } = setUp(answer);
    const refused = expect(backend.order(guest, order, card, 'PLN')).rejects.toThrow();
    // Longer than all repetitions of a request that may be repeated.
    await vi.advanceTimersByTimeAsync(60_000);
    await refused;
    expect(requests()).toHaveLength(1);
  });

  it('[CAP-03] carries a fresh captcha token of its form, and no other step does', async () => {
    let count = 0;
    const { backend, headers } = setUp(Response.json(42), undefined, undefined, {
      captchaToken: (form) => Promise.resolve(`${form} ${++count}`),
    });
    await backend.order(guest, order, card, 'PLN');
    await backend.order(guest, order, { ...card, method: 'banktransfer' }, 'PLN');
    await backend.saveShippingMethod(guest, order, courier).catch(() => undefined);
    expect(headers()).toEqual(['PLACE_ORDER 1', 'PLACE_ORDER 2', null]);
  });

  it('[CAP-04] carries none when the shop does not protect orders', async () => {
    const { backend, headers } = setUp(Response.json(42), undefined, undefined, {
      captchaToken: () => Promise.resolve(undefined),
    });
    await backend.order(guest, order, card, 'PLN');
    expect(headers()).toEqual([null]);
  });

  it('[CAP-05] goes on without one when the service fails, which is logged', async () => {
    const failure = new Error('blocked');
    const log = vi.fn();
    const { backend, headers } = setUp(Response.json(42), undefined, undefined, {
      captchaToken: () => Promise.reject(failure),
      log,
    });
    await expect(backend.order(guest, order, card, 'PLN')).resolves.toEqual({ orderId: '42' });
    expect(headers()).toEqual([null]);
    expect(log.mock.calls).toEqual([[failure]]);
  });

  it('gives the refusal of the backend', async () => {
    const { backend } = setUp(Response.json({ message: 'Brak %1.', parameters: ['towaru'] }, { status: 400 }));
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
    const { backend, requests, sent } = setUp(Response.json(true), () => placed, undefined, abroad);
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
    const { backend, requests } = setUp(Response.json(true), () => placed, 'abc', abroad);
    await backend.prepareOrder(customer, order, card, 'EUR');
    expect(requests()).toMatchObject([{ url: '/rest/V1/carts/mine/set-payment-information', token: 'Bearer abc' }]);
  });

  it.each([
    ['it is the currency of REST', { restCurrency: 'EUR' }],
    ['the currency of REST is not known', {}],
  ])('is one request by REST when %s', async (_, options) => {
    const { backend, requests, sent } = setUp(Response.json(42), () => placed, undefined, options);
    await backend.prepareOrder(guest, order, card, 'EUR');
    await expect(backend.order(guest, order, card, 'EUR')).resolves.toEqual({ orderId: '42' });
    expect(requests().map(({ url }) => url)).toEqual(['/rest/V1/guest-carts/cart%2F1/payment-information']);
    expect(sent).toEqual([]);
  });

  it.each([
    ['both', { order: { order_number: '000000042' }, orderV2: { id: btoa('42'), number: '000000042' } }, '42'],
    ['an id of another kind', { order: null, orderV2: { id: '???', number: '000000042' } }, null],
  ])('reads id and number where the backend returns %s', async (_, answer, orderId) => {
    const { backend } = setUp(
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
    const { backend } = setUp(undefined, () => ({ data: answer, errors: [failed] }), undefined, abroad, [
      'orderRefusals',
    ]);
    await expect(backend.order(guest, order, card, 'EUR')).resolves.toMatchObject({ orderNumber: '000000042' });
  });

  it.each([
    ['as an error', { data: { placeOrder: null }, errors: [graphqlError(refusal.message, undefined, ['placeOrder'])] }],
    ['in the response', { data: { placeOrder: { order: null, orderV2: null, errors: [refusal] } } }],
  ])('is refused when the backend refuses %s', async (_, answer) => {
    const { backend } = setUp(undefined, () => answer, undefined, abroad, ['orderRefusals']);
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
    const { backend, sent } = setUp(undefined, () => answer, undefined, abroad);
    const refused = expect(backend.order(guest, order, card, 'EUR')).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(60_000);
    await refused;
    expect(sent).toHaveLength(1);
  });
});

describe('checkCart', () => {
  const cart = {
    id: 'cart1',
    items: [
      { uid: 'Mg==', quantity: 1, is_available: true, product: { stock_status: 'IN_STOCK' } },
      { uid: 'MQ==', quantity: 2, is_available: true, product: { stock_status: 'IN_STOCK' } },
    ],
    prices: { grand_total: { currency: 'PLN', value: 89.9 } },
  };
  const check = (answer: object | Error) => setUp(undefined, () => answer).backend.checkCart('cart1');

  it('reads total and lines of an active cart', async () => {
    await expect(check({ data: { cart } })).resolves.toEqual({
      status: 'active',
      total: 8990,
      currency: 'PLN',
      lines: 'MQ==×2,Mg==×1',
      sellable: true,
    });
  });

  it('sees a line that cannot be bought, whether it is there or not', async () => {
    const short = {
      ...cart,
      items: [{ uid: 'MQ==', quantity: 2, is_available: false, product: { stock_status: 'IN_STOCK' } }],
    };
    await expect(check({ data: { cart: short } })).resolves.toMatchObject({ sellable: false });
    const lost = {
      data: { cart: { ...cart, items: [null] } },
      errors: [graphqlError('Some of the products are out of stock.', 'graphql-input', ['cart', 'items', 0])],
    };
    await expect(check(lost)).resolves.toMatchObject({ sellable: false, lines: '' });
  });

  it.each([
    ['inactive', "The cart isn't active."],
    ['missing', 'Could not find a cart with ID "cart1"'],
  ])('is %s when the backend says: %s', async (status, message) => {
    await expect(
      check({ errors: [graphqlError(message, 'graphql-no-such-entity', ['cart'])], data: { cart: null } }),
    ).resolves.toEqual({ status });
  });

  it.each([
    ['the connection is lost', new TypeError('fetch failed')],
    [
      'the backend fails',
      { errors: [graphqlError('Internal server error', 'internal', ['cart'])], data: { cart: null } },
    ],
    [
      'the token has expired',
      {
        errors: [
          graphqlError('The current user cannot perform operations on cart "cart1"', 'graphql-authorization', ['cart']),
        ],
        data: { cart: null },
      },
    ],
  ])('[RSK-02] tells nothing of an order when %s', async (_, answer) => {
    await expect(check(answer)).rejects.toBeInstanceOf(CommerceError);
  });
});

describe('serializeLines', () => {
  it('does not depend on the order of the lines, but on their quantities', () => {
    const one = { uid: 'MQ==', quantity: 1 };
    const two = { uid: 'Mg==', quantity: 2 };
    expect(serializeLines([one, two])).toBe(serializeLines([two, one]));
    expect(serializeLines([one])).not.toBe(serializeLines([{ ...one, quantity: 2 }]));
    expect(serializeLines([one])).not.toBe(serializeLines([one, two]));
  });
});

describe('parsePaymentMethods', () => {
  it('leaves out what is no payment method', () => {
    expect(
      parsePaymentMethods({ payment_methods: [{ code: 'card', title: 'Karta' }, null, { code: 'x' }, 'blik'] }),
    ).toEqual([{ code: 'card', title: 'Karta' }]);
  });

  it.each([null, [], {}, { payment_methods: {} }])('refuses %j', (answer) =>
    expect(() => parsePaymentMethods(answer)).toThrow(),
  );
});

describe('parseOrderId', () => {
  it.each([
    [42, '42'],
    ['000000042', '000000042'],
  ])('[CHK-27] reads %j', (answer, id) => expect(parseOrderId(answer)).toBe(id));
  it.each([null, '', 4.2, true, { id: 42 }, [42]])('refuses %j', (answer) =>
    expect(() => parseOrderId(answer)).toThrow(),
  );
});

describe('orderNumber', () => {
  it("reads the number out of a guest's ordered cart", async () => {
    const { backend, requests } = setUp(Response.json({ is_active: false, reserved_order_id: '000000042' }));
    await expect(backend.orderNumber(guest, null)).resolves.toBe('000000042');
    expect(requests().map(({ url }) => url)).toEqual([expect.stringContaining('guest-carts/cart%2F1')]);
  });

  it.each([
    ['the newest order is that one', '42', '000000042'],
    ['the newest order is another one', '43', null],
    ['the answer to the order was lost', null, null],
  ])("asks for a customer's order by its id: %s", async (_, orderId, number) => {
    const orders = { items: [{ id: btoa('42'), number: '000000042' }] };
    const { backend } = setUp(undefined, () => ({ data: { customer: { orders } } }), 'token');
    await expect(backend.orderNumber(customer, orderId)).resolves.toBe(number);
  });

  it.each([
    [null],
    [[]],
    [{ reserved_order_id: '000000042' }],
    [{ is_active: true, reserved_order_id: '000000042' }],
    [{ is_active: false }],
    [{ is_active: false, reserved_order_id: '' }],
  ])('finds none in %j', (answer) => expect(parseReservedNumber(answer)).toBeNull());
});
