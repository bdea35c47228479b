import { expect, it } from 'vitest';
import { toSuggestions } from './to-suggestions.ts';

const item = (uid: string, lowest: number, highest: number | null) => ({
  uid,
  name: uid,
  url_key: uid,
  url_suffix: '.html',
  small_image: null,
  price_range: {
    minimum_price: { final_price: { value: lowest, currency: 'PLN' as const } },
    maximum_price: highest === null ? null : { final_price: { value: highest } },
  },
});

it('tells a price that begins a range from a price', () => {
  const items = [item('prosty', 29.9, 29.9), item('warianty', 29.9, 139), item('bez-zakresu', 29.9, null)];
  const { products } = toSuggestions(
    { products: { items, suggestions: null }, categories: null },
    (amount, isLowest) => `${isLowest ? 'from ' : ''}${amount?.value}`,
  );
  expect(products.map(({ label, detail }) => [label, detail])).toEqual([
    ['prosty', '29.9'],
    ['warianty', 'from 29.9'],
    ['bez-zakresu', '29.9'],
  ]);
});

it('names products as the merchant wrote them', () => {
  const items = [{ ...item('a', 1, 1), name: 'Wheel 27.5&quot;' }];
  const { products } = toSuggestions({ products: { items, suggestions: null }, categories: null }, () => undefined);
  expect(products.map(({ label }) => label)).toEqual(['Wheel 27.5"']);
});

it('leaves out what has no name or address, and categories that the menus hide', () => {
  const { products, categories } = toSuggestions(
    {
      products: {
        items: [{ ...item('a', 1, 1), name: null }, { ...item('b', 1, 1), url_key: null }, null],
        suggestions: null,
      },
      categories: {
        items: [
          { uid: '1', name: 'Witaminy', url_path: 'witaminy', url_suffix: '.html', include_in_menu: 1 },
          { uid: '2', name: 'Ukryta', url_path: 'ukryta', url_suffix: '.html', include_in_menu: 0 },
        ],
      },
    },
    () => undefined,
  );
  expect(products).toEqual([]);
  expect(categories.map(({ href }) => href)).toEqual(['/witaminy.html']);
});
