import { describe, expect, it } from 'vitest';
import { productTypesPage } from './product-types-page.mjs';

const shoes = {
  name: 'Shoes',
  file: 'tests/shoes.test.tsx',
  titles: ['list › shows a %s product', 'cart › has a %s product'],
};
const matrix = { types: ['simple', 'bundle'], places: ['list', 'cart'], merchants: [shoes] };

describe('productTypesPage', () => {
  it('names the test of each type in each place', () => {
    expect(productTypesPage(matrix)).toContain(
      '| cart | [tested](../tests/shoes.test.tsx "cart › has a simple product") | [tested](../tests/shoes.test.tsx "cart › has a bundle product") |',
    );
  });

  it('fails for a place without a test of every type', () => {
    const titles = ['list › shows a %s product', 'cart › has a simple product'];
    expect(() => productTypesPage({ ...matrix, merchants: [{ ...shoes, titles }] })).toThrow(/Shoes, cart\./);
  });

  it('fails for tests of a place that is not in the list', () => {
    expect(() => productTypesPage({ ...matrix, places: ['list'] })).toThrow('Not in the list of places: cart.');
  });
});
