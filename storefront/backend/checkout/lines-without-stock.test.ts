import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setStock } from './testing/checkout-driver.ts';
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

describe('a line that ran out', () => {
  it('is null in items, with an error whose path ends in its index', async () => {
    const id = await cartWith(
      { sku: 'VIT-C', quantity: 1 },
      { sku: 'VIT-D3', quantity: 2 },
      { sku: 'ZELAZO', quantity: 1 },
    );
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
