import { expect, it } from 'vitest';
import { toShopPath } from './shop-link.ts';

const shopUrls = {
  'magento.example': '',
  'magento.example/de': '/de',
  'one.example/shop': '',
  'shop.example:8443': '',
};

it.each([
  ['https://magento.example/contact', '/contact'],
  ['http://magento.example/contact/?a=1#b', '/contact/?a=1#b'],
  ['//magento.example/contact', '/contact'],
  ['https://magento.example/', '/'],
  ['https://magento.example', '/'],
  ['https://magento.example/de/kontakt', '/de/kontakt'],
  ['https://magento.example/de', '/de/'],
  ['https://magento.example/design', '/design'],
  ['https://one.example/shop/lamps.html', '/lamps.html'],
  ['https://shop.example:8443/a', '/a'],
  ['https://magento.example//evil.example/', '/evil.example/'],
])('makes %s the path %s', (link, path) => expect(toShopPath(link, shopUrls)).toBe(path));

it('makes a link with the ending of a file a path if Magento marks it as a page', () => {
  expect(toShopPath('https://one.example/shop/lamp.php', shopUrls, true)).toBe('/lamp.php');
  expect(toShopPath('https://one.example/shop/media/a.jpg', { 'one.example/shop': '' }, true)).toBe('/media/a.jpg');
});

it.each([
  'https://one.example/blog',
  'https://other.example/contact',
  'https://magento.example.evil.example/',
  'https://magento.example/media/a.pdf',
  'https://magento.example/static/version1/a.css',
  'https://magento.example/terms.pdf',
  'mailto:a@magento.example',
  '/contact',
  'contact',
  '?page=2',
])('leaves %s as it is', (link) => expect(toShopPath(link, shopUrls)).toBe(link));
