import { describe, expect, it } from 'vitest';
import { createTestBackend, valueAt } from '../../testing/test-backend.ts';
import { catalogFixture } from '../../testing/catalog-fixture.ts';
import { fixtureShop } from '../../testing/fixture-shop.ts';
import { catalog } from '../../../demo/catalog/index.ts';
import { scaleCatalog } from './scale-catalog.ts';

describe('scaleCatalog', () => {
  it('makes a shop of the asked size, in which everything is found', async () => {
    const seed = scaleCatalog(catalogFixture, { products: 60, categories: 40 });
    const backend = createTestBackend({ shop: fixtureShop({ catalog: seed }) });
    const { data, errors } = await backend.graphql(`{
      products(filter: {}, pageSize: 1) { total_count }
      copies: products(search: "S2", pageSize: 1) { total_count }
      categoryList { children_count }
    }`);
    backend.dispose();
    expect(errors).toBeUndefined();
    expect(valueAt(data, 'products', 'total_count')).toBe(60);
    expect(Number(valueAt(data, 'copies', 'total_count'))).toBeGreaterThan(0);
    expect(valueAt(data, 'categoryList', 0, 'children_count')).toBe('40');
  });

  it('gives every product and variant a sku and an address of its own', () => {
    const seed = scaleCatalog(catalog, { products: 1000, categories: 500 });
    const skus = seed.products.flatMap(({ sku, kind }) => [
      sku,
      ...(kind.type === 'configurable' ? kind.variants.map((variant) => variant.sku) : []),
    ]);
    expect(new Set(skus.map((sku) => sku.toLowerCase())).size).toBe(skus.length);
    expect(new Set(seed.products.map(({ urlKey }) => urlKey)).size).toBe(1000);
  });

  it('leaves a catalog alone that is large enough, and the original untouched', () => {
    const before = JSON.stringify(catalogFixture);
    expect(scaleCatalog(catalogFixture, { products: 0, categories: 0 })).toEqual(catalogFixture);
    scaleCatalog(catalogFixture, { products: 60, categories: 40 });
    expect(JSON.stringify(catalogFixture)).toBe(before);
  });
});
