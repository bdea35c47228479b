// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CommerceError } from '../commerce/index.ts';
import { graphqlError, type FakeHandler } from '../testing/index.ts';
import {
  billing,
  courier,
  customer,
  guest,
  order,
  regions,
  setUpCheckoutApi,
  shipping,
  shippingFields,
} from './testing/checkout-api-backend.ts';

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
    const { backend, sent } = setUpCheckoutApi(undefined, answered);
    await expect(
      backend.saveAddress({ ...guest, cartId: 'cart1' }, 'anna@example.pl', shipping, regions),
    ).resolves.toEqual([]);
    expect(sent.map(({ name, variables }) => ({ name, variables }))).toEqual([
      { name: 'setGuestEmail', variables: { cartId: 'cart1', email: 'anna@example.pl' } },
      {
        name: 'setShippingAddress',
        variables: { cartId: 'cart1', ...shippingFields, region_id: 7, country_id: 'PL' },
      },
    ]);
  });

  it("leaves a customer's e-mail address alone", async () => {
    const { backend, sent } = setUpCheckoutApi(undefined, answered);
    await backend.saveAddress(customer, 'anna@example.pl', shipping, regions);
    expect(sent.map(({ name }) => name)).toEqual(['setShippingAddress']);
  });

  it('sends no address when the e-mail address is refused', async () => {
    const { backend, sent } = setUpCheckoutApi(undefined, () => ({
      errors: [graphqlError('Invalid email format')],
      data: null,
    }));
    await expect(backend.saveAddress(guest, 'x', shipping, regions)).rejects.toThrow('Invalid email format');
    expect(sent).toHaveLength(1);
  });
});

describe('a refusal for want of permission', () => {
  const refusing: FakeHandler = () => ({
    data: null,
    errors: [graphqlError('Bieżący użytkownik nie może …', 'graphql-authorization')],
  });
  const names = ({ sent }: ReturnType<typeof setUpCheckoutApi>) => sent.map(({ name }) => name);

  it('makes sure that a customer still is one, and stays a refusal', async () => {
    const graphql = setUpCheckoutApi(undefined, refusing, 'token');
    await expect(graphql.backend.saveAddress(customer, 'anna@example.pl', shipping, regions)).rejects.toThrow(
      'Bieżący użytkownik',
    );
    expect(names(graphql)).toEqual(['setShippingAddress', 'getNewestOrder']);
    const rest = setUpCheckoutApi(Response.json({ message: 'No.' }, { status: 401 }), refusing, 'token');
    await expect(rest.backend.saveShippingMethod(customer, order, courier)).rejects.toMatchObject({ status: 401 });
    expect(names(rest)).toEqual(['getNewestOrder']);
  });

  it('asks a guest for nothing', async () => {
    const checkout = setUpCheckoutApi(undefined, refusing);
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
    const { backend, requests } = setUpCheckoutApi(methods);
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
    const { backend, requests } = setUpCheckoutApi(methods, undefined, 'abc');
    await backend.saveShippingMethod(customer, order, courier);
    expect(requests()).toMatchObject([
      { url: '/rest/V1/carts/mine/shipping-information', method: 'POST', token: 'Bearer abc' },
    ]);
  });

  it('[CHK-08] sends another billing address where there is one', async () => {
    const { backend, requests } = setUpCheckoutApi(methods);
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
    const delivered = setUpCheckoutApi(methods, undefined, 'abc');
    await delivered.backend.saveShippingMethod(customer, save, courier);
    const [sent] = delivered.requests();
    expect(sent?.body).toHaveProperty('addressInformation.shipping_address.save_in_address_book', 1);
    // The order replaces this one.
    expect(sent?.body).not.toHaveProperty('addressInformation.billing_address.save_in_address_book');

    const pickup = setUpCheckoutApi(methods, undefined, 'abc');
    await pickup.backend.saveShippingMethod(customer, save, courier, {
      shippingAddress: { pickup_location_code: 'torun' },
    });
    expect(pickup.requests()[0]?.body).not.toHaveProperty('addressInformation.shipping_address.save_in_address_book');
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
  const check = (answer: object | Error) => setUpCheckoutApi(undefined, () => answer).backend.checkCart('cart1');

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

describe('orderNumber', () => {
  it("reads the number out of a guest's ordered cart", async () => {
    const { backend, requests } = setUpCheckoutApi(Response.json({ is_active: false, reserved_order_id: '000000042' }));
    await expect(backend.orderNumber(guest, null)).resolves.toBe('000000042');
    expect(requests().map(({ url }) => url)).toEqual([expect.stringContaining('guest-carts/cart%2F1')]);
  });

  it.each([
    ['the newest order is that one', '42', '000000042'],
    ['the newest order is another one', '43', null],
    ['the answer to the order was lost', null, null],
  ])("asks for a customer's order by its id: %s", async (_, orderId, number) => {
    const orders = { items: [{ id: btoa('42'), number: '000000042' }] };
    const { backend } = setUpCheckoutApi(undefined, () => ({ data: { customer: { orders } } }), 'token');
    await expect(backend.orderNumber(customer, orderId)).resolves.toBe(number);
  });
});
