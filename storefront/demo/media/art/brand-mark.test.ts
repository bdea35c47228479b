import { describe, expect, it } from 'vitest';
import { brands } from '../../catalog/brands.ts';
import { drawBrandMark, markedBrands } from './brand-mark.ts';

describe('drawBrandMark', () => {
  it('draws a mark of its own for each brand of the shop', () => {
    expect(markedBrands.toSorted()).toEqual(Object.keys(brands).toSorted());
    expect(new Set(markedBrands.map(drawBrandMark)).size).toBe(markedBrands.length);
  });

  it('throws for a brand that it does not know', () => {
    expect(() => drawBrandMark('inna')).toThrow('The brand inna has no mark.');
  });
});
