import { describe, expect, it } from 'vitest';
import { createStorage, storageKeys } from '../commerce/index.ts';
import { recallImage, rememberImage } from './images-by-sku.ts';

describe('images by SKU', () => {
  it('[CAT-11] [CRT-32] stores the latest image of each product under imagesBySku', () => {
    const storage = createStorage();
    rememberImage(storage, 'WIT-C1000', '/a.jpg');
    rememberImage(storage, 'WIT-KOL', '/b.jpg');
    rememberImage(storage, 'WIT-C1000', '/c.jpg');
    expect(recallImage(storage, 'WIT-C1000')).toBe('/c.jpg');
    expect(recallImage(storage, 'WIT-KOL')).toBe('/b.jpg');
    expect(recallImage(storage, 'other')).toBeNull();
    expect(storage.keys()).toEqual([storageKeys.imagesBySku]);
  });

  it('forgets the oldest beyond 200', () => {
    const storage = createStorage();
    for (let index = 0; index <= 200; index += 1) rememberImage(storage, `sku-${index}`, `/${index}.jpg`);
    expect(recallImage(storage, 'sku-0')).toBeNull();
    expect(recallImage(storage, 'sku-1')).toBe('/1.jpg');
    expect(recallImage(storage, 'sku-200')).toBe('/200.jpg');
  });
});
