import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS, fillCheckout, readyCart, setStock } from './testing/checkout-driver.ts';
import { openTestShop } from './testing/test-shop.ts';
import type { TestShop } from './testing/test-shop.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop();
});
afterAll(() => shop.dispose());

const METHODS = 'carrier_code method_code amount { value currency } price_excl_tax { value } price_incl_tax { value } available error_message';

async function cartWith(...items: object[]): Promise<string> {
  const id = await shop.guestCart();
  await shop.add(id, items);
  return id;
}

describe('estimates', () => {
  const estimate = (id: string, country = 'PL') =>
    shop.ask(
      `mutation ($id: String!, $country: CountryCodeEnum!) {
        estimateShippingMethods(input: { cart_id: $id, address: { country_code: $country, postcode: "00-001" } }) { ${METHODS} }
      }`,
      { id, country },
    );

  it('[CRT-25] [CRT-26] list the methods with currency and value, and save nothing', async () => {
    const id = await cartWith({ sku: 'VIT-C', quantity: 1 });
    expect((await estimate(id)).at('estimateShippingMethods')).toMatchObject([
      {
        carrier_code: 'courier',
        method_code: 'standard',
        amount: { value: 14.99, currency: 'PLN' },
        price_excl_tax: { value: 12.19 },
        price_incl_tax: { value: 14.99 },
        available: true,
        error_message: null,
      },
      { carrier_code: 'parcel_locker', amount: { value: 11.99 } },
      { carrier_code: 'instore', method_code: 'pickup', amount: { value: 0 } },
    ]);
    const cart = await shop.ask('query ($id: String!) { cart(cart_id: $id) { shipping_addresses { city } } }', { id });
    expect(cart.at('cart', 'shipping_addresses')).toEqual([]);
  });

  it('are free from 149 zł of goods', async () => {
    const id = await cartWith({ sku: 'VIT-C', quantity: 3 });
    expect((await estimate(id)).at('estimateShippingMethods', 0, 'amount', 'value')).toBe(0);
  });

  it('are empty for an empty cart and unavailable abroad', async () => {
    expect((await estimate(await shop.guestCart())).at('estimateShippingMethods')).toEqual([]);
    const id = await cartWith({ sku: 'VIT-C', quantity: 1 });
    expect((await estimate(id, 'DE')).at('estimateShippingMethods', 0)).toMatchObject({
      available: false,
      method_code: null,
      error_message: expect.stringContaining('not available'),
    });
  });

  it('call an unknown cart a wrong input', async () => {
    expect((await estimate('q'.repeat(32))).errors[0]).toMatchObject({
      message: `Could not find a cart with ID "${'q'.repeat(32)}"`,
      extensions: { category: 'graphql-input' },
    });
  });

  it('of totals include the delivery that is asked for', async () => {
    const id = await cartWith({ sku: 'VIT-C', quantity: 1 });
    const answer = await shop.ask(
      `mutation ($id: String!) { estimateTotals(input: {
        cart_id: $id, address: { country_code: PL }, shipping_method: { carrier_code: "courier", method_code: "standard" }
      }) { cart { prices { grand_total { value } applied_taxes { label } } } } }`,
      { id },
    );
    expect(answer.at('estimateTotals', 'cart', 'prices')).toEqual({
      grand_total: { value: 64.98 },
      applied_taxes: [{ label: 'VAT 8%' }, { label: 'VAT 23%' }],
    });
  });
});

describe('guest e-mail', () => {
  const setEmail = (id: string, email: string, token?: string) =>
    shop.ask(
      'mutation ($id: String!, $email: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { email } } }',
      { id, email },
      token,
    );

  it('[CHK-18] is kept with the cart', async () => {
    const id = await shop.guestCart();
    expect((await setEmail(id, 'jan@example.com')).data).toEqual({
      setGuestEmailOnCart: { cart: { email: 'jan@example.com' } },
    });
  });

  it('has to be one, and is for guests', async () => {
    const id = await shop.guestCart();
    expect((await setEmail(id, 'jan')).errors[0]?.message).toBe('Invalid email format');
    const { token } = await shop.newCustomer();
    expect((await setEmail(id, 'jan@example.com', token)).errors[0]).toMatchObject({
      message: 'The request is not allowed for logged in customers',
      extensions: { category: 'graphql-authorization' },
    });
  });
});

