import { expect, it } from 'vitest';
import { mergeSettings } from './merge-settings.mjs';

it('joins lists of origins, and takes the last value of other settings', () => {
  expect(
    mergeSettings(
      { MEDIA_ORIGINS: 'https://a.example,https://b.example', IMAGES: 'fastly' },
      { MEDIA_ORIGINS: 'https://b.example,https://c.example', IMAGES: 'none', SHOP_NAME: 'Bed, Bath' },
    ),
  ).toEqual({
    MEDIA_ORIGINS: 'https://a.example,https://b.example,https://c.example',
    IMAGES: 'none',
    SHOP_NAME: 'Bed, Bath',
  });
});
