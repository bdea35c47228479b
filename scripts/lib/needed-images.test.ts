import { describe, expect, test } from 'vitest';
import { neededFiles, findImages } from './needed-images.mjs';

const WIDTHS = [80, 160, 320, 640, 960, 1280, 1600, 2560];

function sourceSet(name: string, widths = WIDTHS): string {
  return widths.map((width) => `/media/${name}.jpg?width=${width}&amp;quality=85 ${width}w`).join(', ');
}

function neededWidths(sizes: string, widths = WIDTHS): number[] {
  const [picture] = findImages(`<img src="/media/a.jpg" srcset="${sourceSet('a', widths)}" sizes="${sizes}">`);
  return picture
    ? neededFiles(picture).map((address) => Number(new URL(address, 'http://shop').searchParams.get('width')))
    : [];
}

describe('files of an image that browsers ask for', () => {
  test.each([
    { what: 'of a thumbnail', sizes: '80px', expected: [80, 160, 320] },
    {
      what: 'of a card, in columns by the width of the screen',
      sizes: '(min-width: 1440px) 318px, (min-width: 960px) 23vw, 45vw',
      expected: [320, 640, 960],
    },
    { what: 'over the whole screen', sizes: '(max-width: 48rem) 100vw, 100vw', expected: [640, 960, 1280, 1600, 2560] },
    {
      what: 'that is measured by the browser',
      sizes: 'auto, (max-width: 48rem) 100vw, 13vw',
      expected: [320, 640, 960, 1280, 1600],
    },
    {
      what: 'that is small until a script enlarges it',
      sizes: '(scripting: enabled) 50px, (min-width: 960px) 45vw, 92vw',
      expected: [80, 160],
    },
    { what: 'without sizes, as over the whole screen', sizes: '', expected: [640, 960, 1280, 1600, 2560] },
  ])('$what', ({ sizes, expected }) => {
    expect(neededWidths(sizes)).toEqual(expected);
  });

  test('the largest, when none is large enough', () => {
    expect(neededWidths('100vw', [80, 160])).toEqual([160]);
  });

  test('the only one there is', () => {
    expect(findImages('<img src="/media/a.svg?v=1&amp;b=2" alt="">').flatMap(neededFiles)).toEqual([
      '/media/a.svg?v=1&b=2',
    ]);
  });
});

test('images are also those of sources and of preload links', () => {
  const html = `<link rel="preload" as="image" imageSrcSet="${sourceSet('preloaded')}" imageSizes="80px">
    <picture><source srcSet="${sourceSet('source')}" sizes="80px"><img src="/media/b.jpg" loading="lazy"></picture>`;

  expect(findImages(html).map(({ candidates, lazy }) => [candidates[0]?.address, lazy])).toEqual([
    ['/media/preloaded.jpg?width=80&quality=85', false],
    ['/media/source.jpg?width=80&quality=85', false],
    ['/media/b.jpg', true],
  ]);
});
