import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../storefront/backend/checkout/testing/test-shop.ts';
import germanShoes from '../../merchants/german-shoes/index.ts';
import { uidsOf } from '../product-places/find-uids.ts';
import { CART, OPTIONS } from './type-queries.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop({ shop: germanShoes, profile: 'stock' });
});
afterAll(() => shop.dispose());

describe('grouped and downloadable products', () => {
  it('sells the products of a group as lines of their own', async () => {
    expect((await shop.ask(OPTIONS, { sku: 'R-TISCH' })).at('products', 'items', 0)).toMatchObject({
      items: [{ qty: 1, product: { sku: 'L-TISCH-1' } }, { qty: 0 }],
    });
    const answer = await shop.add(await shop.guestCart(), [{ sku: 'R-TISCH', quantity: 1 }]);
    expect(answer.at('addProductsToCart', 'user_errors', 0, 'message')).toMatch(/specify the quantity/);
  });

  it('sells the selected links', async () => {
    const id = await shop.guestCart();
    const none = await shop.add(id, [{ sku: 'D-LICHT', quantity: 1 }]);
    expect(none.at('addProductsToCart', 'user_errors', 0, 'message')).toBe('Please specify product link(s).');
    await shop.add(id, [{ sku: 'D-LICHT', quantity: 1, selected_options: await uidsOf(shop, 'D-LICHT', 'Küche') }]);
    expect((await shop.ask(CART, { id })).at('cart')).toMatchObject({
      is_virtual: true,
      prices: { grand_total: { value: 9 } },
      items: [{ __typename: 'DownloadableCartItem', links: [{ title: 'Küche' }] }],
    });
  });
});
