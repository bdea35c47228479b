import { describe, expect, it } from 'vitest';
import { createTestBackend, valueAt } from '../../testing/test-backend.ts';
import { catalogueFixture } from '../../testing/catalogue-fixture.ts';
import { createModules } from '../../modules.ts';
import { attributes, categories, productAttributes, products } from '../catalogue/index.ts';
import { scaleCatalogue } from './scale-catalogue.ts';

describe('scaleCatalogue', () => {
  it('makes a shop of the asked size, in which everything is found', async () => {
    const seed = scaleCatalogue(catalogueFixture, { products: 60, categories: 40 });
    const backend = createTestBackend({ modules: createModules({ ...seed, cmsPages: [], cmsBlocks: [], urlRewrites: [] }) });
    const { data, errors } = await backend.graphql(`{
      products(filter: {}, pageSize: 1) { total_count }
      copies: products(search: "seria 2", pageSize: 1) { total_count }
      categoryList { children_count }
    }`);
    backend.dispose();
    expect(errors).toBeUndefined();
    expect(valueAt(data, 'products', 'total_count')).toBe(60);
    expect(Number(valueAt(data, 'copies', 'total_count'))).toBeGreaterThan(0);
    expect(valueAt(data, 'categoryList', 0, 'children_count')).toBe('40');
  });

  it('gives every product and variant a sku and an address of its own', () => {
    const seed = scaleCatalogue({ attributes, categories, productAttributes, products }, { products: 1000, categories: 500 });
    const skus = seed.products.flatMap(({ sku, kind }) => [sku, ...(kind.type === 'simple' ? [] : kind.variants.map((variant) => variant.sku))]);
    expect(new Set(skus.map((sku) => sku.toLowerCase())).size).toBe(skus.length);
    expect(new Set(seed.products.map(({ urlKey }) => urlKey)).size).toBe(1000);
  });

  it('leaves a catalogue alone that is large enough, and the original untouched', () => {
    const before = JSON.stringify(catalogueFixture);
    expect(scaleCatalogue(catalogueFixture, { products: 0, categories: 0 })).toEqual(catalogueFixture);
    scaleCatalogue(catalogueFixture, { products: 60, categories: 40 });
    expect(JSON.stringify(catalogueFixture)).toBe(before);
  });
});
