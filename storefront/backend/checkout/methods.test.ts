import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCheckout, readyCart } from './testing/checkout-driver.ts';
import { openTestShop } from './testing/test-shop.ts';
import type { TestShop } from './testing/test-shop.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop();
});
afterAll(() => shop.dispose());

describe('methods', () => {
  const setShippingMethod = (id: string, carrier: string, method: string) =>
    shop.ask(
      `mutation ($id: String!, $carrier: String!, $method: String!) {
        setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: $carrier, method_code: $method }] }) {
          cart { shipping_addresses { selected_shipping_method { carrier_title amount { value } } } prices { grand_total { value } } }
        }
      }`,
      { id, carrier, method },
    );

  it('of delivery need goods and an address, and have to exist', async () => {
    const id = await shop.guestCart();
    expect((await setShippingMethod(id, 'courier', 'standard')).errors[0]?.message).toBe(
      "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
    );
    await shop.add(id, [{ sku: 'VIT-C', quantity: 1 }]);
    expect((await setShippingMethod(id, 'courier', 'standard')).errors[0]?.message).toBe(
      'The shipping address is missing. Set the address and try again.',
    );
    await fillCheckout(shop, id, { shipping: null, payment: null });
    expect((await setShippingMethod(id, 'flatrate', 'flatrate')).errors[0]).toMatchObject({
      message: 'Carrier with such method not found: flatrate, flatrate',
      extensions: { category: 'graphql-no-such-entity' },
    });
    expect((await setShippingMethod(id, 'courier', 'standard')).at('setShippingMethodsOnCart', 'cart')).toEqual({
      shipping_addresses: [{ selected_shipping_method: { carrier_title: 'Kurier', amount: { value: 14.99 } } }],
      prices: { grand_total: { value: 64.98 } },
    });
  });

  it('of payment have to be offered', async () => {
    const id = await readyCart(shop, [{ sku: 'VIT-C', quantity: 1 }], { payment: null });
    const setPayment = (code: string) =>
      shop.ask(
        `mutation ($id: String!, $code: String!) { setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: $code } }) {
          cart { selected_payment_method { code title } available_payment_methods { code is_deferred } }
        } }`,
        { id, code },
      );
    const before = await shop.ask(
      'query ($id: String!) { cart(cart_id: $id) { selected_payment_method { code title } } }',
      { id },
    );
    expect(before.at('cart', 'selected_payment_method')).toEqual({ code: '', title: '' });
    expect((await setPayment('checkmo')).errors[0]?.message).toBe('The requested Payment Method is not available.');
    expect((await setPayment('cashondelivery')).at('setPaymentMethodOnCart', 'cart')).toEqual({
      selected_payment_method: { code: 'cashondelivery', title: 'Płatność przy odbiorze' },
      available_payment_methods: [
        { code: 'witryna_card', is_deferred: false },
        { code: 'banktransfer', is_deferred: true },
        { code: 'cashondelivery', is_deferred: true },
      ],
    });
  });
});
