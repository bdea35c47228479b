import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, openTestShop, type TestShop } from '../checkout/testing/test-shop.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop({ profile: 'stock' });
});
afterAll(() => shop.dispose());

describe('what other storefronts ask for and this shop does not offer', () => {
  it.each([
    [
      'createPaypalExpressToken',
      'mutation ($id: String!) { createPaypalExpressToken(input: { cart_id: $id, code: "paypal_express", urls: { return_url: "a", cancel_url: "b" } }) { token paypal_urls { start edit } } }',
    ],
    [
      'createPayflowProToken',
      'mutation ($id: String!) { createPayflowProToken(input: { cart_id: $id, urls: { return_url: "a", cancel_url: "b", error_url: "c" } }) { secure_token result } }',
    ],
    [
      'setPaymentMethodOnCart',
      'mutation ($id: String!) { setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "payflowpro", payflowpro: { cc_details: { cc_type: "VI", cc_last_4: 1111, cc_exp_month: 1, cc_exp_year: 2030 } } } }) { cart { id } } }',
    ],
    ['getHostedProUrl', 'query ($id: String!) { getHostedProUrl(input: { cart_id: $id }) { secure_form_url } }'],
  ])('a payment by %s is refused as where it is switched off', async (field, document) => {
    const id = await shop.guestCart();
    await shop.add(id, [{ sku: 'VIT-C', quantity: 1 }]);
    const address =
      '{ firstname: "Jan", lastname: "Las", street: ["Długa 1"], city: "Radom", postcode: "26-600", telephone: "600100200", country_code: "PL" }';
    await shop.ask(
      `mutation ($id: String!) { setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: ${address} }] }) { cart { id } } }`,
      { id },
    );
    const { errors } = await shop.ask(document, { id });
    expect(errors).toMatchObject([
      {
        message: 'The requested Payment Method is not available.',
        path: [field],
        extensions: { category: 'graphql-input' },
      },
    ]);
  });

  it('orders are not cancelled by their buyers, who are told in both forms', async () => {
    const { token } = await shop.newCustomer();
    const cancel =
      'mutation ($id: ID!) { cancelOrder(input: { order_id: $id, reason: "x" }) { error errorV2 { code message } order { number } } }';
    const unknown = await shop.ask(cancel, { id: 'OTk5' }, token);
    expect(unknown.errors[0]).toMatchObject({
      path: ['cancelOrder'],
      extensions: { category: 'graphql-no-such-entity' },
    });
    const guest = await shop.ask(
      'mutation { requestGuestOrderCancel(input: { token: "nothing", reason: "x" }) { error } }',
    );
    expect(guest.errors[0]?.message).toBe("We couldn't locate an order with the information provided.");
  });

  it('nobody signs in as somebody else', async () => {
    const { errors } = await shop.ask(
      'mutation { generateCustomerTokenAsAdmin(input: { customer_email: "a@example.com" }) { customer_token } }',
    );
    expect(errors[0]?.extensions).toEqual({ category: 'graphql-authorization' });
  });
});

describe('older names of what this shop has', () => {
  it('prices say the same in their older form', async () => {
    const { at, errors } = await shop.ask(`{ products(filter: {}, pageSize: 50) { items {
      sku price { minimalPrice { amount { value currency } adjustments { code } } maximalPrice { amount { value } } regularPrice { amount { value } } }
      price_range { minimum_price { final_price { value } regular_price { value } } maximum_price { final_price { value } } }
      tier_price tier_prices { qty } websites { id code is_default } color manufacturer
    } } }`);
    expect(errors).toEqual([]);
    const items = at('products', 'items');
    expect(Array.isArray(items) && items.length > 2).toBe(true);
    for (const [index] of Object.entries(items ?? [])) {
      const value = (...path: string[]) => at('products', 'items', Number(index), ...path, 'value');
      expect(value('price', 'minimalPrice', 'amount')).toBe(value('price_range', 'minimum_price', 'final_price'));
      expect(value('price', 'regularPrice', 'amount')).toBe(value('price_range', 'minimum_price', 'regular_price'));
      expect(value('price', 'maximalPrice', 'amount')).toBe(value('price_range', 'maximum_price', 'final_price'));
    }
    expect(at('products', 'items', 0)).toMatchObject({
      tier_prices: [],
      websites: [{ id: 1, code: 'base', is_default: true }],
      color: null,
    });
  });

  it('products without options are added by the mutations of other kinds, and what there is not is refused', async () => {
    const id = await shop.guestCart();
    const add = (sku: string) =>
      shop.ask(
        `mutation ($id: String!, $sku: String!) { addDownloadableProductsToCart(input: { cart_id: $id, cart_items: [{ data: { sku: $sku, quantity: 1 }, downloadable_product_links: [{ link_id: 1 }] }] }) { cart { total_quantity } } }`,
        { id, sku },
      );
    expect((await add('VIT-C')).at('addDownloadableProductsToCart', 'cart', 'total_quantity')).toBe(1);
    expect((await add('NIE-MA')).errors[0]).toMatchObject({ path: ['addDownloadableProductsToCart'] });
  });

  it('lines of a cart are sorted by every name that Magento has', async () => {
    const id = await shop.guestCart();
    await shop.add(id, [
      { sku: 'VIT-C', quantity: 1 },
      { sku: 'VIT-D3', quantity: 1 },
    ]);
    const sorted = async (field: string, order: string) => {
      const { at, errors } = await shop.ask(
        `query ($id: String!) { cart(cart_id: $id) { itemsV2(sort: { field: ${field}, order: ${order} }) { items { product { sku } } total_count } } }`,
        { id },
      );
      expect(errors).toEqual([]);
      return [at('cart', 'itemsV2', 'items', 0, 'product', 'sku'), at('cart', 'itemsV2', 'items', 1, 'product', 'sku')];
    };
    const byPrice = await sorted('PRICE_INC_TAX', 'ASC');
    expect(await sorted('PRICE_INC_TAX', 'DESC')).toEqual([...byPrice].reverse());
    expect(await sorted('WEIGHT', 'DESC')).toEqual(['VIT-C', 'VIT-D3']);
  });
});

describe('deleteCustomer', () => {
  it('ends the account with its carts and lists, and the address is free again', async () => {
    const email = 'odchodze@example.com';
    await shop.register(email);
    const token = await shop.signIn(email);
    const cart = (await shop.ask('mutation { createEmptyCart }', {}, token)).textAt('createEmptyCart');
    expect((await shop.ask('mutation { deleteCustomer }')).errors[0]?.extensions).toEqual({
      category: 'graphql-authorization',
    });
    expect((await shop.ask('mutation { deleteCustomer }', {}, token)).at('deleteCustomer')).toBe(true);
    expect((await shop.ask('{ customer { email } }', {}, token)).errors[0]?.extensions).toEqual({
      category: 'graphql-authentication',
    });
    expect(
      (await shop.ask('query ($id: String!) { cart(cart_id: $id) { id } }', { id: cart })).errors[0]?.message,
    ).toBe(`Could not find a cart with ID "${cart}"`);
    const again = await shop.ask(
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
      { email, password: PASSWORD },
    );
    expect(again.errors[0]?.extensions).toEqual({ category: 'graphql-authentication' });
    await shop.register(email);
    expect(
      (
        await shop.ask(
          '{ customer { orders { total_count } addresses { id } wishlists { items_count } } }',
          {},
          await shop.signIn(email),
        )
      ).at('customer'),
    ).toMatchObject({
      orders: { total_count: 0 },
      addresses: [],
    });
  });
});
