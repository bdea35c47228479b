import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publicModules } from '../testing/public-modules.ts';
import { createTestBackend } from '../testing/test-backend.ts';
import type { TestBackend } from '../testing/test-backend.ts';
import { availableQuantity, findProductBySku, isProductInStock, releaseStock, reserveStock } from './index.ts';

describe('stock', () => {
  let backend: TestBackend;
  beforeEach(() => {
    backend = createTestBackend({ modules: publicModules });
  });
  afterEach(() => {
    backend.dispose();
  });

  it('gives out no more units than there are', () => {
    const { database } = backend.service;
    expect(reserveStock(database, 'VIT-D3', 2)).toBe(true);
    expect(reserveStock(database, 'VIT-D3', 2)).toBe(false);
    expect(availableQuantity(database, 'vit-d3')).toBe(1);
    expect(reserveStock(database, 'VIT-D3', 1)).toBe(true);
    expect(isProductInStock(database, findProductBySku(database, 'VIT-D3')?.id ?? 0)).toBe(false);
    releaseStock(database, 'VIT-D3', 1);
    expect(availableQuantity(database, 'VIT-D3')).toBe(1);
  });

  it('takes nothing for an order that fails', () => {
    const { database } = backend.service;
    expect(() =>
      database.transaction(() => {
        expect(reserveStock(database, 'VIT-C', 1)).toBe(true);
        if (!reserveStock(database, 'VIT-D3', 9)) throw new Error('not enough');
      }),
    ).toThrow('not enough');
    expect(availableQuantity(database, 'VIT-C')).toBe(100);
  });

  it('takes fractions of what is sold by length', () => {
    const { database } = backend.service;
    const before = availableQuantity(database, 'VIT-C');
    for (const units of [0.1, 0.2]) expect(reserveStock(database, 'VIT-C', units)).toBe(true);
    expect(availableQuantity(database, 'VIT-C')).toBe(before - 0.3);
    releaseStock(database, 'VIT-C', 0.3);
    expect(availableQuantity(database, 'VIT-C')).toBe(before);
  });

  it('knows no unknown sku, and takes no less than something', () => {
    const { database } = backend.service;
    expect(availableQuantity(database, 'NOTHING')).toBe(0);
    expect(reserveStock(database, 'NOTHING', 1)).toBe(false);
    expect(() => reserveStock(database, 'VIT-C', -0.5)).toThrow(RangeError);
    expect(() => reserveStock(database, 'VIT-C', 0)).toThrow(RangeError);
  });
});
