import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { availableQuantity, findProductBySku, reserveStock } from '../catalog/index.ts';
import type { CatalogSeed } from '../shop/catalog-seed.ts';
import { catalogueFixture } from '../testing/catalogue-fixture.ts';
import { publicModules } from '../testing/public-modules.ts';
import { createTestBackend } from '../testing/test-backend.ts';
import { fixtureShop } from '../testing/fixture-shop.ts';
import type { TestBackend } from '../testing/test-backend.ts';

describe('prepareDatabase', () => {
  let dataFolder: string;
  beforeEach(() => {
    dataFolder = mkdtempSync(join(tmpdir(), 'witryna-seed-'));
  });
  afterEach(() => {
    rmSync(dataFolder, { recursive: true, force: true });
  });

  function withBackend<T>(catalogue: CatalogSeed, work: (backend: TestBackend) => T): T {
    const backend = createTestBackend({
      shop: fixtureShop({ catalog: catalogue }),
      modules: publicModules,
      dataFolder,
    });
    try {
      return work(backend);
    } finally {
      backend.dispose();
    }
  }

  it('fills every module once and nothing on the next start', () => {
    expect(withBackend(catalogueFixture, ({ seeded }) => seeded)).toEqual(['catalog', 'review', 'cms', 'route']);
    expect(withBackend(catalogueFixture, ({ seeded }) => seeded)).toEqual([]);
  });

  it('fills the catalogue again when its seed changes and keeps ids and what was sold', () => {
    const before = withBackend(catalogueFixture, ({ service: { database } }) => {
      reserveStock(database, 'VIT-D3', 2);
      return findProductBySku(database, 'ZELAZO')?.id;
    });
    const changed: CatalogSeed = {
      ...catalogueFixture,
      products: catalogueFixture.products
        .filter(({ sku }) => sku !== 'VIT-C')
        .map((product) => (product.sku === 'ZELAZO' ? { ...product, name: 'Żelazo nowe' } : product)),
    };
    withBackend(changed, ({ seeded, service: { database } }) => {
      expect(seeded).toContain('catalog');
      expect(findProductBySku(database, 'ZELAZO')).toMatchObject({ id: before, name: 'Żelazo nowe' });
      expect(findProductBySku(database, 'VIT-C')).toBeUndefined();
      expect(availableQuantity(database, 'VIT-C')).toBe(0);
      expect(availableQuantity(database, 'VIT-D3')).toBe(1);
    });
  });

  it('leaves the old catalogue in place when the new seed is wrong', () => {
    withBackend(catalogueFixture, () => undefined);
    const [first, ...others] = catalogueFixture.products;
    const wrong: CatalogSeed = {
      ...catalogueFixture,
      products: first ? [{ ...first, categories: ['nowhere'] }, ...others] : [],
    };
    expect(() => withBackend(wrong, () => undefined)).toThrow('names the category "nowhere"');
    withBackend(catalogueFixture, ({ seeded, service: { database } }) => {
      expect(seeded).toEqual([]);
      expect(findProductBySku(database, 'VIT-C')).toBeDefined();
    });
  });
});
