import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadShop, readShop } from './load-shop.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-module-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const view = `{ code: 'default', locale: 'de_DE', baseCurrency: 'EUR', settings: {} }`;
const catalog = '{ categories: [], attributes: [], products: [] }';

function write(name: string, source: string): string {
  const file = join(folder, name);
  writeFileSync(file, source);
  return file;
}

describe('loadShop', () => {
  it('loads the shop that a module exports by default, and the index of a folder', async () => {
    write('index.mjs', `export default { storeViews: [${view}], catalog: ${catalog} };`);
    const expected = { storeViews: [{ code: 'default' }], catalog: { products: [] } };
    expect(await loadShop(join(folder, 'index.mjs'))).toMatchObject(expected);
    expect(await loadShop(folder)).toMatchObject(expected);
  });

  it.each([
    ['no-default.mjs', 'export const shop = 1;', 'has no default export; export the shop with defineShop.'],
    ['no-view.mjs', `export default { storeViews: [], catalog: ${catalog} };`, 'is no shop: it needs storeViews'],
    ['no-catalog.mjs', `export default { storeViews: [${view}] };`, 'is no shop: it needs storeViews'],
    ['broken.mjs', "throw new Error('out of shoes');", 'cannot be loaded (out of shoes)'],
  ])('names the fault of %s', async (name, source, message) => {
    await expect(loadShop(write(name, source))).rejects.toThrow(message);
  });

  it('names the setting when there is no such module', async () => {
    await expect(loadShop(join(folder, 'missing'))).rejects.toThrow('BACKEND_SHOP names ');
  });
});

describe('readShop', () => {
  it('names the module that exports no shop', () => {
    expect(() => readShop({ default: {} }, 'The default shop')).toThrow(
      'The default export of The default shop is no shop',
    );
  });
});
