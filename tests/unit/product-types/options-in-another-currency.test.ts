import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../storefront/backend/checkout/testing/test-shop.ts';
import { getConfiguredPrice, getFieldName } from '../../../storefront/src/product-options/purchase-form-data.ts';
import germanShoes from '../../merchants/german-shoes/index.ts';
import { readPurchaseOptions } from './read-purchase-options.ts';
import { CART } from './type-queries.ts';

const [view] = germanShoes.storeViews;
const inFrancs = {
  ...view,
  displayCurrency: 'CHF',
  availableCurrencies: ['CHF'],
  exchangeRates: { EUR: 10_000, CHF: 9500 },
};

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop({ shop: { ...germanShoes, storeViews: [inFrancs] }, profile: 'stock' });
});
afterAll(() => shop.dispose());

it.each([
  // 4 Meter, Fraktur, Putztuch, and the engraving for 15.00 €.
  { sku: 'L-GRAVUR', entered: 'Für Oma' },
  { sku: 'D-LICHT', entered: null },
])(
  'the page of $sku adds the options that Magento names in euro in francs, as the cart does',
  async ({ sku, entered }) => {
    const purchase = await readPurchaseOptions(shop, sku);
    if (!purchase) throw new Error(`The shop has no ${sku}.`);
    expect(purchase.currency).toBe('CHF');
    const selected = purchase.options.flatMap((option) => option.values.slice(-1).map((value) => ({ option, value })));
    const [text] = purchase.options.filter(({ input }) => input === 'text');
    const form = new Map(selected.map(({ option, value }) => [getFieldName(option, value.uid), value.uid]));
    if (text && entered) form.set(getFieldName(text), entered);
    const id = await shop.guestCart();
    await shop.add(id, [
      {
        sku,
        quantity: 1,
        selected_options: selected.map(({ value }) => value.uid),
        entered_options: text && entered ? [{ uid: text.uid, value: entered }] : [],
      },
    ]);
    const cart = await shop.ask(CART, { id });
    expect(cart.at('cart', 'items', 0, 'prices', 'row_total_including_tax', 'value')).toBe(
      getConfiguredPrice(purchase, form) / 100,
    );
  },
);
