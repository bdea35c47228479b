import type { FilterInputs } from '../commerce/index.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addPage,
  clearFilters,
  getInvalidEnds,
  listFields,
  type ListState,
  parseListState,
  parseRange,
  setFilter,
  toDisplayCurrency,
  toFilterInput,
  toggleFilter,
  toPage,
  writeListState,
  writeRange,
} from './list-state.ts';

const inputs: FilterInputs = { brand: 'equal', form: 'equal', price: 'range', size: 'match' };
const plain: ListState = { page: 1, sort: null, filters: {} };
const read = (query: string) => parseListState(new URLSearchParams(query), inputs);

const value = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 16 }).filter((text) => !text.includes(','));
const amount = fc.oneof(
  fc.constant('*'),
  fc.nat().map(String),
  fc.nat(9999).map((hundredths) => `${hundredths}.5`),
);
const range = fc
  .tuple(amount, amount)
  .map((ends) => ends.join('_'))
  .filter((text) => text !== '*_*');
const values = fc.uniqueArray(value, { minLength: 1, maxLength: 4 }).map((list) => list.sort());
const state: fc.Arbitrary<ListState> = fc.record({
  page: fc.integer({ min: 1, max: 9999 }),
  sort: fc.option(
    fc.record({ attribute: fc.constantFrom('price', 'name', 'created_at'), direction: fc.constantFrom('ASC', 'DESC') }),
  ),
  filters: fc.record(
    { brand: values, form: values, size: values, price: range.map((text) => [text]) },
    { requiredKeys: [] },
  ),
});

describe('parseListState and writeListState', () => {
  it('give back every state', () => {
    fc.assert(
      fc.property(state, (written) => {
        expect(read(writeListState(written))).toEqual(written);
      }),
    );
  });

  it('write one address for one state, whatever the order of its parts', () => {
    const one: ListState = { ...plain, filters: { form: ['b', 'a'], brand: ['7'] } };
    const other: ListState = { ...plain, filters: { brand: ['7'], form: ['a', 'b'] } };
    expect(writeListState(one)).toBe('?brand=7&form=a,b');
    expect(writeListState(other)).toBe(writeListState(one));
  });

  it('start at page 1, and write only what differs', () => {
    expect(read('')).toEqual(plain);
    expect(writeListState(plain)).toBe('');
    expect(writeListState({ ...plain, page: 2, sort: { attribute: 'price', direction: 'DESC' } })).toBe(
      '?sort=price_DESC&p=2',
    );
  });

  it('keep parameters that belong to the page', () => {
    expect(writeListState({ ...plain, page: 2 }, { query: 'magnez' })).toBe('?query=magnez&p=2');
  });

  it.each([
    'utm_source=x&gclid=y',
    'p=0',
    'p=-1',
    'p=1.5',
    'p=x',
    'p=10000',
    'p=Infinity',
    'sort=price',
    'sort=price_UP',
    'sort=price_ASC;drop',
    'sort=_ASC',
    'brand=',
    'brand=,,',
    'unknown=7',
    '__proto__=7',
    `brand=${'x'.repeat(65)}`,
  ])('ignore %s', (query) => expect(read(query)).toEqual(plain));

  it.each(['price=10', 'price=a_b', 'price=10_20_30', 'price=-5_10', 'price=*_*', 'price=_', 'price=1e3_2'])(
    'ignore %s, which is no range',
    (query) => expect(read(query)).toEqual(plain),
  );

  it('read one range of an attribute, and values once', () => {
    expect(read('price=10_20,30_40').filters).toEqual({ price: ['10_20'] });
    expect(read('price=*_20').filters).toEqual({ price: ['*_20'] });
    expect(read('brand=7,3,7').filters).toEqual({ brand: ['3', '7'] });
  });

  it.each([
    ['price=0-50', '?price=0_50'],
    ['price=-50', '?price=*_50'],
    ['price=9.5-', '?price=9.5_*'],
    ['price=-', ''],
    ['price=1.2.3-4', ''],
    ['brand=1-2', '?brand=1-2'],
    ['product_list_order=price', '?sort=price_ASC'],
    ['product_list_order=frameSize_inch', '?sort=frameSize_inch_ASC'],
    [`product_list_order=${'a'.repeat(60)}`, `?sort=${'a'.repeat(60)}_ASC`],
    [`product_list_order=${'a'.repeat(61)}`, ''],
    ['product_list_order=price&product_list_dir=desc', '?sort=price_DESC'],
    ['product_list_order=name&product_list_dir=x', ''],
    ['product_list_dir=desc', ''],
    ['sort=name_ASC&product_list_order=price&product_list_dir=desc', '?sort=name_ASC'],
  ])('read %s, as Magento writes it', (query, written) => expect(writeListState(read(query))).toBe(written));

  it('read anything without failing', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const { page, filters } = read(query);
        expect(page).toBeGreaterThanOrEqual(1);
        for (const code of Object.keys(filters)) expect(inputs).toHaveProperty(code);
      }),
    );
  });
});

