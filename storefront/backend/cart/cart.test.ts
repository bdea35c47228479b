import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop } from '../checkout/testing/test-shop.ts';
import type { TestShop } from '../checkout/testing/test-shop.ts';
import { configurableValueUid, encodeUid } from '../uid.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop();
});
afterAll(() => shop.dispose());

const CART = 'query ($id: String!) { cart(cart_id: $id) { id total_quantity total_summary_quantity_including_config } }';

describe('cart identity', () => {
  it('[CRT-06] createEmptyCart answers a masked id of 32 letters and digits for a guest', async () => {
    expect(await shop.guestCart()).toMatch(/^[A-Za-z0-9]{32}$/);
  });

  it('createEmptyCart answers the customer’s own cart every time', async () => {
    const { token } = await shop.newCustomer();
    const first = await shop.ask('mutation { createEmptyCart }', {}, token);
    const second = await shop.ask('mutation { createEmptyCart }', {}, token);
    expect(second.data).toEqual(first.data);
    const own = await shop.ask('{ customerCart { id } }', {}, token);
    expect(own.at('customerCart', 'id')).toBe(first.at('createEmptyCart'));
  });

  it('takes an id made by the client once', async () => {
    const create = (id: string) =>
      shop.ask('mutation ($id: String) { createEmptyCart(input: { cart_id: $id }) }', { id });
    const id = 'a'.repeat(32);
    expect((await create(id)).at('createEmptyCart')).toBe(id);
    expect((await create(id)).errors[0]).toMatchObject({
      message: `Cart with ID "${id}" already exists.`,
      extensions: { category: 'graphql-already-exists' },
    });
    expect((await create('short')).errors[0]?.message).toBe('Cart ID length should to be 32 symbols.');
  });

  it('createGuestCart is for guests, customerCart for customers', async () => {
    expect((await shop.ask('mutation { createGuestCart { cart { id total_quantity } } }')).at('createGuestCart', 'cart')).toMatchObject({
      total_quantity: 0,
    });
    const { token } = await shop.newCustomer();
    const refused = await shop.ask('mutation { createGuestCart { cart { id } } }', {}, token);
    expect(refused.errors[0]?.message).toBe('Use `Query.customerCart` for logged in customer.');
    const guest = await shop.ask('{ customerCart { id } }');
    expect(guest.errors[0]).toMatchObject({
      message: 'The request is allowed for logged in customer',
      extensions: { category: 'graphql-authorization' },
    });
  });

  it('[CRT-17] an unknown id is no such entity, with the path that clients look at', async () => {
    const answer = await shop.ask(CART, { id: 'x'.repeat(32) });
    expect(answer.errors).toMatchObject([
      {
        message: `Could not find a cart with ID "${'x'.repeat(32)}"`,
        path: ['cart'],
        extensions: { category: 'graphql-no-such-entity' },
      },
    ]);
    expect(answer.data).toEqual({ cart: null });
    expect((await shop.ask(CART, { id: '' })).errors[0]?.message).toBe('Required parameter "cart_id" is missing');
  });

  it('[CRT-18] a merged cart is not active any more, whoever asks', async () => {
    const guest = await shop.guestCart();
    const { token } = await shop.newCustomer();
    await shop.ask('mutation ($id: String!) { mergeCarts(source_cart_id: $id) { id } }', { id: guest }, token);
    for (const caller of [undefined, token]) {
      expect((await shop.ask(CART, { id: guest }, caller)).errors[0]).toMatchObject({
        message: "The cart isn't active.",
        extensions: { category: 'graphql-no-such-entity' },
      });
    }
  });

  it('[CRT-19] a guest cannot touch a customer’s cart, nor a customer a guest’s or another’s', async () => {
    const { token: jan } = await shop.newCustomer();
    const { token: ewa } = await shop.newCustomer();
    const own = (await shop.ask('mutation { createEmptyCart }', {}, jan)).textAt('createEmptyCart');
    const guest = await shop.guestCart();
    for (const [id, token] of [
      [own, undefined],
      [own, ewa],
      [guest, jan],
    ] as const) {
      expect((await shop.ask(CART, { id }, token)).errors[0]).toMatchObject({
        message: `The current user cannot perform operations on cart "${id}"`,
        extensions: { category: 'graphql-authorization' },
      });
    }
  });

  it('forgets carts after thirty days without a change', async () => {
    const old = await shop.guestCart();
    shop.advance(20 * 86_400_000);
    const touched = await shop.guestCart();
    shop.advance(11 * 86_400_000);
    await shop.guestCart();
    expect((await shop.ask(CART, { id: old })).errors[0]?.message).toContain('Could not find a cart');
    expect((await shop.ask(CART, { id: touched })).errors).toEqual([]);
  });

  it('follows the request into another store view and currency', async () => {
    const bilingual = openTestShop({ secondStoreView: true });
    const id = await bilingual.guestCart();
    await bilingual.add(id, [{ sku: 'VIT-C', quantity: 1 }]);
    const english = await bilingual.graphql(
      'query ($id: String!) { cart(cart_id: $id) { prices { grand_total { value currency } } } }',
      { variables: { id }, headers: { Store: 'witryna_pl_en_us' } },
    );
    bilingual.dispose();
    expect(english.data).toEqual({ cart: { prices: { grand_total: { value: 11.75, currency: 'EUR' } } } });
  });
});

