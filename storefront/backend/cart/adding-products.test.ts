import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop } from '../checkout/testing/test-shop.ts';
import type { TestShop } from '../checkout/testing/test-shop.ts';
import { configurableValueUid, encodeUid } from '../uid.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop();
});
afterAll(() => shop.dispose());

const CART =
  'query ($id: String!) { cart(cart_id: $id) { id total_quantity total_summary_quantity_including_config } }';

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
    const getUid = (axis: number, label: string) => {
      const values = answer.at('products', 'items', 0, 'configurable_options', axis, 'values');
      const found: unknown = Array.isArray(values)
        ? values.find((value: { label: string }) => value.label === label)
        : undefined;
      return typeof found === 'object' && found !== null && 'uid' in found ? String(found.uid) : '';
    };
    return [getUid(0, 'Malina'), getUid(1, '300 g')];
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
    const [flavor, size] = await optionUids();
    expect((await shop.ask(CONFIGURED, { id })).at('cart', 'items')).toMatchObject([
      {
        __typename: 'ConfigurableCartItem',
        quantity: 3,
        product: { sku: 'KREA' },
        configured_variant: { sku: 'KREA-MAL-300' },
        configurable_options: [
          { option_label: 'Smak', value_label: 'Malina', configurable_product_option_value_uid: flavor },
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
