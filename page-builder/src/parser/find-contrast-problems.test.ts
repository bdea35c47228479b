import { describe, expect, it } from 'vitest';
import { banner, block, heading, row, text } from '../fixtures/markup.ts';
import { findContrastProblems } from './find-contrast-problems.ts';
import { parsePageBuilder, parseRichContent } from './index.node.ts';

/** Returns the problems of markup, as `kind: subject`. */
function getProblems(html: string): string[] {
  return findContrastProblems(parsePageBuilder(html)).map(({ kind, subject }) => `${kind}: ${subject}`);
}

const colored = (color: string, words = 'Cynk') => text(`<p><span style="color: ${color};">${words}</span></p>`);

describe("text on merchants' backgrounds", () => {
  it.each([
    ['on the page', colored('#ffe4b5')],
    ['on a row', row(colored('#555555'), { style: 'background-color: #1e4b38;' })],
    [
      'on a column of text',
      row(text('<div style="background-color: #336699;"><p style="color: #224466;">Cynk</p></div>')),
    ],
    ['on a row in a block', row(block(row(colored('rgb(0, 0, 0)'), { style: 'background-color: navy;' })))],
    [
      'on an overlay',
      banner({
        content: '<p style="color: white;">Cynk</p>',
        desktop: '/a.jpg',
        showOverlay: 'always',
        overlayColor: '#ffffff',
      }),
    ],
  ])('[PB-7] is reported %s when its contrast is too low', (_, html) => {
    expect(getProblems(html)).toEqual(['low-contrast: Cynk']);
  });

  it.each([
    ['dark on light', colored('#333333')],
    ['light on dark', row(colored('#ffffff'), { style: 'background-color: #1e4b38;' })],
    [
      'on a ground of its own',
      row(text('<p style="color: #fff; background-color: #000;">Cynk</p>'), { style: 'background-color: #fff;' }),
    ],
    ['with the color of the theme', row(heading('Cynk') + text('<p>Cynk</p>'), { style: 'background-color: #000;' })],
    [
      'on an overlay',
      banner({ content: '<p>Cynk</p>', desktop: '/a.jpg', showOverlay: 'always', overlayColor: '#ffffff' }),
    ],
    ['where nobody can say', row(colored('#ffe4b5'), { desktop: '/a.jpg' })],
    ['switched off', row(colored('#ffe4b5'), { appearance: 'full-bleed', style: 'display: none;' })],
  ])('[PB-7] is not reported when its contrast is sufficient: %s', (_, html) => {
    expect(getProblems(html)).toEqual([]);
  });

  it('[PB-7] is reported when a directive that was not replaced stands for the image', () => {
    const html = row(colored('#ffe4b5'), { desktop: '{{media url=a.jpg}}' });
    expect(getProblems(html)).toEqual(['low-contrast: Cynk']);
  });

  it('[PB-7] is reported in content without content types', () => {
    const content = parseRichContent('<p>Cynk <b style="color: #ffe4b5;">Magnez</b></p>');
    expect(findContrastProblems(content)).toEqual([{ kind: 'low-contrast', subject: 'Magnez' }]);
  });

  it('[PB-7] is reported on an image without an overlay', () => {
    expect(getProblems(banner({ content: '<h2>Nowość</h2><p>Cynk</p>', desktop: '/a.jpg' }))).toEqual([
      'text-on-image: Nowość Cynk',
    ]);
  });
});