describe('adding products', () => {
  it('[CRT-15] adds simple products and counts pieces', async () => {
    const id = await shop.guestCart();
    const answer = await shop.add(id, [
      { sku: 'VIT-C', quantity: 2 },
      { sku: 'zelazo', quantity: 1 },
    ]);
    expect(answer.at('addProductsToCart')).toMatchObject({
      cart: {
        id,
        total_quantity: 3,
        items: [
          { quantity: 2, __typename: 'SimpleCartItem', product: { sku: 'VIT-C' } },
          { quantity: 1, product: { sku: 'ZELAZO' } },
        ],
      },
      user_errors: [],
    });
    expect((await shop.ask(CART, { id })).at('cart')).toEqual({
      id,
      total_quantity: 3,
      total_summary_quantity_including_config: 3,
    });
  });

  it('lets the same product grow its line', async () => {
    const id = await shop.guestCart();
    const first = await shop.add(id, [{ sku: 'VIT-C', quantity: 2 }]);
    const second = await shop.add(id, [{ sku: 'VIT-C', quantity: 3 }]);
    const line = second.at('addProductsToCart', 'cart', 'items');
    expect(line).toMatchObject([{ quantity: 5, uid: first.at('addProductsToCart', 'cart', 'items', 0, 'uid') }]);
  });

  it('answers refusals as user errors and adds the rest', async () => {
    const id = await shop.guestCart();
    const answer = await shop.add(id, [
      { sku: 'NIE-MA', quantity: 1 },
      { sku: 'WYPRZEDANE', quantity: 1 },
      { sku: 'VIT-D3', quantity: 4 },
      { sku: 'KREA', quantity: 1 },
      { sku: 'VIT-C', quantity: 0 },
      { sku: 'VIT-C', quantity: 1 },
    ]);
    expect(answer.errors).toEqual([]);
    expect(answer.at('addProductsToCart', 'user_errors')).toEqual([
      {
        __typename: 'CartUserInputError',
        code: 'PRODUCT_NOT_FOUND',
        message: 'Could not find a product with SKU "NIE-MA"',
      },
      {
        __typename: 'CartUserInputError',
        code: 'NOT_SALABLE',
        message: 'Product that you are trying to add is not available.',
      },
      {
        __typename: 'InsufficientStockError',
        code: 'INSUFFICIENT_STOCK',
        message: 'The requested qty is not available',
        quantity: 3,
      },
      { __typename: 'CartUserInputError', code: 'UNDEFINED', message: 'You need to choose options for your item.' },
      { __typename: 'CartUserInputError', code: 'UNDEFINED', message: 'The product quantity should be greater than 0' },
    ]);
    expect(answer.at('addProductsToCart', 'cart', 'total_quantity')).toBe(1);
  });

  it('refuses an unknown cart with the path that clients look at', async () => {
    const answer = await shop.add('y'.repeat(32), [{ sku: 'VIT-C', quantity: 1 }]);
    expect(answer.errors[0]).toMatchObject({
      path: ['addProductsToCart'],
      extensions: { category: 'graphql-no-such-entity' },
    });
  });

  const CONFIGURED = `query ($id: String!) { cart(cart_id: $id) { items {
    __typename quantity product { sku }
    ... on ConfigurableCartItem {
      configured_variant { sku }
      configurable_options { option_label value_label configurable_product_option_uid configurable_product_option_value_uid }
    }
  } } }`;

  async function optionUids(): Promise<[string, string]> {
    const answer = await shop.ask(
      '{ products(filter: { sku: { eq: "KREA" } }) { items { ... on ConfigurableProduct { configurable_options { values { uid label } } } } } }',
    );
    const uidOf = (axis: number, label: string) => {
      const values = answer.at('products', 'items', 0, 'configurable_options', axis, 'values');
      const found: unknown = Array.isArray(values) ? values.find((value: { label: string }) => value.label === label) : undefined;
      return typeof found === 'object' && found !== null && 'uid' in found ? String(found.uid) : '';
    };
    return [uidOf(0, 'Malina'), uidOf(1, '300 g')];
  }

  it('takes a variant three ways and makes one line of them', async () => {
    const id = await shop.guestCart();
    await shop.add(id, [
      { sku: 'KREA', quantity: 1, selected_options: await optionUids() },
      { sku: 'KREA-MAL-300', parent_sku: 'KREA', quantity: 1 },
    ]);
    const older = await shop.ask(
      `mutation ($id: String!) { addConfigurableProductsToCart(input: { cart_id: $id, cart_items: [
        { parent_sku: "KREA", data: { sku: "KREA-MAL-300", quantity: 1 } }
      ] }) { cart { total_quantity } } }`,
      { id },
    );
    expect(older.at('addConfigurableProductsToCart', 'cart', 'total_quantity')).toBe(3);
    const [flavour, size] = await optionUids();
    expect((await shop.ask(CONFIGURED, { id })).at('cart', 'items')).toMatchObject([
      {
        __typename: 'ConfigurableCartItem',
        quantity: 3,
        product: { sku: 'KREA' },
        configured_variant: { sku: 'KREA-MAL-300' },
        configurable_options: [
          { option_label: 'Smak', value_label: 'Malina', configurable_product_option_value_uid: flavour },
          { option_label: 'Wielkość', value_label: '300 g', configurable_product_option_value_uid: size },
        ],
      },
    ]);
  });

  it('makes a simple line of a bare variant sku, which shares the variant’s stock', async () => {
    const id = await shop.guestCart();
    await shop.add(id, [{ sku: 'KREA-MAL-300', parent_sku: 'KREA', quantity: 4 }]);
    const answer = await shop.add(id, [
      { sku: 'KREA-MAL-300', quantity: 1 },
      { sku: 'KREA-MAL-300', quantity: 1 },
    ]);
    expect(answer.at('addProductsToCart', 'cart', 'items', 1, '__typename')).toBe('SimpleCartItem');
    expect(answer.at('addProductsToCart', 'user_errors', 0, 'code')).toBe('INSUFFICIENT_STOCK');
  });

  it('does not take options of another product, nor a parent that is not the variant’s', async () => {
    const id = await shop.guestCart();
    const answer = await shop.add(id, [
      { sku: 'KREA', quantity: 1, selected_options: [configurableValueUid(999, 1), encodeUid('nonsense')] },
      { sku: 'KREA-MAL-300', parent_sku: 'VIT-C', quantity: 1 },
    ]);
    expect(answer.at('addProductsToCart', 'user_errors')).toMatchObject([
      { message: 'You need to choose options for your item.' },
      { code: 'PRODUCT_NOT_FOUND' },
    ]);
  });

  it('the older mutations add all or nothing and refuse with a GraphQL error', async () => {
    const id = await shop.guestCart();
    const answer = await shop.ask(
      `mutation ($id: String!) { addSimpleProductsToCart(input: { cart_id: $id, cart_items: [
        { data: { sku: "VIT-C", quantity: 1 } }, { data: { sku: "VIT-D3", quantity: 9 } }
      ] }) { cart { id } } }`,
      { id },
    );
    expect(answer.errors[0]).toMatchObject({
      message: 'Could not add the product with SKU VIT-D3 to the shopping cart: The requested qty is not available',
      extensions: { category: 'graphql-input' },
    });
    expect((await shop.ask(CART, { id })).at('cart', 'total_quantity')).toBe(0);
  });
});

