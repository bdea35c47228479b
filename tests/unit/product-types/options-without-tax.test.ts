import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../storefront/backend/checkout/testing/test-shop.ts';
import americanBikes from '../../merchants/american-bikes/index.ts';
import { readPurchaseOptions } from './read-purchase-options.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop({ shop: americanBikes, profile: 'stock' });
});
afterAll(() => shop.dispose());

const readPrices = async (sku: string) => {
  const purchase = await readPurchaseOptions(shop, sku, ['customAttributes']);
  return {
    base: purchase?.basePrice,
    added: purchase?.options.map(({ price, values }) => [price, ...values.map((value) => value.price)]),
  };
};

it('options that Magento names with tax are shown without it where the catalog shows prices without tax', async () => {
  expect(await readPrices('P-PLATE')).toEqual({ base: 3000, added: [[500], [0, 0, 200]] });
});

it('links of a download that Magento names with tax are shown without it, too', async () => {
  expect(await readPrices('D-REPAIR')).toEqual({ base: 500, added: [[0, 300, 400]] });
});
