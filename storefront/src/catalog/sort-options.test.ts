import { describe, expect, it } from 'vitest';
import { createShopIntl } from '../i18n/index.ts';
import { productsMessages } from '../products/index.ts';
import { sortOptions, sortValue } from './sort-options.ts';

const { intl, load } = createShopIntl({ locale: 'en_US' });
await load(productsMessages);

const toFields = (...attributes: string[]) => attributes.map((value) => ({ value, label: `Label of ${value}` }));

describe('sortOptions', () => {
  it("offers the backend's own order first, by another name in a search", () => {
    expect(sortOptions(intl, [], 'position')).toEqual([{ value: '', label: 'Recommended' }]);
    expect(sortOptions(intl, [], 'relevance')).toEqual([{ value: '', label: 'Best match' }]);
  });

  it('offers what the backend can order by', () => {
    const getValues = (...attributes: string[]) =>
      sortOptions(intl, toFields(...attributes), 'position').map(({ value }) => value);
    expect(getValues('name', 'price', 'relevance', 'position')).toEqual(['', 'price_ASC', 'price_DESC', 'name_ASC']);
    expect(getValues('name')).toEqual(['', 'name_ASC']);
  });

  it('offers best sellers, new products and ratings first where the backend has them, under any of their usual names', () => {
    const fields = toFields('price', 'rating_summary', 'created_at', 'bestseller', 'bestsellers');
    expect(sortOptions(intl, fields, 'position').slice(1, 4)).toEqual([
      { value: 'bestseller_DESC', label: 'Bestsellers' },
      { value: 'created_at_DESC', label: 'Newest' },
      { value: 'rating_summary_DESC', label: 'Best rated' },
    ]);
    expect(sortOptions(intl, fields, 'position')).toHaveLength(6);
  });

  it('offers the attributes that only this merchant sorts by, as the backend names them', () => {
    expect(sortOptions(intl, toFields('name', 'width'), 'position').at(-1)).toEqual({
      value: 'width_ASC',
      label: 'Label of width',
    });
  });

  it("names the merchant's default order, and offers it once", () => {
    const options = sortOptions(intl, toFields('price', 'name', 'position'), { attribute: 'price', direction: 'ASC' });
    expect(options[0]).toEqual({ value: '', label: 'Price: low to high' });
    expect(options.map(({ value }) => value)).toEqual(['', 'position_ASC', 'price_DESC', 'name_ASC']);
  });
});

describe('sortValue', () => {
  it('names the option of an order', () => {
    expect(sortValue({ attribute: 'price', direction: 'DESC' })).toBe('price_DESC');
    expect(sortValue(null)).toBe('');
  });

  it("is empty for the merchant's default order", () => {
    const own = { attribute: 'price', direction: 'ASC' } as const;
    expect(sortValue(own, own)).toBe('');
    expect(sortValue({ ...own, direction: 'DESC' }, own)).toBe('price_DESC');
  });
});