describe('changing lines', () => {
  const UPDATE = `mutation ($id: String!, $items: [CartItemUpdateInput]!) {
    updateCartItems(input: { cart_id: $id, cart_items: $items }) {
      cart { total_quantity items { quantity } } errors { code message }
    }
  }`;

  async function filledCart() {
    const id = await shop.guestCart();
    const answer = await shop.add(id, [
      { sku: 'VIT-C', quantity: 2 },
      { sku: 'VIT-D3', quantity: 1 },
    ]);
    const uid = (index: number) => answer.textAt('addProductsToCart', 'cart', 'items', index, 'uid');
    return { id, uids: [uid(0), uid(1)] as const };
  }

  it('[CRT-15] sets quantities and removes a line with quantity 0', async () => {
    const { id, uids } = await filledCart();
    const changed = await shop.ask(UPDATE, { id, items: [{ cart_item_uid: uids[0], quantity: 5 }] });
    expect(changed.at('updateCartItems')).toEqual({
      cart: { total_quantity: 6, items: [{ quantity: 5 }, { quantity: 1 }] },
      errors: [],
    });
    const removed = await shop.ask(UPDATE, { id, items: [{ cart_item_uid: uids[0], quantity: 0 }] });
    expect(removed.at('updateCartItems', 'cart', 'items')).toEqual([{ quantity: 1 }]);
  });

  it('answers what it refuses in errors and changes the rest', async () => {
    const { id, uids } = await filledCart();
    const answer = await shop.ask(UPDATE, {
      id,
      items: [
        { cart_item_uid: uids[1], quantity: 4 },
        { cart_item_uid: encodeUid(999), quantity: 1 },
        { cart_item_uid: uids[0] },
        { cart_item_uid: uids[0], quantity: 3 },
      ],
    });
    expect(answer.errors).toEqual([]);
    expect(answer.at('updateCartItems')).toEqual({
      cart: { total_quantity: 4, items: [{ quantity: 3 }, { quantity: 1 }] },
      errors: [
        { code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' },
        { code: 'COULD_NOT_FIND_CART_ITEM', message: 'Could not find cart item with id: 999.' },
        {
          code: 'REQUIRED_PARAMETER_MISSING',
          message: 'Required parameter "quantity" for "cart_items" is missing.',
        },
      ],
    });
  });

  it('[CRT-15] removes a line and says when there is none', async () => {
    const { id, uids } = await filledCart();
    const remove = (uid: string) =>
      shop.ask(
        'mutation ($id: String!, $uid: ID!) { removeItemFromCart(input: { cart_id: $id, cart_item_uid: $uid }) { cart { total_quantity } } }',
        { id, uid },
      );
    expect((await remove(uids[0])).at('removeItemFromCart', 'cart', 'total_quantity')).toBe(1);
    expect((await remove(uids[0])).errors[0]).toMatchObject({
      message: "The cart doesn't contain the item",
      extensions: { category: 'graphql-no-such-entity' },
    });
  });

  it('cannot change a line of somebody else’s cart', async () => {
    const { uids } = await filledCart();
    const other = await shop.guestCart();
    const answer = await shop.ask(UPDATE, { id: other, items: [{ cart_item_uid: uids[0], quantity: 9 }] });
    expect(answer.at('updateCartItems', 'errors', 0, 'code')).toBe('COULD_NOT_FIND_CART_ITEM');
  });

  it('pages and sorts itemsV2', async () => {
    const { id } = await filledCart();
    const answer = await shop.ask(
      `query ($id: String!) { cart(cart_id: $id) {
        itemsV2(pageSize: 1, currentPage: 2, sort: { field: QTY, order: ASC }) { total_count page_info { total_pages } items { quantity } }
      } }`,
      { id },
    );
    expect(answer.at('cart', 'itemsV2')).toEqual({
      total_count: 2,
      page_info: { total_pages: 2 },
      items: [{ quantity: 2 }],
    });
  });
});
