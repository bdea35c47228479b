import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../storefront/backend/checkout/testing/test-shop.ts';
import { encodeUid } from '../../../storefront/backend/uid.ts';
import germanShoes from '../../merchants/german-shoes/index.ts';
import { uidsOf } from '../product-places/find-uids.ts';
import { CART, OPTIONS } from './type-queries.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop({ shop: germanShoes, profile: 'stock' });
});
afterAll(() => shop.dispose());

describe('customizable options', () => {
  it('describes every type of option', async () => {
    const { data, errors } = await shop.ask(OPTIONS, { sku: 'L-GRAVUR' });
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      products: {
        items: [
          {
            __typename: 'SimpleProduct',
            options: [
              {
                __typename: 'CustomizableFieldOption',
                required: true,
                field: { price: 15, price_type: 'FIXED', max_characters: 20 },
              },
              { __typename: 'CustomizableAreaOption' },
              { __typename: 'CustomizableDateOption', date: { type: 'DATE' } },
              { date: { type: 'DATE_TIME' } },
              { date: { type: 'TIME' } },
              { __typename: 'CustomizableDropDownOption', dropDown: [{ title: '2 Meter', price: 0 }, { price: 9 }] },
              { __typename: 'CustomizableRadioOption', radio: [{}, { price: 10, price_type: 'PERCENT' }] },
              { __typename: 'CustomizableCheckboxOption' },
              { __typename: 'CustomizableMultipleOption' },
            ],
          },
        ],
      },
    });
  });

  it('adds their prices to that of the product and keeps different choices apart', async () => {
    const id = await shop.guestCart();
    const [engraving, cable, font, spare, cloth] = await uidsOf(
      shop,
      'L-GRAVUR',
      'Gravur',
      '4 Meter',
      'Fraktur',
      'Ersatzlampe',
      'Putztuch',
    );
    const add = (text: string, selected: (string | undefined)[]) =>
      shop.add(id, [
        {
          sku: 'L-GRAVUR',
          quantity: 1,
          selected_options: selected,
          entered_options: [{ uid: engraving, value: text }],
        },
      ]);
    await add('Für Anna', [cable, font, spare, cloth]);
    await add('Für Anna', [font, cable, cloth, spare]);
    const answer = await add('Für Otto', [cable]);
    expect(answer.at('addProductsToCart', 'user_errors')).toEqual([]);
    expect((await shop.ask(CART, { id })).at('cart', 'items')).toMatchObject([
      {
        quantity: 2,
        // 100 + 15 + 9 + 10 % + 7 + 3, twice
        prices: { row_total_including_tax: { value: 288 } },
        customizable_options: [
          { label: 'Gravur', values: [{ value: 'Für Anna' }] },
          { label: 'Kabellänge', values: [{ label: '4 Meter' }] },
          { label: 'Schrift', values: [{ label: 'Fraktur' }] },
          { label: 'Zubehör', values: [{ label: 'Ersatzlampe' }, { label: 'Putztuch' }] },
        ],
      },
      { quantity: 1, prices: { row_total_including_tax: { value: 124 } } },
    ]);
  });

  it('rejects a missing, a too long and a malformed value', async () => {
    const id = await shop.guestCart();
    const [engraving, cable, date] = await uidsOf(shop, 'L-GRAVUR', 'Gravur', '2 Meter', 'Wunschtermin');
    const message = async (selected: unknown[], entered: object[]) =>
      (await shop.add(id, [{ sku: 'L-GRAVUR', quantity: 1, selected_options: selected, entered_options: entered }])).at(
        'addProductsToCart',
        'user_errors',
        0,
        'message',
      );
    const text = { uid: engraving, value: 'Anna' };
    expect(await message([cable], [])).toMatch(/required option\(s\) weren't entered/);
    expect(await message([], [text])).toMatch(/required option\(s\) weren't entered/);
    expect(await message([cable], [{ uid: engraving, value: 'x'.repeat(21) }])).toMatch(/too long/);
    expect(await message([cable], [text, { uid: date, value: 'morgen' }])).toMatch(/date/);
    expect(await message([cable], [text, { uid: date, value: '2026-12-24 00:00:00' }])).toBeUndefined();
  });

  it('never sells a product that needs a file', async () => {
    const answer = await shop.add(await shop.guestCart(), [{ sku: 'L-FOTO', quantity: 1 }]);
    expect(answer.at('addProductsToCart', 'user_errors')).toHaveLength(1);
  });
});

describe('uids of options', () => {
  it('ignores those of other products', async () => {
    const id = await shop.guestCart();
    const answer = await shop.add(id, [
      { sku: 'L-TISCH-2', quantity: 1, selected_options: [encodeUid('custom-option/1/2')] },
      { sku: 'L-TISCH-2', quantity: 1 },
    ]);
    expect(answer.at('addProductsToCart', 'user_errors')).toEqual([]);
    expect((await shop.ask(CART, { id })).at('cart', 'items')).toMatchObject([{ quantity: 2 }]);
  });
});
