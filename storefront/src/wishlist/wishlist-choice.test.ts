import { describe, expect, it } from 'vitest';
import { findWishes } from './wishlist-choice.ts';

const wish = (sku: string, ...selectedOptions: string[]) => ({ sku, selectedOptions });

describe('findWishes', () => {
  const wishes = [wish('a'), wish('a', 'red', 'xl'), wish('a', 'blue'), wish('b', 'red')];

  it('finds a product with the same choice, whatever its order', () => {
    expect(findWishes(wishes, 'a', { selectedOptions: ['xl', 'red'] })).toEqual([wish('a', 'red', 'xl')]);
  });

  it('finds a product without a choice for one that is not listed', () => {
    expect(findWishes(wishes, 'a', { selectedOptions: ['green'] })).toEqual([wish('a')]);
    expect(findWishes(wishes, 'b', { selectedOptions: ['green'] })).toEqual([]);
    const enteredOptions = [{ uid: 'text', value: 'Anna' }];
    expect(findWishes([wish('a', 'red')], 'a', { selectedOptions: ['red'], enteredOptions })).toEqual([]);
  });

  it('finds all choices of a product for its card', () => {
    expect(findWishes(wishes, 'a', undefined)).toHaveLength(3);
  });
});
