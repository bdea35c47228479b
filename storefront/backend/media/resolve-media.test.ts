import { describe, expect, it } from 'vitest';
import { productImagePath, resolveMedia } from './resolve-media.ts';
import { sampleProduct } from './testing/sample-product.ts';
import { productViews } from './view/product-drawing.ts';

const lookup = (sku: string) => (sku === 'wit-c.1000' ? sampleProduct() : null);

describe('resolveMedia', () => {
  it.each(productViews)('finds the %s view of a product', (view) => {
    expect(resolveMedia(`/media/catalog/product/wit-c.1000/${view}.jpg`, lookup)).toMatchObject({
      extension: 'jpg',
      drawing: { width: 800, height: 1000 },
    });
  });

  it('finds what productImagePath names, whatever the case of the sku', () => {
    expect(productImagePath('WIT-C.1000', 'front')).toBe('/wit-c.1000/front.jpg');
    expect(resolveMedia(`/media/catalog/product${productImagePath('WIT-C.1000', 'front')}`, lookup)).not.toBeNull();
    expect(resolveMedia('/media/catalog/product/WIT-C.1000/front.JPEG', lookup)).toMatchObject({ extension: 'jpg' });
  });

  it.each([
    '/media/wysiwyg/hero-odpornosc.jpg',
    '/media/catalog/category/witaminy.jpg',
    '/media/logo/logo.svg',
    '/media/favicon/favicon.png',
  ])('finds %s', (path) => {
    expect(resolveMedia(path, lookup)).not.toBeNull();
  });

  it.each([
    '/media/catalog/product/other/front.jpg',
    '/media/catalog/product/wit-c.1000/side.jpg',
    '/media/catalog/product/wit-c.1000/front.gif',
    '/media/catalog/product/wit-c.1000/front',
    '/media/catalog/product/wit-c.1000/toString.jpg',
    '/media/catalog/product/../product/wit-c.1000/front.jpg',
    '/media/../etc/passwd.jpg',
    '/media//wysiwyg/shelf.jpg',
    '/media/wysiwyg/shelf.jpg/',
    '/media/wysiwyg/shelf.jpg\0.png',
    '/media/wysiwyg\\shelf.jpg',
    '/media/constructor.jpg',
    '/wysiwyg/shelf.jpg',
  ])('finds nothing at %j', (path) => {
    expect(resolveMedia(path, lookup)).toBeNull();
  });
});