describe('addresses', () => {
  const setShipping = (id: string, addresses: readonly object[], token?: string) =>
    shop.ask(
      `mutation ($id: String!, $addresses: [ShippingAddressInput]!) {
        setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: $addresses }) { cart { shipping_addresses {
          firstname street city postcode region { code label region_id } country { code } same_as_billing pickup_location_code
          available_shipping_methods { carrier_code carrier_title } selected_shipping_method { carrier_code }
        } } }
      }`,
      { id, addresses },
      token,
    );

  it('[CHK-19] [CHK-20] of delivery give back the methods, and know the region by its code or name', async () => {
    const id = await cartWith({ sku: 'VIT-C', quantity: 1 });
    const byCode = await setShipping(id, [{ address: ADDRESS }]);
    expect(byCode.at('setShippingAddressesOnCart', 'cart', 'shipping_addresses', 0)).toMatchObject({
      firstname: 'Jan',
      street: ['ul. Lipowa 5', 'm. 7'],
      region: { code: 'PL-14', label: 'mazowieckie', region_id: 1014 },
      country: { code: 'PL' },
      available_shipping_methods: [
        { carrier_code: 'courier', carrier_title: 'Kurier' },
        { carrier_code: 'parcel_locker' },
        { carrier_code: 'instore' },
      ],
      selected_shipping_method: null,
    });
    const byName = await setShipping(id, [{ address: { ...ADDRESS, region: 'Śląskie' } }]);
    expect(byName.at('setShippingAddressesOnCart', 'cart', 'shipping_addresses', 0, 'region')).toMatchObject({
      code: 'PL-24',
    });
    const unknown = await setShipping(id, [{ address: { ...ADDRESS, region: 'Kaszuby' } }]);
    expect(unknown.at('setShippingAddressesOnCart', 'cart', 'shipping_addresses', 0, 'region')).toEqual({
      code: null,
      label: 'Kaszuby',
      region_id: null,
    });
  });

  it.each([
    [[{ address: ADDRESS }, { address: ADDRESS }], 'You cannot specify multiple shipping addresses.'],
    [[], 'Required parameter "shipping_addresses" is missing'],
    [[{}], 'The shipping address must contain either "customer_address_id" or "address".'],
    [
      [{ address: ADDRESS, customer_address_id: 1 }],
      'The shipping address cannot contain "customer_address_id" and "address" at the same time.',
    ],
    [[{ customer_address_id: 1 }], "The current customer isn't authorized."],
    [[{ address: { ...ADDRESS, street: ['a', 'b', 'c'] } }], '"Street Address" cannot contain more than 2 lines.'],
    [[{ address: { ...ADDRESS, country_code: 'Poland' } }], 'Country is not available'],
    [[{ address: { ...ADDRESS, region_id: 3 } }], 'Region is not available for the selected country'],
    [[{ address: ADDRESS, pickup_location_code: 'nigdzie' }], 'Pickup location with code "nigdzie" was not found.'],
  ])('refuse %j', async (addresses, message) => {
    const id = await cartWith({ sku: 'VIT-C', quantity: 1 });
    expect((await setShipping(id, addresses)).errors[0]?.message).toBe(message);
  });

  it('can come from the own address book only', async () => {
    const { token } = await shop.newCustomer();
    const { token: stranger } = await shop.newCustomer();
    const created = await shop.ask(
      `mutation { createCustomerAddress(input: { firstname: "Jan", lastname: "Kowalski", street: ["Lipowa 5"], city: "Łódź",
        postcode: "90-001", telephone: "1", country_code: PL, region: { region_code: "PL-10" } }) { id } }`,
      {},
      token,
    );
    const addressId = created.at('createCustomerAddress', 'id');
    const cart = async (owner: string) =>
      (await shop.ask('mutation { createEmptyCart }', {}, owner)).textAt('createEmptyCart');
    const own = await setShipping(await cart(token), [{ customer_address_id: addressId }], token);
    expect(own.at('setShippingAddressesOnCart', 'cart', 'shipping_addresses', 0, 'city')).toBe('Łódź');
    const foreign = await setShipping(await cart(stranger), [{ customer_address_id: addressId }], stranger);
    expect(foreign.errors[0]).toMatchObject({
      message: `Current customer does not have permission to address with ID "${String(addressId)}"`,
      extensions: { category: 'graphql-authorization' },
    });
  });

  it('[CHK-08] of the invoice can be the same as those of delivery, once these are known', async () => {
    const id = await cartWith({ sku: 'VIT-C', quantity: 1 });
    const sameAsShipping = () =>
      shop.ask(
        `mutation ($id: String!) { setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) {
          cart { billing_address { city lastname } shipping_addresses { same_as_billing } }
        } }`,
        { id },
      );
    expect((await sameAsShipping()).errors[0]?.message).toBe(
      'Could not use the "same_as_shipping" option, because the shipping address has not been set.',
    );
    await setShipping(id, [{ address: ADDRESS }]);
    expect((await sameAsShipping()).data).toEqual({
      setBillingAddressOnCart: {
        cart: {
          billing_address: { city: 'Warszawa', lastname: 'Kowalski' },
          shipping_addresses: [{ same_as_billing: true }],
        },
      },
    });
  });

  it('abroad take the chosen method off the cart', async () => {
    const id = await readyCart(shop, [{ sku: 'VIT-C', quantity: 1 }]);
    const moved = await setShipping(id, [{ address: { ...ADDRESS, country_code: 'DE', region: 'Bayern' } }]);
    expect(moved.at('setShippingAddressesOnCart', 'cart', 'shipping_addresses', 0, 'selected_shipping_method')).toBeNull();
  });
});

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
    const before = await shop.ask('query ($id: String!) { cart(cart_id: $id) { selected_payment_method { code title } } }', { id });
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

