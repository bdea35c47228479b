import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS, REST_ADDRESS, placeOrder, readyCart } from './testing/checkout-driver.ts';
import { openTestShop } from './testing/test-shop.ts';
import type { TestShop } from './testing/test-shop.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop();
});
afterAll(() => shop.dispose());

async function cartWith(...items: object[]): Promise<string> {
  const id = await shop.guestCart();
  await shop.add(id, items);
  return id;
}

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

  it('take a number for the id of a region, and need the id where codes are numbers', async () => {
    const id = await cartWith({ sku: 'VIT-C', quantity: 1 });
    const region = async (input: object) => {
      const response = await setShipping(id, [{ address: { ...ADDRESS, country_code: 'FR', ...input } }]);
      return response.at('setShippingAddressesOnCart', 'cart', 'shipping_addresses', 0, 'region');
    };
    const ain = { code: '1', label: 'Ain', region_id: 182 };
    expect(await region({ region: '182' })).toEqual(ain);
    expect(await region({ region: '1', region_id: 182 })).toEqual(ain);
    expect(await region({ region: '2A' })).toMatchObject({ label: 'Corse-du-Sud' });
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
    [
      [{ address: { ...ADDRESS, country_code: 'FR', region: '75' } }],
      'Shipping address error: Invalid value of "75" provided for the regionId field.',
    ],
    [
      [{ address: { ...ADDRESS, country_code: 'FR', region: '01' } }],
      'Shipping address error: Invalid value of "1" provided for the regionId field.',
    ],
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
        postcode: "90-001", telephone: "1", country_code: PL, region: { region_id: 1010 } }) { id } }`,
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
    expect(
      moved.at('setShippingAddressesOnCart', 'cart', 'shipping_addresses', 0, 'selected_shipping_method'),
    ).toBeNull();
  });
});

describe('the optional fields of an address', () => {
  const values = {
    prefix: 'Pani',
    middlename: 'Maria',
    suffix: 'PhD',
    company: 'Nowak Studio',
    vat_id: '5260250995',
    fax: '+48 22 000 00 03',
  };
  const fields = Object.keys(values).join(' ');

  it('are kept with the cart and its order, by GraphQL and REST alike', async () => {
    const id = await readyCart(shop, [{ sku: 'VIT-C', quantity: 1 }], { address: { ...ADDRESS, ...values } });
    const cart = await shop.ask(
      `query ($id: String!) { cart(cart_id: $id) { shipping_addresses { ${fields} } billing_address { ${fields} } } }`,
      { id },
    );
    expect(cart.at('cart')).toEqual({ shipping_addresses: [values], billing_address: values });
    const address = { ...REST_ADDRESS, ...values, company: 'Nowak i Syn' };
    await shop.rest('POST', `V1/guest-carts/${id}/shipping-information`, {
      addressInformation: {
        shipping_address: address,
        billing_address: address,
        shipping_carrier_code: 'courier',
        shipping_method_code: 'standard',
      },
    });
    const token = (await placeOrder(shop, id)).textAt('placeOrder', 'orderV2', 'token');
    const order = await shop.ask(
      `query ($token: String!) { guestOrderByToken(input: { token: $token }) {
        shipping_address { ${fields} } billing_address { ${fields} } } }`,
      { token },
    );
    const ordered = { ...values, company: 'Nowak i Syn' };
    expect(order.at('guestOrderByToken')).toEqual({ shipping_address: ordered, billing_address: ordered });
  });

  it('are kept in the address book until they are emptied', async () => {
    const { token } = await shop.newCustomer();
    const { region, ...address } = ADDRESS;
    const created = await shop.ask(
      `mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id ${fields} } }`,
      { input: { ...address, region: { region_id: 1014 }, ...values } },
      token,
    );
    expect(created.at('createCustomerAddress')).toMatchObject(values);
    const updated = await shop.ask(
      `mutation ($id: Int!, $input: CustomerAddressInput) { updateCustomerAddress(id: $id, input: $input) { ${fields} } }`,
      { id: created.at('createCustomerAddress', 'id'), input: { company: '', vat_id: '' } },
      token,
    );
    expect(updated.at('updateCustomerAddress')).toEqual({ ...values, company: null, vat_id: null });
  });
});
