import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop } from '../checkout/testing/test-shop.ts';
import type { ShopResponse, TestShop } from '../checkout/testing/test-shop.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop();
});
afterAll(() => shop.dispose());

const LIST = `wishlist { id items_count items_v2(pageSize: 10) { items {
  __typename id quantity description product { sku }
  ... on ConfigurableWishlistItem { configured_variant { sku } configurable_options { option_label value_label } }
} } }`;

const add = (items: readonly object[], token?: string, id = '0') =>
  shop.ask(
    `mutation ($id: ID!, $items: [WishlistItemInput!]!) { addProductsToWishlist(wishlistId: $id, wishlistItems: $items) {
      ${LIST} user_errors { code message }
    } }`,
    { id, items },
    token,
  );

const getItems = (answer: ShopResponse, field: string) => answer.at(field, 'wishlist', 'items_v2', 'items');

describe('wish list', () => {
  it('[ACC-02] holds simple products and variants, chosen or not', async () => {
    const { token } = await shop.newCustomer();
    expect((await shop.ask('{ customer { wishlists { id } } }', {}, token)).at('customer', 'wishlists')).toEqual([]);
    const answer = await add(
      [
        { sku: 'VIT-C', quantity: 1 },
        { sku: 'KREA', quantity: 1 },
        { sku: 'KREA-MAL-300', parent_sku: 'KREA', quantity: 2 },
        { sku: 'NIE-MA', quantity: 1 },
      ],
      token,
    );
    expect(answer.errors).toEqual([]);
    expect(answer.at('addProductsToWishlist', 'user_errors')).toEqual([
      { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "NIE-MA"' },
    ]);
    expect(getItems(answer, 'addProductsToWishlist')).toMatchObject([
      { __typename: 'SimpleWishlistItem', product: { sku: 'VIT-C' } },
      {
        __typename: 'ConfigurableWishlistItem',
        product: { sku: 'KREA' },
        configured_variant: null,
        configurable_options: null,
      },
      {
        quantity: 2,
        configured_variant: { sku: 'KREA-MAL-300' },
        configurable_options: [
          { option_label: 'Smak', value_label: 'Malina' },
          { option_label: 'Wielkość', value_label: '300 g' },
        ],
      },
    ]);
    const listed = await shop.ask('{ customer { wishlists { id items_count } } }', {}, token);
    expect(listed.at('customer', 'wishlists')).toEqual([
      { id: answer.at('addProductsToWishlist', 'wishlist', 'id'), items_count: 3 },
    ]);
  });

  it('[ACC-08] pages its items', async () => {
    const { token } = await shop.newCustomer();
    await add(
      ['VIT-C', 'VIT-D3', 'ZELAZO'].map((sku) => ({ sku, quantity: 1 })),
      token,
    );
    const page = await shop.ask(
      '{ customer { wishlists { items_v2(pageSize: 2, currentPage: 2) { page_info { total_pages } items { product { sku } } } } } }',
      {},
      token,
    );
    expect(page.at('customer', 'wishlists', 0, 'items_v2')).toEqual({
      page_info: { total_pages: 2 },
      items: [{ product: { sku: 'ZELAZO' } }],
    });
  });

  it('is the customer’s own', async () => {
    expect((await add([{ sku: 'VIT-C', quantity: 1 }])).errors[0]).toMatchObject({
      message: 'The current user cannot perform operations on wishlist',
      extensions: { category: 'graphql-authorization' },
    });
    const { token } = await shop.newCustomer();
    const { token: stranger } = await shop.newCustomer();
    const id = (await add([{ sku: 'VIT-C', quantity: 1 }], token)).textAt('addProductsToWishlist', 'wishlist', 'id');
    expect((await add([{ sku: 'VIT-C', quantity: 1 }], stranger, id)).errors[0]?.message).toBe(
      'The wishlist was not found.',
    );
  });

  it('changes quantity and note, and takes a choice later', async () => {
    const { token } = await shop.newCustomer();
    const options = await shop.ask(
      '{ products(filter: { sku: { eq: "KREA" } }) { items { ... on ConfigurableProduct { variants { attributes { uid } product { sku } } } } } }',
    );
    // KREA-MAL-300 is the second of the fixture's variants.
    const variant = (...path: (string | number)[]) => options.textAt('products', 'items', 0, 'variants', 1, ...path);
    expect(variant('product', 'sku')).toBe('KREA-MAL-300');
    const uids = [variant('attributes', 0, 'uid'), variant('attributes', 1, 'uid')];
    const added = await add([{ sku: 'KREA', quantity: 1 }], token);
    const [id, itemId] = [
      added.textAt('addProductsToWishlist', 'wishlist', 'id'),
      added.at('addProductsToWishlist', 'wishlist', 'items_v2', 'items', 0, 'id'),
    ];
    const updated = await shop.ask(
      `mutation ($id: ID!, $items: [WishlistItemUpdateInput!]!) { updateProductsInWishlist(wishlistId: $id, wishlistItems: $items) {
        ${LIST} user_errors { code message }
      } }`,
      {
        id,
        items: [
          { wishlist_item_id: itemId, quantity: 3, description: 'na siłownię', selected_options: uids },
          { wishlist_item_id: '98765', quantity: 1 },
        ],
      },
      token,
    );
    expect(getItems(updated, 'updateProductsInWishlist')).toMatchObject([
      { quantity: 3, description: 'na siłownię', configured_variant: { sku: 'KREA-MAL-300' } },
    ]);
    expect(updated.at('updateProductsInWishlist', 'user_errors')).toEqual([
      { code: 'UNDEFINED', message: 'Could not find a wishlist item with ID "98765".' },
    ]);
  });

  it('gives lines up, and moves those into the cart that the shop can deliver', async () => {
    const { token } = await shop.newCustomer();
    const added = await add(
      ['VIT-C', 'WYPRZEDANE', 'KREA', 'ZELAZO'].map((sku) => ({ sku, quantity: 1 })),
      token,
    );
    const id = added.textAt('addProductsToWishlist', 'wishlist', 'id');
    const ids = [0, 1, 2, 3].map((index) =>
      added.textAt('addProductsToWishlist', 'wishlist', 'items_v2', 'items', index, 'id'),
    );
    const removed = await shop.ask(
      `mutation ($id: ID!, $ids: [ID!]!) { removeProductsFromWishlist(wishlistId: $id, wishlistItemsIds: $ids) { ${LIST} user_errors { message } } }`,
      { id, ids: [ids[3]] },
      token,
    );
    expect(removed.at('removeProductsFromWishlist', 'wishlist', 'items_count')).toBe(3);
    const moved = await shop.ask(
      `mutation ($id: ID!) { addWishlistItemsToCart(wishlistId: $id) {
        status ${LIST} add_wishlist_items_to_cart_user_errors { code message wishlistItemId }
      } }`,
      { id },
      token,
    );
    expect(moved.at('addWishlistItemsToCart')).toMatchObject({
      status: false,
      wishlist: { items_v2: { items: [{ product: { sku: 'WYPRZEDANE' } }, { product: { sku: 'KREA' } }] } },
      add_wishlist_items_to_cart_user_errors: [
        { code: 'NOT_SALABLE', wishlistItemId: ids[1] },
        { code: 'UNDEFINED', message: 'You need to choose options for your item.', wishlistItemId: ids[2] },
      ],
    });
    expect(
      (await shop.ask('{ customerCart { items { product { sku } } } }', {}, token)).at('customerCart', 'items'),
    ).toEqual([{ product: { sku: 'VIT-C' } }]);
  });
});
