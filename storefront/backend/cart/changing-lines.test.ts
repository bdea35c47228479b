import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openTestShop } from '../checkout/testing/test-shop.ts';
import type { TestShop } from '../checkout/testing/test-shop.ts';
import { encodeUid } from '../uid.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop();
});
afterAll(() => shop.dispose());

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

  it.each(['2.4.6', '2.4.7'] as const)(
    '[CRT-15] refuses with an error in %s, whose category tells a line that is gone where there are categories',
    async (release) => {
      // Magento 2.4.6 sends none.
      const inCategory = (category: string) => (release === '2.4.7' ? { extensions: { category } } : {});
      const older = openTestShop({ release });
      onTestFinished(() => older.dispose());
      const id = await older.guestCart();
      const uid = (await older.add(id, [{ sku: 'VIT-D3', quantity: 1 }])).textAt(
        'addProductsToCart',
        'cart',
        'items',
        0,
        'uid',
      );
      const set = async (cartId: string, item: object) => {
        const update = `mutation ($id: String!, $items: [CartItemUpdateInput]!) {
        updateCartItems(input: { cart_id: $id, cart_items: $items }) { cart { total_quantity } }
      }`;
        const { errors } = await older.ask(update, { id: cartId, items: [item] });
        return errors[0];
      };
      const path = ['updateCartItems'];
      await expect(set(id, { cart_item_uid: encodeUid(999), quantity: 2 })).resolves.toMatchObject({
        message: 'Could not find cart item with id: 999.',
        path,
        ...inCategory('graphql-no-such-entity'),
      });
      await expect(set(id, { cart_item_uid: uid, quantity: 4 })).resolves.toMatchObject({
        message: 'The requested qty is not available',
        path,
        ...inCategory('graphql-input'),
      });
      await expect(set(id, { cart_item_uid: uid, quantity: 2 })).resolves.toBeUndefined();
    },
  );

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
