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

describe('bundles', () => {
  it('names the range of prices and what is selected in advance', async () => {
    expect((await shop.ask(OPTIONS, { sku: 'B-ESSTISCH' })).at('products', 'items', 0)).toMatchObject({
      __typename: 'BundleProduct',
      stock_status: 'IN_STOCK',
      dynamic_price: true,
      price_range: { minimum_price: { final_price: { value: 128 } } },
      items: [
        { type: 'radio', required: true, options: [{ is_default: true, price: 69 }, { is_default: false }] },
        { type: 'select', options: [{ can_change_quantity: true }, {}] },
        { type: 'checkbox', required: false, options: [{ quantity: 2 }] },
        { type: 'multi' },
      ],
    });
  });

  it('adds up the selected products, with a quantity of the shopper', async () => {
    const id = await shop.guestCart();
    const [hanging, table] = await uidsOf(shop, 'B-ESSTISCH', 'Pendelleuchte Habichtswald', 'Tischleuchte Arolsen');
    const entered = [{ uid: table, value: '3' }];
    const answer = await shop.add(id, [
      { sku: 'B-ESSTISCH', quantity: 2, selected_options: [hanging], entered_options: entered },
    ]);
    expect(answer.at('addProductsToCart', 'user_errors')).toEqual([]);
    expect((await shop.ask(CART, { id })).at('cart', 'items')).toMatchObject([
      {
        __typename: 'BundleCartItem',
        // (69 + 3 × 79) twice
        prices: { row_total_including_tax: { value: 612 } },
        bundle_options: [
          { label: 'Hängeleuchte', values: [{ quantity: 1 }] },
          { label: 'Tischleuchte', values: [{ label: 'Tischleuchte Arolsen', quantity: 3 }] },
        ],
      },
    ]);
    const incomplete = await shop.add(id, [{ sku: 'B-ESSTISCH', quantity: 1, selected_options: [hanging] }]);
    expect(incomplete.at('addProductsToCart', 'user_errors', 0, 'message')).toBe('Please select all required options.');
  });

  it('takes the stock of its parts', async () => {
    const id = await shop.guestCart();
    await shop.add(id, [{ sku: 'L-TISCH-1', quantity: 99 }]);
    const selected = await uidsOf(shop, 'B-ESSTISCH', 'Pendelleuchte Habichtswald', 'Tischleuchte Arolsen');
    const answer = await shop.add(id, [{ sku: 'B-ESSTISCH', quantity: 2, selected_options: selected }]);
    expect(answer.at('addProductsToCart', 'user_errors', 0, 'code')).toBe('INSUFFICIENT_STOCK');
  });

  it('has a price of its own when the merchant gave it one, of which its discount is taken as of its parts', async () => {
    const id = await shop.guestCart();
    const selected = await uidsOf(shop, 'B-FEST', 'Pendelleuchte Habichtswald');
    await shop.add(id, [{ sku: 'B-FEST', quantity: 1, selected_options: selected }]);
    expect((await shop.ask(CART, { id })).at('cart', 'prices', 'grand_total', 'value')).toBe(189);
  });

  it('charges a selection in percent as a share of the regular price of the bundle, less its discount', async () => {
    expect((await shop.ask(OPTIONS, { sku: 'B-FEST' })).at('products', 'items', 0)).toMatchObject({
      price_range: { minimum_price: { final_price: { value: 180 } }, maximum_price: { final_price: { value: 207 } } },
      items: [{}, { options: [{ price: 10, price_type: 'PERCENT' }] }],
    });
    const id = await shop.guestCart();
    const selected = await uidsOf(shop, 'B-FEST', 'Tischleuchte Arolsen', 'Tischleuchte Korbach');
    await shop.add(id, [{ sku: 'B-FEST', quantity: 1, selected_options: selected }]);
    expect((await shop.ask(CART, { id })).at('cart', 'prices', 'grand_total', 'value')).toBe(198);
  });
});