describe('changes of the state', () => {
  const full: ListState = { page: 3, sort: { attribute: 'price', direction: 'ASC' }, filters: { brand: ['7'] } };

  it('turn a value on and off, and begin at page 1', () => {
    const on = toggleFilter(full, 'brand', '3');
    expect(on).toEqual({ ...full, page: 1, filters: { brand: ['3', '7'] } });
    expect(toggleFilter(on, 'brand', '3')).toEqual({ ...full, page: 1 });
    expect(toggleFilter(full, 'brand', '7')).toEqual({ ...full, page: 1, filters: {} });
  });

  it('undo themselves', () => {
    fc.assert(
      fc.property(state, fc.constantFrom('brand', 'form'), value, (before, code, chosen) => {
        expect(toggleFilter(toggleFilter(before, code, chosen), code, chosen)).toEqual({ ...before, page: 1 });
      }),
    );
  });

  it('set the values of a filter, and clear all filters but not the order', () => {
    expect(setFilter(full, 'price', ['10_20'])).toEqual({
      ...full,
      page: 1,
      filters: { brand: ['7'], price: ['10_20'] },
    });
    expect(setFilter(full, 'brand', [])).toEqual({ ...full, page: 1, filters: {} });
    expect(clearFilters(full)).toEqual({ ...full, page: 1, filters: {} });
  });
});

describe('toFilterInput', () => {
  it('asks by the kind of each attribute', () => {
    expect(toFilterInput({ brand: ['3', '7'], price: ['10_20'], size: ['60', 'ml'] }, inputs)).toEqual({
      brand: { in: ['3', '7'] },
      price: { from: '10', to: '20' },
      size: { match: '60 ml' },
    });
    expect(toFilterInput({ price: ['*_20'] }, inputs)).toEqual({ price: { to: '20' } });
    expect(toFilterInput({ price: ['10_*'] }, inputs)).toEqual({ price: { from: '10' } });
  });
});

describe('a range that was typed', () => {
  it.each([
    ['price_from=20&price_to=60', '20_60'],
    ['price_from=19,99&price_to=', '19.99_*'],
    ['price_from=1,000&price_to=10%C2%A0000,50', '1000_10000.5'],
    ['price_from=1.000&price_to=1 200', '1000_1200'],
    ["price_from=1'200&price_to=1’000’000.50", '1200_1000000.5'],
    ['price_from=1,23,500&price_to=12,34,56,789.50', '123500_123456789.5'],
    ['price_from=&price_to=60', '*_60'],
    ['price_from=60&price_to=20', '20_60'],
    ['price=1_2&price_from=20&price_to=60', '20_60'],
  ])('%s is the filter %s', (query, range) => {
    expect(read(query).filters).toEqual({ price: [range] });
  });

  it.each([
    ['price_from=abc&price_to=-3', { from: 'abc', to: '-3' }],
    ['price_from=20&price_to=1e3', { to: '1e3' }],
    ['price_from=60&price_to=20', {}],
    ['price_from=+&price_to=', {}],
    ['form=3', {}],
  ])('of %s, %j are no prices', (query, texts) => {
    expect(getInvalidEnds(new URLSearchParams(query), 'price')).toEqual(texts);
  });

  it.each(['price_from=&price_to=', 'price_from=abc&price_to=-3', 'brand_from=1'])('%s filters nothing', (query) => {
    expect(read(query)).toEqual(plain);
  });

  it('is converted to the base currency, in which Magento filters', () => {
    const { filters } = parseListState(new URLSearchParams('price_from=12&price_to=20'), inputs, 0.235);
    expect(filters).toEqual({ price: ['51.0638_85.1064'] });
    expect(toDisplayCurrency(parseRange('51.0638_85.1064'), 0.235)).toEqual({ from: 12, to: 20 });
    expect(toDisplayCurrency({ from: 0, to: null }, 0.235)).toEqual({ from: 0, to: null });
  });

  it('comes back from the address, with open ends', () => {
    fc.assert(
      fc.property(fc.option(fc.nat()), fc.option(fc.nat()), (from, to) => {
        const ordered = from === null || to === null || from <= to;
        expect(parseRange(writeRange({ from, to }))).toEqual(ordered ? { from, to } : { from: to, to: from });
      }),
    );
  });
});

describe('listFields', () => {
  it('send everything but the page', () => {
    const fields = listFields(
      { page: 3, sort: { attribute: 'price', direction: 'ASC' }, filters: { brand: ['3', '7'] } },
      { query: 'x' },
    );
    expect(read(new URLSearchParams(fields).toString())).toEqual({
      page: 1,
      sort: { attribute: 'price', direction: 'ASC' },
      filters: { brand: ['3', '7'] },
    });
    expect(fields).toHaveProperty('query', 'x');
  });
});

describe('pages shown together', () => {
  const read = (query: string) => parseListState(new URLSearchParams(query), {});

  it('keeps the first page in the URL, and only where several pages are shown', () => {
    const state = read('from=1&p=3');
    expect(state).toMatchObject({ firstPage: 1, page: 3 });
    expect(writeListState(state)).toBe('?from=1&p=3');
    expect(writeListState(toPage(state, 3))).toBe('?p=3');
  });

  it.each(['from=3&p=3', 'from=4&p=3', 'from=x&p=3', 'from=1', 'from=1&p=99'])('shows one page for %s', (query) => {
    expect(read(query)).not.toHaveProperty('firstPage', expect.any(Number));
  });

  it('adds the next page until the end of the list, at most ten pages', () => {
    const plain = read('p=2');
    expect(addPage(plain, 3)).toEqual({ ...plain, firstPage: 2, page: 3 });
    expect(addPage(read('from=2&p=3'), 3)).toBeNull();
    expect(addPage(read('from=1&p=10'), 20)).toBeNull();
  });

  it('starts over at page 1 with a filter', () => {
    expect(toggleFilter(read('from=1&p=3'), 'brand', '7')).toEqual({ page: 1, sort: null, filters: { brand: ['7'] } });
  });
});
