import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REST_ADDRESS } from '../checkout/testing/checkout-driver.ts';
import { textWith } from '../checkout/testing/matchers.ts';
import { openTestShop } from '../checkout/testing/test-shop.ts';
import type { TestShop } from '../checkout/testing/test-shop.ts';
import { filledCart, INFORMATION, ship } from './testing/rest-driver.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop();
});
afterAll(() => shop.dispose());

describe('shipping-information', () => {
  it('[CHK-21] [CHK-23] answers payment methods and totals for a guest', async () => {
    const id = await filledCart(shop, { sku: 'VIT-C', quantity: 2 });
    const { status, body } = await ship(shop, id);
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
    const refused: Record<string, string>[] = [{}, { Authorization: 'Bearer nonsense' }];
    for (const headers of refused) {
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
      expect(await ship(shop, id)).toEqual({
        status: 404,
        body: {
          message: 'No such entity with %fieldName = %fieldValue',
          parameters: { fieldName: 'cartId', fieldValue: null },
        },
      });
    }
  });

  it('keeps placeholders and values apart, and saves nothing when the method does not exist', async () => {
    const id = await filledCart(shop);
    const { addressInformation } = INFORMATION;
    const refused = await ship(shop, id, {
      addressInformation: { ...addressInformation, shipping_carrier_code: 'ufo' },
    });
    expect(refused).toEqual({
      status: 404,
      body: { message: 'Carrier with such method not found: %1, %2', parameters: ['ufo', 'standard'] },
    });
    const cart = await shop.ask('query ($id: String!) { cart(cart_id: $id) { shipping_addresses { city } } }', { id });
    expect(cart.at('cart', 'shipping_addresses')).toEqual([]);
  });

  it('refuses unknown address properties, missing parts and empty carts', async () => {
    const id = await filledCart(shop);
    const withAddress = (address: object) => ({
      addressInformation: { ...INFORMATION.addressInformation, shipping_address: address },
    });
    expect(await ship(shop, id, withAddress({ ...REST_ADDRESS, sameAsShippingAddress: true }))).toMatchObject({
      status: 400,
      body: { message: textWith('Property "SameAsShippingAddress" does not have accessor method') },
    });
    expect(await ship(shop, id, {})).toEqual({
      status: 400,
      body: {
        message: '"%fieldName" is required. Enter and try again.',
        parameters: { fieldName: 'addressInformation' },
      },
    });
    expect(await ship(shop, id, withAddress({ city: 'Warszawa' }))).toMatchObject({
      status: 400,
      body: { message: 'The shipping information was unable to be saved. Verify the input data and try again.' },
    });
    expect(await ship(shop, await shop.guestCart())).toMatchObject({
      status: 400,
      body: { message: "The shipping method can't be set for an empty cart. Add an item to cart and try again." },
    });
  });

  it('takes camelCase names as well', async () => {
    const id = await filledCart(shop);
    const { country_id, ...rest } = REST_ADDRESS;
    const { status } = await ship(shop, id, {
      address_information: {
        shippingAddress: { ...rest, countryId: country_id, extensionAttributes: { pickupLocationCode: 'torun' } },
        shippingCarrierCode: 'instore',
        shippingMethodCode: 'pickup',
      },
    });
    expect(status).toBe(200);
    expect((await shop.rest('GET', `V1/guest-carts/${id}/totals`)).body).toMatchObject({ shipping_incl_tax: 0 });
  });
});
