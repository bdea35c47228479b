import { describe, expect, it } from 'vitest';
import { toFilterInputs } from './filter-inputs.ts';

describe('toFilterInputs', () => {
  it('reads what a shopper can filter by, and how', () => {
    const field = (name: string, type: string | null) => ({ name, type: { name: type } });
    const inputFields = [
      field('brand', 'FilterEqualTypeInput'),
      field('price', 'FilterRangeTypeInput'),
      field('size', 'FilterMatchTypeInput'),
      field('sku', 'FilterEqualTypeInput'),
      field('category_uid', 'FilterEqualTypeInput'),
      field('name', 'FilterMatchTypeInput'),
      field('special', 'FilterStringTypeInput'),
      field('list', null),
    ];
    expect(toFilterInputs({ __type: { inputFields } })).toEqual({ brand: 'equal', price: 'range', size: 'match' });
  });

  it('finds nothing where the backend tells nothing', () => {
    expect(toFilterInputs({ __type: null })).toEqual({});
    expect(toFilterInputs({ __type: { inputFields: null } })).toEqual({});
  });
});
