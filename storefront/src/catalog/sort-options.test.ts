import { describe, expect, it } from 'vitest';
import { createShopIntl } from '../i18n/index.ts';
import { productsMessages } from '../products/index.ts';
import { sortOptions, sortValue } from './sort-options.ts';

const { intl, load } = createShopIntl({ locale: 'en_US' });
await load(productsMessages);

describe('sortOptions', () => {
  it("offers the backend's own order first, by another name in a search", () => {
    expect(sortOptions(intl, [], false)).toEqual([{ value: '', label: 'Recommended' }]);
    expect(sortOptions(intl, [], true)).toEqual([{ value: '', label: 'Best match' }]);
  });

  it('offers what the backend can order by', () => {
    const values = (attributes: string[]) => sortOptions(intl, attributes, false).map(({ value }) => value);
    expect(values(['name', 'price', 'relevance'])).toEqual(['', 'price_ASC', 'price_DESC', 'name_ASC']);
    expect(values(['name'])).toEqual(['', 'name_ASC']);
  });

  it('offers best sellers, new products and ratings first where the backend has them, under any of their usual names', () => {
    expect(
      sortOptions(intl, ['price', 'rating_summary', 'created_at', 'bestseller', 'bestsellers'], false).slice(1, 4),
    ).toEqual([
      { value: 'bestseller_DESC', label: 'Bestsellers' },
      { value: 'created_at_DESC', label: 'Newest' },
      { value: 'rating_summary_DESC', label: 'Best rated' },
    ]);
  });
});

describe('sortValue', () => {
  it('names the option of an order', () => {
    expect(sortValue({ attribute: 'price', direction: 'DESC' })).toBe('price_DESC');
    expect(sortValue(null)).toBe('');
  });
});
