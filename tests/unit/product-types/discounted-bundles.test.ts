import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../storefront/backend/checkout/testing/test-shop.ts';
import type { SeedProduct } from '../../../storefront/backend/shop/catalog-seed.ts';
import type { SeedCustomOption } from '../../../storefront/backend/shop/product-type-seed.ts';
import type { Capabilities } from '../../../storefront/src/commerce/index.ts';
import { getHighestPrice } from '../../../storefront/src/product-options/get-highest-price.ts';
import { getConfiguredPrice, getFieldName } from '../../../storefront/src/product-options/purchase-form-data.ts';
import germanShoes from '../../merchants/german-shoes/index.ts';
import { readPurchaseOptions } from './read-purchase-options.ts';
import { CART, OPTIONS } from './type-queries.ts';

const { catalog } = germanShoes;

/** One is required, and one costs a share of the reduced price of the bundle. */
const customOptions: readonly SeedCustomOption[] = [
  {
    type: 'drop_down',
    title: 'Kabel',
    required: true,
    values: [
      { title: 'Stoff', price: 2000 },
      { title: 'Leder', price: 3500 },
    ],
  },
  {
    type: 'checkbox',
    title: 'Dienste',
    values: [
      { title: 'Aufbau', percent: 10 },
      { title: 'Entsorgung', price: 500 },
    ],
  },
];

/**
 * The dynamic bundle of the shop has a special price here; that with a price of its own always has one. A copy of it has
 * customizable options.
 */
const products = catalog.products.flatMap((product): SeedProduct[] => {
  if (product.sku === 'B-ESSTISCH' && product.kind.type === 'bundle')
    return [{ ...product, kind: { ...product.kind, specialPercent: 80 } }];
  if (product.sku !== 'B-FEST') return [product];
  return [product, { ...product, sku: 'B-FEST-KABEL', urlKey: 'lichtset-mit-kabel', options: customOptions }];
});

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop({ shop: { ...germanShoes, catalog: { ...catalog, products } }, profile: 'stock' });
});
afterAll(() => shop.dispose());

describe.each<[string, Capabilities]>([
  ['which names the price of a bundle', ['bundlePriceDetails']],
  ['which does not name it', []],
])('with a backend %s', (_, capabilities) => {
  it.each([
    // (69 + 79) × 80 %
    ['B-ESSTISCH', 11_840],
    ['B-FEST', 18_000],
    // 200 × 90 % + 20
    ['B-FEST-KABEL', 20_000],
  ])('the page shows for %s what the cart charges, and the highest price of the range', async (sku, charged) => {
    const purchase = await readPurchaseOptions(shop, sku, capabilities);
    if (!purchase) throw new Error(`The shop has no ${sku}.`);
    const selected = purchase.options.flatMap(({ required, values }) =>
      values.filter(({ isDefault }, index) => isDefault || (required && index === 0)),
    );
    const isSelected = (uid: string) => selected.some((value) => value.uid === uid);
    const form = new Map(
      purchase.options.flatMap((option) =>
        option.values.flatMap(({ uid }) => (isSelected(uid) ? [[getFieldName(option, uid), uid] as const] : [])),
      ),
    );
    expect(getConfiguredPrice(purchase, form)).toBe(charged);
    const id = await shop.guestCart();
    await shop.add(id, [{ sku, quantity: 1, selected_options: selected.map(({ uid }) => uid) }]);
    const cart = await shop.ask(CART, { id });
    expect(cart.at('cart', 'prices', 'grand_total', 'value')).toBe(charged / 100);
    const product = (await shop.ask(OPTIONS, { sku })).at('products', 'items', 0);
    expect(product).toMatchObject({
      price_range: { maximum_price: { final_price: { value: getHighestPrice(purchase) / 100 } } },
    });
  });
});