describe('a line that ran out', () => {
  it('is null in items, with an error whose path ends in its index', async () => {
    const id = await cartWith({ sku: 'VIT-C', quantity: 1 }, { sku: 'VIT-D3', quantity: 2 }, { sku: 'ZELAZO', quantity: 1 });
    setStock(shop, 'VIT-D3', 0);
    const answer = await shop.ask('query ($id: String!) { cart(cart_id: $id) { items { product { sku } } } }', { id });
    expect(answer.at('cart', 'items')).toEqual([{ product: { sku: 'VIT-C' } }, null, { product: { sku: 'ZELAZO' } }]);
    expect(answer.errors).toMatchObject([
      {
        message: 'Some of the products are out of stock.',
        path: ['cart', 'items', 1],
        extensions: { category: 'graphql-input' },
      },
    ]);
  });

  it('stays in itemsV2, where it can be removed, and a scarce one says how it stands', async () => {
    setStock(shop, 'VIT-D3', 3);
    const id = await cartWith({ sku: 'VIT-D3', quantity: 3 }, { sku: 'VIT-C', quantity: 1 });
    const read = () =>
      shop.ask(
        'query ($id: String!) { cart(cart_id: $id) { itemsV2 { items { uid is_available not_available_message errors { code message } } } } }',
        { id },
      );
    setStock(shop, 'VIT-D3', 1);
    expect((await read()).at('cart', 'itemsV2', 'items')).toMatchObject([
      {
        is_available: false,
        not_available_message: 'The requested qty is not available',
        errors: [{ code: 'ITEM_QTY', message: 'The requested qty is not available' }],
      },
      { is_available: true, not_available_message: null, errors: null },
    ]);
    setStock(shop, 'VIT-D3', 0);
    const gone = await read();
    expect(gone.errors).toEqual([]);
    expect(gone.at('cart', 'itemsV2', 'items', 0)).toMatchObject({
      is_available: false,
      not_available_message: 'Some of the products are out of stock.',
    });
    setStock(shop, 'VIT-D3', 3);
  });
});
