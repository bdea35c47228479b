import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../storefront/backend/checkout/testing/test-shop.ts';
import { getConfiguredPrice, getFieldName } from '../../../storefront/src/product-options/purchase-form-data.ts';
import { withPriceDifference } from '../../../storefront/src/product-options/with-price-difference.ts';
import { fetchSaleTerms } from '../../../storefront/src/sale-terms/fetch-sale-terms.ts';
import germanShoes from '../../merchants/german-shoes/index.ts';
import { createFetch, readPurchaseOptions } from './read-purchase-options.ts';
import { CART } from './type-queries.ts';

const { catalog } = germanShoes;
const tiers = [
  { quantity: 2, percent: 15 },
  { quantity: 3, percent: 25 },
];
const products = catalog.products.map((product) =>
  product.kind.type === 'bundle' ? { ...product, kind: { ...product.kind, tiers } } : product,
);

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop({ shop: { ...germanShoes, catalog: { ...catalog, products } }, profile: 'stock' });
});
afterAll(() => shop.dispose());

it.each([
  // The sum of its cheapest selections.
  { sku: 'B-ESSTISCH', listed: 12_800, two: 10_880, three: 9600 },
  // Has a price of its own, and a special price of 90 %.
  { sku: 'B-FEST', listed: 18_000, two: 17_000, three: 15_000 },
])('the page shows for $sku in a quantity what the cart charges', async ({ sku, listed, two, three }) => {
  const fetch = createFetch(shop);
  const purchase = await readPurchaseOptions(shop, sku);
  if (!purchase) throw new Error(`The shop has no ${sku}.`);
  const { terms } = await fetchSaleTerms({ fetch, pathname: '/' }, { sku: { eq: sku } });
  const found = terms?.[sku]?.tiers.map(({ quantity, price }) => [quantity, price.minor]);
  expect(found).toEqual([
    [2, two],
    [3, three],
  ]);
  const dearest = purchase.options.flatMap((option) => option.values.slice(-1).map((value) => ({ option, value })));
  const form = new Map(dearest.map(({ option, value }) => [getFieldName(option, value.uid), value.uid]));
  for (const [quantity, price] of found ?? []) {
    if (quantity === undefined || price === undefined) throw new Error('The tier has no price.');
    const shown = getConfiguredPrice(withPriceDifference(purchase, listed, price - listed), form);
    const id = await shop.guestCart();
    await shop.add(id, [{ sku, quantity, selected_options: dearest.map(({ value }) => value.uid) }]);
    const cart = await shop.ask(CART, { id });
    expect(cart.at('cart', 'items', 0, 'prices', 'row_total_including_tax', 'value')).toBe((shown * quantity) / 100);
  }
});
