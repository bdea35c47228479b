import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ImageRequestError,
  chooseFormat,
  imageWidths,
  nextWidth,
  outputSize,
  parseImageRequest,
} from './image-request.ts';

const parse = (query: string) => parseImageRequest(new URLSearchParams(query));

describe('parseImageRequest', () => {
  it('[IMG-01] makes images in the widths 40, 80, 160, 320, 640, 960, 1280, 1600 and 2560 only', () => {
    expect(imageWidths).toEqual([40, 80, 160, 320, 640, 960, 1280, 1600, 2560]);
    for (const width of imageWidths) expect(parse(`width=${width}`).width).toBe(width);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (width) => {
        const given = parse(`width=${width}`).width ?? 0;
        expect(imageWidths).toContain(given);
        if (width <= 2560) expect(given).toBeGreaterThanOrEqual(width);
      }),
    );
    expect([nextWidth(1), nextWidth(41), nextWidth(641), nextWidth(9999)]).toEqual([40, 80, 960, 2560]);
  });

  it('takes quality 85 when none is asked for', () => {
    expect(parse('').quality).toBe(85);
    expect(parse('quality=40').quality).toBe(40);
  });

  it.each([
    'width=0',
    'width=-1',
    'width=12.5',
    'width=abc',
    'width=',
    'width=1e3',
    'width=9999999',
    'quality=0',
    'quality=101',
    'quality=best',
    'height=0',
    'height=x',
    'format=gif',
    'format=',
    'auto=avif',
    'fit=stretch',
  ])('refuses %s', (query) => {
    expect(() => parse(query)).toThrow(ImageRequestError);
  });

  it('ignores parameters that it does not know', () => {
    expect(parse('v=12&width=40')).toEqual(parse('width=40'));
  });

  it('scales the height along with a rounded width', () => {
    expect(parse('width=500&height=500')).toMatchObject({ width: 640, height: 640 });
    expect(parse('height=99999').height).toBe(3200);
  });
});

describe('chooseFormat', () => {
  it('[IMG-04] gives PNG for png files and progressive JPEG for others', () => {
    expect(chooseFormat(parse(''), 'png', undefined)).toBe('png');
    expect(chooseFormat(parse(''), 'jpg', undefined)).toBe('pjpg');
    expect(chooseFormat(parse('format=png'), 'jpg', undefined)).toBe('png');
    expect(chooseFormat(parse('format=pjpg'), 'png', undefined)).toBe('pjpg');
  });

  it('gives WebP for auto=webp to clients that accept it, and only to them', () => {
    const accept = 'text/html,image/avif,image/webp;q=0.9,*/*;q=0.8';
    expect(chooseFormat(parse('auto=webp&format=pjpg'), 'jpg', accept)).toBe('webp');
    expect(chooseFormat(parse('auto=webp&format=pjpg'), 'jpg', 'image/png,*/*')).toBe('pjpg');
    expect(chooseFormat(parse('auto=webp&format=pjpg'), 'jpg', 'image/webp;q=0')).toBe('pjpg');
    expect(chooseFormat(parse('auto=webp'), 'png', undefined)).toBe('png');
    expect(chooseFormat(parse('format=pjpg'), 'jpg', accept)).toBe('pjpg');
    expect(chooseFormat(parse(''), 'webp', undefined)).toBe('webp');
  });
});

describe('outputSize', () => {
  const natural = { width: 800, height: 1000 };

  it('keeps the ratio of the drawing', () => {
    expect(outputSize(parse('width=640'), natural)).toEqual({ width: 640, height: 800 });
    expect(outputSize(parse('height=500'), natural)).toEqual({ width: 400, height: 500 });
    expect(outputSize(parse(''), natural)).toEqual({ width: 960, height: 1200 });
  });

  it('stays within both sides, or fills them when told to', () => {
    expect(outputSize(parse('width=640&height=400'), natural)).toEqual({ width: 320, height: 400 });
    expect(outputSize(parse('width=640&height=400&fit=cover'), natural)).toEqual({ width: 640, height: 400 });
  });
});
