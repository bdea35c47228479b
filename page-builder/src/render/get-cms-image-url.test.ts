import { describe, expect, it } from 'vitest';
import { getCmsImageUrl } from './get-cms-image-url.ts';

describe('getCmsImageUrl', () => {
  it('[CMS-02] requests quality 85, WebP and a format that suits the original', () => {
    expect(getCmsImageUrl({ src: 'https://shop.example/media/a.jpg', quality: 85 })).toBe(
      'https://shop.example/media/a.jpg?quality=85&auto=webp&format=pjpg',
    );
    expect(getCmsImageUrl({ src: '/media/a.PNG?v=1', width: 640, quality: 85 })).toBe(
      '/media/a.PNG?v=1&width=640&quality=85&auto=webp&format=png',
    );
    expect(getCmsImageUrl({ src: '/a.jpg?quality=60#x', quality: 85 })).toBe(
      '/a.jpg?quality=85&auto=webp&format=pjpg#x',
    );
  });

  it.each(['data:image/png;base64,AA', '/logo.svg', '/a.gif?x', '{{media url=a.jpg}}'])(
    'returns %s unchanged',
    (src) => {
      expect(getCmsImageUrl({ src, width: 10, quality: 85 })).toBe(src);
    },
  );
});
