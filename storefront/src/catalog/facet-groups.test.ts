import { describe, expect, it } from 'vitest';
import { createShopIntl } from '../i18n/index.ts';
import { productsMessages } from '../products/index.ts';
import { activeFilters } from './active-filters.ts';
import { facetGroups, optionLabel, type FacetContext } from './facet-groups.ts';
import type { Facet } from './product-listing.ts';

const { intl, load } = createShopIntl({ locale: 'en_US' });
await load(productsMessages);

const context: FacetContext = {
  intl,
  state: { page: 3, sort: { attribute: 'price', direction: 'ASC' }, filters: { brand: ['7'], price: ['10_20'] } },
  inputs: { brand: 'equal', price: 'range' },
  unit: { currency: 'PLN', rate: 1 },
  keep: { query: 'magnez' },
};
const facets: Facet[] = [
  {
    code: 'brand',
    label: 'Marka',
    position: 1,
    options: [
      { value: '3', label: 'Alfa', count: 1200, swatch: { color: '#d6336c' } },
      { value: '7', label: 'Beta', count: 1 },
    ],
  },
  {
    code: 'price',
    label: 'Cena',
    position: 2,
    options: [
      { value: '10_20', label: '10-20', count: 4 },
      { value: '20_*', label: '20-*', count: 2 },
    ],
  },
];
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('facetGroups', () => {
  const [brand, price] = facetGroups(facets, context);

  it('links every option to the list with it switched, from page 1 and with the rest kept', () => {
    expect(brand?.options.map(({ href, selected }) => ({ href, selected }))).toEqual([
      { href: '?query=magnez&brand=3,7&price=10_20&sort=price_ASC', selected: false },
      { href: '?query=magnez&price=10_20&sort=price_ASC', selected: true },
    ]);
  });

  it('names prices in the language of the shop where Magento does not, and keeps the label of the merchant', async () => {
    const german = createShopIntl({ locale: 'de_DE' });
    await german.load(productsMessages);
    const label = (code: string, text: string) =>
      facetGroups([{ code, label: text, position: 1, options: [] }], { ...context, intl: german.intl })[0]?.label;
    expect(label('price', 'Price')).toBe('Preis');
    expect(label('price', 'Ihr Preis')).toBe('Ihr Preis');
    expect(label('brand', 'Price')).toBe('Price');
  });

  it('takes one range in place of the other', () => {
    expect(price?.options.map(({ href, selected }) => ({ href, selected }))).toEqual([
      { href: '?query=magnez&brand=7&sort=price_ASC', selected: true },
      { href: '?query=magnez&brand=7&price=20_*&sort=price_ASC', selected: false },
    ]);
  });

  it('shows the swatches of options', () => {
    expect(brand?.options.map(({ swatch }) => swatch)).toEqual([{ color: '#d6336c' }, undefined]);
  });

  it('counts the products in words', () => {
    expect(brand?.options.map(({ count, countLabel }) => [count, countLabel])).toEqual([
      ['1,200', '1,200 products'],
      ['1', '1 product'],
    ]);
  });

  it('leads to the plain list by a link that is not empty', () => {
    const only = { ...context, keep: {}, state: { page: 1, sort: null, filters: { brand: ['7'] } } };
    expect(facetGroups(facets, only)[0]?.options[1]?.href).toBe('?');
  });
});

describe('optionLabel', () => {
  const range = { code: 'price', options: [] };

  it('names the values of a Yes/No attribute, which Magento labels 1 and 0', () => {
    const options = ['1', '0'].map((value) => ({ value, label: value, count: 2 }));
    const facet: Facet = { code: 'brand', label: 'Wasserdicht', position: 1, options };
    expect(facetGroups([facet], context)[0]?.options.map(({ label }) => label)).toEqual(['Yes', 'No']);
    const [chip] = activeFilters([facet], { ...context, state: { ...context.state, filters: { brand: ['0'] } } });
    expect(chip).toMatchObject({ label: 'No', removeLabel: 'Remove filter: No' });
    const sizes = { code: 'brand', options: [...options, { value: '2', label: '2' }] };
    expect(optionLabel({ value: '1', label: '1' }, sizes, context)).toBe('1');
  });

  it('writes ranges as amounts of the currency', () => {
    const label = (value: string) => plain(optionLabel({ value, label: value }, range, context));
    expect(label('10_20')).toBe('PLN 10 – PLN 20');
    expect(label('20_*')).toBe('from PLN 20');
    expect(label('*_9.99')).toBe('up to PLN 9.99');
    expect(label('9.5_20')).toBe('PLN 9.50 – PLN 20');
  });

  it('writes ranges, which Magento names in the base currency, in that of the shopper', () => {
    const unit = { currency: 'EUR', rate: 0.235 };
    expect(plain(optionLabel({ value: '10_100', label: '10-100' }, range, { ...context, unit }))).toBe(
      '€2.35 – €23.50',
    );
  });

  it('writes ranges without a symbol where the shop has no currency', () => {
    const label = (value: string) =>
      optionLabel({ value, label: value }, range, { ...context, unit: { currency: 'EURO', rate: 1 } });
    expect(label('10_20.5')).toBe('10 – 20.50');
  });

  it('writes other values as the backend names them', () => {
    expect(optionLabel({ value: '7', label: 'Beta' }, { code: 'brand', options: [] }, context)).toBe('Beta');
  });
});

describe('activeFilters', () => {
  it('links every chosen value to the list without it', () => {
    expect(
      activeFilters(facets, context).map(({ id, label, href, removeLabel }) => ({
        id,
        label: plain(label),
        href,
        removeLabel: plain(removeLabel),
      })),
    ).toEqual([
      {
        id: 'brand:7',
        label: 'Beta',
        href: '?query=magnez&price=10_20&sort=price_ASC',
        removeLabel: 'Remove filter: Beta',
      },
      {
        id: 'price:10_20',
        label: 'PLN 10 – PLN 20',
        href: '?query=magnez&brand=7&sort=price_ASC',
        removeLabel: 'Remove filter: PLN 10 – PLN 20',
      },
    ]);
  });

  it('names a value without a label as unavailable instead of showing its id', () => {
    const [filter] = activeFilters([], {
      ...context,
      state: { page: 1, sort: null, filters: { brand: ['99'] } },
      keep: {},
    });
    expect(filter).toMatchObject({ label: 'Unavailable option', href: '?' });
  });
});
