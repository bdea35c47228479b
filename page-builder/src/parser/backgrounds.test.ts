import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backgroundImages } from '../fixtures/markup.ts';
import { decodeBackgroundImages } from './backgrounds.ts';

describe('decodeBackgroundImages', () => {
  it('returns every file name that Page Builder stored', () => {
    const name = fc.string({ minLength: 1, unit: 'grapheme' });
    fc.assert(
      fc.property(name, name, (desktop, mobile) => {
        expect(decodeBackgroundImages(backgroundImages(desktop, mobile))).toEqual({ desktop, mobile });
      }),
    );
  });

  it('parses plain JSON, escaped slashes and a single image', () => {
    expect(decodeBackgroundImages('{"desktop_image":"a \\"b\\".jpg"}')).toEqual({
      desktop: 'a "b".jpg',
      mobile: undefined,
    });
    expect(decodeBackgroundImages(String.raw`{\"mobile_image\":\"https:\/\/shop.example\/a.jpg\"}`)).toEqual({
      desktop: undefined,
      mobile: 'https://shop.example/a.jpg',
    });
  });

  it.each([
    undefined,
    '',
    '{}',
    '[]',
    '[1,2]',
    'null',
    '"x"',
    '{',
    '{"desktop_image":1}',
    '{"__proto__":{"desktop_image":"x"}}',
  ])('returns no image for %j', (attribute) => {
    const { desktop, mobile } = decodeBackgroundImages(attribute);
    expect([desktop, mobile]).toEqual([undefined, undefined]);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => decodeBackgroundImages(text)).not.toThrow();
      }),
    );
  });
});
