import { describe, expect, it } from 'vitest';
import { createImageResolver } from './create-image-resolver.ts';

const mediaBaseUrl = 'https://magento.example/media/';
const parameters = 'width=320&quality=85&auto=webp&format=pjpg';

describe('images resized by the server of the shop', () => {
  const resolve = createImageResolver({ mediaBaseUrl, imageService: 'server' });

  it.each([
    ['https://magento.example/media/catalog/product/a.jpg', `/media/catalog/product/a.jpg?${parameters}`],
    ['http://magento.example/media/wysiwyg/a.jpg', `/media/wysiwyg/a.jpg?${parameters}`],
    ['/media/a.jpg', `/media/a.jpg?${parameters}`],
    ['https://magento.example/media/a.jpg?v=2', `/media/a.jpg?v=2&${parameters}`],
    ['https://magento.example/media/logo.svg', '/media/logo.svg'],
    ['https://magento.example/media/sale.gif', '/media/sale.gif'],
  ])('have the URL of the shop: %s', (src, expected) => {
    expect(resolve({ src, width: 320 })).toBe(expected);
  });

  it.each([
    'https://other.example/media/a.jpg',
    'https://magento.example/static/a.jpg',
    'https://magento.example.evil.example/media/a.jpg',
    '/assets/logo-3f.png',
    'data:image/png;base64,/media/',
  ])('leave others where they are: %s', (src) => {
    expect(resolve({ src, width: 320 })).toBe(src);
  });

  it('know media in a folder of their own', () => {
    const cdn = createImageResolver({ mediaBaseUrl: 'https://cdn.example/shoes', imageService: 'server' });
    expect(cdn({ src: 'https://cdn.example/shoes/a.jpg', width: 320 })).toBe(`/media/a.jpg?${parameters}`);
  });

  it('keep their width without one', () => {
    expect(resolve({ src: '/media/a.png' })).toBe('/media/a.png?quality=85&auto=webp&format=png');
  });
});

describe('images resized by the host of the backend', () => {
  it.each(['https://shop.example/media/catalog/product/a.jpg', '/media/a.jpg', '/shop/media/a.jpg'])(
    'are recognized by /media/ where the backend has no media URL: %s',
    (src) => {
      expect(createImageResolver({ mediaBaseUrl: null, imageService: 'fastly' })({ src, width: 320 })).toBe(
        `${src}?${parameters}`,
      );
    },
  );

  it('keep their host, and vector images have no parameters', () => {
    const resolve = createImageResolver({ mediaBaseUrl, imageService: 'fastly' });
    expect(resolve({ src: `${mediaBaseUrl}a.jpg`, width: 320 })).toBe(`${mediaBaseUrl}a.jpg?${parameters}`);
    expect(resolve({ src: `${mediaBaseUrl}a.svg`, width: 320 })).toBe(`${mediaBaseUrl}a.svg`);
  });
});

it('leaves originals alone without an image service', () => {
  const resolve = createImageResolver({ mediaBaseUrl, imageService: 'none' });
  expect(resolve({ src: `${mediaBaseUrl}a.jpg`, width: 320 })).toBe(`${mediaBaseUrl}a.jpg`);
});

describe('images resized by another service', () => {
  const src = `${mediaBaseUrl}a/b.jpg`;

  it.each([
    [
      '/cdn-cgi/image/width={width},quality=85,format=auto/{url}',
      `/cdn-cgi/image/width=320,quality=85,format=auto/${src}`,
    ],
    [
      'https://shoes.imgix.example/{path}?w={width}&auto=format',
      'https://shoes.imgix.example/a/b.jpg?w=320&auto=format',
    ],
    [
      'https://img.example/insecure/rs:fit:{width}/plain/{encodedUrl}',
      `https://img.example/insecure/rs:fit:320/plain/${encodeURIComponent(src)}`,
    ],
  ] as const)('have the URL of the template %s', (imageService, expected) => {
    const resolve = createImageResolver({ mediaBaseUrl, imageService });
    expect(resolve({ src, width: 320 })).toBe(expected);
    expect(resolve({ src: '/media/a/b.jpg', width: 320 })).toBe(expected);
  });

  it('have the largest width without one', () => {
    const resolve = createImageResolver({ mediaBaseUrl, imageService: '/img/{width}/{path}' });
    expect(resolve({ src })).toBe('/img/2560/a/b.jpg');
  });
});
