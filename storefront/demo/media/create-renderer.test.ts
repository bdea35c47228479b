import { describe, expect, it } from 'vitest';
import { parseMediaPath } from '../../backend/media/media-path.ts';
import { createRenderer } from './create-renderer.ts';
import { sampleProduct } from './testing/sample-product.ts';
import { productViews } from './product-views.ts';

const renderer = createRenderer((sku) => (sku === 'wit-c.1000' ? sampleProduct() : null));

const find = (path: string) => {
  const parsed = parseMediaPath(path);
  return parsed && renderer.find(parsed);
};

describe('createRenderer', () => {
  it.each(productViews)('finds the %s view of a product', (view) => {
    expect(find(`/media/catalog/product/wit-c.1000/${view}.jpg`)).toMatchObject({ width: 800, height: 1000 });
  });

  it('finds the image of a product whatever the case of its path', () => {
    expect(find('/media/catalog/product/WIT-C.1000/front.JPEG')).not.toBeNull();
  });

  it.each([
    '/media/wysiwyg/hero-odpornosc.jpg',
    '/media/catalog/category/witaminy.jpg',
    '/media/logo/logo.svg',
    '/media/favicon/favicon.png',
  ])('finds %s', (path) => {
    expect(find(path)).not.toBeNull();
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
    expect(find(path)).toBeNull();
  });
});
