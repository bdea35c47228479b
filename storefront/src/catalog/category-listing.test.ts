import { describe, expect, it } from 'vitest';
import { getListSorting } from './category-listing.ts';

const toFields = (...attributes: string[]) => attributes.map((value) => ({ value, label: value }));
const sortFields = toFields('position', 'name', 'price', 'width');
const price = { attribute: 'price', direction: 'ASC' } as const;

describe('getListSorting', () => {
  it.each([
    { title: 'the default of the shop', preferred: null, available: [], ownSort: 'position', own: 'position' },
    { title: 'another default of the shop', preferred: null, available: [], ownSort: price, own: price },
    { title: 'the default of the category', preferred: 'price', available: [], ownSort: 'position', own: price },
    {
      title: 'position in a shop with another default',
      preferred: 'position',
      available: [],
      ownSort: price,
      own: 'position',
    },
    {
      title: 'the first available one, in the order of the shop, where the default is not available',
      preferred: 'position',
      available: ['width', 'price'],
      ownSort: 'position',
      own: price,
    },
    {
      title: 'the first available one of which the backend returns no label',
      preferred: null,
      available: ['weight'],
      ownSort: 'position',
      own: { attribute: 'weight', direction: 'ASC' },
    },
  ] as const)('starts with $title', ({ preferred, available, ownSort, own }) => {
    expect(getListSorting({ preferred, available }, { ownSort, sortFields }).own).toEqual(own);
  });

  it('offers the available orders, or all where the category names none', () => {
    const some = getListSorting({ preferred: null, available: ['price'] }, { ownSort: 'position', sortFields });
    expect(['price', 'name'].map(some.offers)).toEqual([true, false]);
    const all = getListSorting({ preferred: null, available: [] }, { ownSort: 'position', sortFields });
    expect(all.offers('name')).toBe(true);
  });
});
