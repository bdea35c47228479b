import { afterEach, describe, expect, it, vi } from 'vitest';
import { withImageParameters } from './image-parameters.ts';
import { imageUrl, type ImageUrlOptions } from './image-url.ts';

const mediaBaseUrl = 'https://shop.example/media/';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('withImageParameters', () => {
  it('[IMG-03] asks for quality 85 and auto=webp', () => {
    const { searchParams } = new URL(withImageParameters('https://shop.example/media/a.jpg'));
    expect(Object.fromEntries(searchParams)).toEqual({ quality: '85', auto: 'webp', format: 'pjpg' });
  });

  it.each([
    ['a.png', 'png'],
    ['a.PNG', 'png'],
    ['a.png?v=2', 'png'],
    ['a.jpg', 'pjpg'],
    ['a.webp', 'pjpg'],
    ['png/a', 'pjpg'],
    ['a.jpg?name=b.png', 'pjpg'],
  ])('[IMG-04] asks for the right format of %s', (path, format) => {
    expect(new URLSearchParams(withImageParameters(path).split('?')[1]).get('format')).toBe(format);
  });

  it('keeps the query and the fragment of an address and replaces an older width', () => {
    expect(withImageParameters('/media/a.jpg?v=2&width=9#top', 320)).toBe(
      '/media/a.jpg?v=2&width=320&quality=85&auto=webp&format=pjpg#top',
    );
  });

  it('rounds widths to whole pixels', () => {
    expect(withImageParameters('/media/a.jpg', 99.6)).toContain('width=100&');
  });
});

describe('imageUrl', () => {
  const getPath = (path: string, type: string, base: string | null = mediaBaseUrl) =>
    imageUrl(path, { type, mediaBaseUrl: base, imageService: 'fastly' }).split('?')[0];

  it.each(['video', 'download', '', 'imageproduct'])('[IMG-05] leaves media of the kind "%s" alone', (type) => {
    expect(imageUrl('/a/b.jpg', { type, mediaBaseUrl, imageService: 'fastly' })).toBe('/a/b.jpg');
  });

  it('[IMG-06] puts product images below catalog/product', () => {
    expect(getPath('/a/b/c.jpg', 'image-product')).toBe('https://shop.example/media/catalog/product/a/b/c.jpg');
  });

  it('[IMG-07] puts category images below catalog/category', () => {
    expect(getPath('c.jpg', 'image-category')).toBe('https://shop.example/media/catalog/category/c.jpg');
  });

  it('[IMG-08] puts swatches below attribute/swatch', () => {
    expect(getPath('c.jpg', 'image-swatch')).toBe('https://shop.example/media/attribute/swatch/c.jpg');
  });

  it('puts images of another kind right below the media address', () => {
    expect(getPath('wysiwyg/c.jpg', 'image-wysiwyg')).toBe('https://shop.example/media/wysiwyg/c.jpg');
  });

  it('[IMG-09] joins the media address and the path by one slash, however they end', () => {
    expect(getPath('c.jpg', 'image-product', 'https://cdn.example')).toBe('https://cdn.example/catalog/product/c.jpg');
    expect(getPath('/c.jpg', 'image-product', 'https://cdn.example/')).toBe(
      'https://cdn.example/catalog/product/c.jpg',
    );
  });

  it('[IMG-10] logs a missing media address and uses a placeholder that reaches nobody', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(getPath('c.jpg', 'image-product', null)).toBe('https://backend.test/media/catalog/product/c.jpg');
    expect(log).toHaveBeenCalledExactlyOnceWith('A media backend URL should be defined in your config.');
  });

  it('resizes absolute URLs of media, and leaves those of other hosts alone', () => {
    const options: ImageUrlOptions = { type: 'image-product', mediaBaseUrl, imageService: 'fastly', width: 40 };
    expect(imageUrl('https://shop.example/media/x.png', options)).toBe(
      'https://shop.example/media/x.png?width=40&quality=85&auto=webp&format=png',
    );
    expect(imageUrl('https://cdn.example/x.png', options)).toBe('https://cdn.example/x.png');
  });

  it('has the server of the shop resize what Magento stores', () => {
    expect(imageUrl('/c.jpg', { type: 'image-swatch', mediaBaseUrl, imageService: 'server', width: 40 })).toBe(
      '/media/attribute/swatch/c.jpg?width=40&quality=85&auto=webp&format=pjpg',
    );
  });

  it('leaves data: and blob: addresses alone', () => {
    expect(imageUrl('data:image/png;base64,AA', { type: 'image-product', mediaBaseUrl, imageService: 'fastly' })).toBe(
      'data:image/png;base64,AA',
    );
  });
});
