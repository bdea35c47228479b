import { describe, expect, it } from 'vitest';
import { resolveGuestLine, toGuestLines } from './guest-wishlist-lines.ts';

type ProductsResponse = Parameters<typeof toGuestLines>[1];
type Item = NonNullable<NonNullable<NonNullable<ProductsResponse['products']>['items']>[number]>;

const simple = (sku: string): Extract<Item, { __typename: 'SimpleProduct' }> => ({
  __typename: 'SimpleProduct',
  uid: `uid-${sku}`,
  sku,
  name: `Product ${sku}`,
  url_key: sku,
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  rating_summary: 0,
  review_count: 0,
  options: null,
  small_image: null,
  listing: null,
  price_range: {
    minimum_price: { final_price: { value: 10, currency: 'EUR' }, regular_price: { value: 10, currency: 'EUR' } },
    maximum_price: null,
  },
});

const shoe = (sku: string): Item => ({
  ...simple(sku),
  __typename: 'ConfigurableProduct',
  configurable_options: [
    {
      uid: '1',
      label: 'Farbe',
      values: [
        { uid: 'red', label: 'Rot' },
        { uid: 'blue', label: 'Blau' },
      ],
    },
    { uid: '2', label: 'Größe', values: [{ uid: '42', label: '42' }, null] },
  ],
});

const answer = (...items: Item[]): ProductsResponse => ({ products: { items } });
const wish = (sku: string, ...selectedOptions: string[]) => ({ sku, selectedOptions });

describe('toGuestLines', () => {
  it('lists the products in the order of the device, and what the shop does not list', () => {
    const { lines, missing } = toGuestLines([wish('b'), wish('gone'), wish('a')], answer(simple('a'), simple('b')));
    expect(lines.map(({ product, needsChoice }) => ({ sku: product?.sku, needsChoice }))).toEqual([
      { sku: 'b', needsChoice: false },
      { sku: 'a', needsChoice: false },
    ]);
    expect(missing).toEqual([wish('gone')]);
  });

  it('names the chosen options', () => {
    const { lines } = toGuestLines([wish('shoe', '42', 'red')], answer(shoe('shoe')));
    expect(lines).toMatchObject([
      {
        options: [
          { label: 'Farbe', value: 'Rot' },
          { label: 'Größe', value: '42' },
        ],
        choice: { selectedOptions: ['red', '42'] },
        needsChoice: false,
      },
    ]);
  });

  it('lists each choice of a product', () => {
    const { lines } = toGuestLines([wish('shoe', '42', 'red'), wish('shoe', '42', 'blue')], answer(shoe('shoe')));
    expect(lines.map(({ options: [color] }) => color)).toEqual([
      { label: 'Farbe', value: 'Rot' },
      { label: 'Farbe', value: 'Blau' },
    ]);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(2);
  });

  it.each([[[]], [['red']], [['red', 'a size that is no longer made']]])(
    'asks for a choice when %j of two options is chosen',
    (chosen) => {
      const { lines } = toGuestLines([wish('shoe', ...chosen)], answer(shoe('shoe')));
      expect(lines).toMatchObject([{ options: [], choice: { selectedOptions: [] }, needsChoice: true }]);
    },
  );

  it('lists nothing when the response has no products', () => {
    expect(toGuestLines([wish('a')], { products: null })).toEqual({ lines: [], missing: [wish('a')] });
  });
});

describe('resolveGuestLine', () => {
  const engraved: Item = { ...simple('lamp'), options: [{ __typename: 'CustomizableFieldOption', required: true }] };
  const options: Parameters<typeof resolveGuestLine>[2] = {
    products: {
      items: [
        {
          ...simple('lamp'),
          options: [
            {
              __typename: 'CustomizableFieldOption',
              uid: 'text',
              title: 'Gravur',
              required: true,
              sort_order: 1,
              field: { price: 0, price_type: 'FIXED', max_characters: 10 },
            },
            {
              __typename: 'CustomizableDropDownOption',
              uid: 'length',
              title: 'Kabel',
              required: false,
              sort_order: 2,
              dropDown: [{ uid: 'long', title: '4 Meter', price: 9, price_type: 'FIXED' }],
            },
          ],
        },
      ],
    },
  };
  const resolve = (text: string | null, ...selected: string[]) => {
    const item = {
      ...wish('lamp', ...selected),
      ...(text !== null && { enteredOptions: [{ uid: 'text', value: text }] }),
    };
    const [line] = toGuestLines([item], answer(engraved)).lines;
    if (!line) throw new Error('The product is not listed.');
    expect(line.needsChoice).toBe(true);
    return resolveGuestLine(line, item, options);
  };

  it('names customizable options, and leaves out a value that is no longer offered', () => {
    expect(resolve('Anna', 'long')).toMatchObject({
      options: [
        { label: 'Gravur', value: 'Anna' },
        { label: 'Kabel', value: '4 Meter' },
      ],
      choice: { selectedOptions: ['long'], enteredOptions: [{ uid: 'text', value: 'Anna' }] },
      needsChoice: false,
    });
    expect(resolve('Anna', 'gone')).toMatchObject({
      options: [{ label: 'Gravur', value: 'Anna' }],
      choice: { selectedOptions: [] },
      needsChoice: false,
    });
  });

  it.each([[null], ['Annemarie Elisabeth']])('asks for a choice where a required option has the text %j', (text) => {
    expect(resolve(text, 'long')).toMatchObject({ options: [], needsChoice: true });
  });
});
