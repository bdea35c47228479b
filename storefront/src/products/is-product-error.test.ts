import { expect, it } from 'vitest';
import { isProductError } from './is-product-error.ts';

it.each([
  [true, ['products', 'items', 3, 'price_range']],
  [true, ['products', 'items', 0, 'related_products', 1, 'price_range', 'minimum_price']],
  [true, ['route', 'upsell_products', 0, 'price_range']],
  [true, ['products', 'items', 0, 'variants', 2, 'product', 'price_range']],
  [true, ['cart', 'items', 0, 'product', 'crosssell_products', 2, 'price_range']],
  [true, ['customer', 'wishlists', 0, 'items_v2', 'items', 1, 'product', 'price_range']],
  [false, ['products']],
  [false, ['products', 'aggregations']],
  [false, ['products', 'items']],
  [false, ['cart', 'items', 0]],
  [false, ['customer', 'wishlists', 0]],
  [false, ['route']],
  [false, []],
])('is %s for an error at %j', (expected, path) => {
  expect(isProductError({ path })).toBe(expected);
});
