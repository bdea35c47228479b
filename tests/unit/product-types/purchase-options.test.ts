import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../storefront/backend/checkout/testing/test-shop.ts';
import germanShoes from '../../merchants/german-shoes/index.ts';
import { readPurchaseOptions } from './read-purchase-options.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop({ shop: germanShoes, profile: 'stock' });
});
afterAll(() => shop.dispose());

describe('what the storefront reads of them', () => {
  const read = (sku: string) => readPurchaseOptions(shop, sku);

  it('are the fields of every customizable option, with prices in minor units', async () => {
    const purchase = await read('L-GRAVUR');
    expect(purchase).toMatchObject({ basePrice: 10_000, currency: 'EUR', items: [], partUids: [] });
    expect(
      purchase?.options.map(({ input, required, price, maxLength }) => [input, required, price, maxLength]),
    ).toEqual([
      ['text', true, 1500, 20],
      ['textarea', false, 0, null],
      ['date', false, 0, null],
      ['datetime-local', false, 0, null],
      ['time', false, 0, null],
      ['select', true, 0, null],
      ['radio', false, 0, null],
      ['checkbox', false, 0, null],
      ['checkbox', false, 0, null],
    ]);
    expect(purchase?.options[6]?.values.map(({ label, price }) => [label, price])).toEqual([
      ['Antiqua', 0],
      ['Fraktur', 1000],
    ]);
  });

  it('are shares of the price where the merchant gave them in percent', async () => {
    expect((await read('L-FOTO'))?.options[1]?.values[0]?.price).toBe(1200);
  });

  it('are the parts of a bundle, with its own price or the sum of theirs', async () => {
    const dynamic = await read('B-ESSTISCH');
    expect(dynamic).toMatchObject({ basePrice: 0 });
    expect(dynamic?.options.map(({ input, canChangeQuantity }) => [input, canChangeQuantity])).toEqual([
      ['radio', false],
      ['select', true],
      ['checkbox', false],
      ['checkbox', false],
    ]);
    expect(dynamic?.options[2]?.values).toMatchObject([{ quantity: 2, price: 11_800 }]);
    expect(dynamic?.partUids.length).toBe(4);
    expect(await read('B-FEST')).toMatchObject({
      basePrice: 18_000,
      options: [{ values: [{ price: 0, isDefault: true }, { price: 900 }] }, { values: [{ price: 1800 }] }],
    });
  });

  it('are the products of a group and the links of a download', async () => {
    expect((await read('R-TISCH'))?.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['L-TISCH-1', 1],
      ['L-TISCH-2', 0],
    ]);
    expect(await read('D-LICHT')).toMatchObject({
      basePrice: 500,
      options: [
        {
          label: 'Kapitel',
          input: 'checkbox',
          values: [
            { price: 300, sampleUrl: null },
            { price: 400, sampleUrl: null },
          ],
        },
      ],
      samples: [{ title: 'Leseprobe' }],
    });
    expect(await read('NOTHING')).toBeNull();
  });
});
