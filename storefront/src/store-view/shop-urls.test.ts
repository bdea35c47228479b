import { expect, it } from 'vitest';
import { toShopUrls } from './shop-urls.ts';
import { unnamedStore } from './testing/unnamed-store.ts';

const read = (
  secure_base_link_url: string | null,
  { storeCode = 'de', others = [] }: { storeCode?: string; others?: readonly string[] } = {},
) =>
  toShopUrls(
    { availableStores: [{ ...unnamedStore, store_code: 'de', secure_base_link_url }, null] },
    {
      storeCode,
      basePath: '/de',
      publicUrl: 'https://shop.example',
      storeViews: others.map((basePath) => ({ basePath })),
    },
  );

it.each([
  ['https://magento.example/', 'magento.example'],
  ['https://magento.example/de/', 'magento.example/de'],
  ['https://magento.example:8443/index.php/', 'magento.example:8443/index.php'],
])('has the pages below %s at the path of the store view', (url, key) => {
  expect(read(url)).toEqual({ 'shop.example': '', [key]: '/de' });
});

it('has the pages of the shop at their own paths when the backend names no other URL', () => {
  for (const url of [null, '/', 'javascript:alert(1)']) expect(read(url)).toEqual({ 'shop.example': '' });
  expect(read('https://magento.example/', { storeCode: 'fr' })).toEqual({ 'shop.example': '' });
});

it('has the other store views at their paths, which a link to one base URL of all may name', () => {
  const others = ['', '/de', '/fr'];
  expect(read('https://shop.example/', { others })).toEqual({
    'shop.example': '/de',
    'shop.example/de': '/de',
    'shop.example/fr': '/fr',
  });
  expect(read('https://magento.example/de/', { others })).toEqual({ 'shop.example': '', 'magento.example/de': '/de' });
});
