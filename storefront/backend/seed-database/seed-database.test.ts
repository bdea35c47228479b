import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { availableQuantity, findProductBySku, reserveStock } from '../catalog/index.ts';
import type { CatalogSeed } from '../shop/catalog-seed.ts';
import { catalogFixture } from '../testing/catalog-fixture.ts';
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

  function withBackend<T>(catalog: CatalogSeed, work: (backend: TestBackend) => T): T {
    const backend = createTestBackend({
      shop: fixtureShop({ catalog: catalog }),
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
    expect(withBackend(catalogFixture, ({ seeded }) => seeded)).toEqual(['catalog', 'review', 'cms', 'route']);
    expect(withBackend(catalogFixture, ({ seeded }) => seeded)).toEqual([]);
  });

  it('fills the catalog again when its seed changes and keeps ids and what was sold', () => {
    const before = withBackend(catalogFixture, ({ service: { database } }) => {
      reserveStock(database, 'VIT-D3', 2);
      return findProductBySku(database, 'ZELAZO')?.id;
    });
    const changed: CatalogSeed = {
      ...catalogFixture,
      products: catalogFixture.products
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

  it('leaves the old catalog in place when the new seed is wrong', () => {
    withBackend(catalogFixture, () => undefined);
    const [first, ...others] = catalogFixture.products;
    const wrong: CatalogSeed = {
      ...catalogFixture,
      products: first ? [{ ...first, categories: ['nowhere'] }, ...others] : [],
    };
    expect(() => withBackend(wrong, () => undefined)).toThrow('names the category "nowhere"');
    withBackend(catalogFixture, ({ seeded, service: { database } }) => {
      expect(seeded).toEqual([]);
      expect(findProductBySku(database, 'VIT-C')).toBeDefined();
    });
  });
});
