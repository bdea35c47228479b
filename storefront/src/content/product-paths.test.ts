import type { ContentNode } from '@witryna/page-builder';
import { describe, expect, it } from 'vitest';
import { productLists, urlKeys } from './product-paths.ts';

const base = { isHidden: false, cssClasses: [], mediaQueries: [], children: [] };
const products = (...pathNames: string[]): ContentNode => ({ ...base, contentType: 'products', pathNames });
const row = (...children: ContentNode[]): ContentNode => ({
  ...base,
  contentType: 'row',
  enableParallax: false,
  parallaxSpeed: 0.5,
  videoLoop: true,
  videoPlayOnlyVisible: true,
  videoLazyLoading: true,
  children,
});

describe('productLists', () => {
  it('finds every list at any depth, in the order of the document', () => {
    const children = [row(products('/a.html'), row(row(products('/b.html', '/c.html')))), products('/d.html'), row()];
    expect(productLists({ contentType: 'root-container', appearance: null, children }, '.html')).toEqual([
      ['a'],
      ['b', 'c'],
      ['d'],
    ]);
  });

  it('finds those of the blocks that a document embeds', () => {
    const block = (...content: ContentNode[]): ContentNode => ({
      ...base,
      contentType: 'block',
      richContent: { contentType: 'root-container', appearance: null, children: content },
    });
    const children = [row(block(row(products('/a.html')), block(products('/b.html')))), products('/c.html')];
    expect(productLists({ contentType: 'root-container', appearance: null, children }, '.html')).toEqual([
      ['a'],
      ['b'],
      ['c'],
    ]);
  });

  it('finds none in plain HTML', () => {
    expect(productLists({ html: '<a href="/a.html">A</a>' }, '.html')).toEqual([]);
  });
});

describe('urlKeys', () => {
  it.each([
    ['/witamina-d3.html', 'witamina-d3'],
    ['witamina-d3.html', 'witamina-d3'],
    ['https://shop.example/witaminy/witamina-d3.html?x=1#y', 'witamina-d3'],
    ['/witamina-d3/', 'witamina-d3'],
    ['/witamina.html.html', 'witamina.html'],
    ['/html', 'html'],
    ['/%C5%BCelki%20i%20syropy.html', 'żelki i syropy'],
    ['/rabat-50%.html', 'rabat-50%'],
  ])('reads the key of %s', (path, key) => expect(urlKeys([path], '.html')).toEqual([key]));

  it('takes nothing off without a suffix', () => {
    expect(urlKeys(['/a.html'], '')).toEqual(['a.html']);
  });

  it('names each key once and leaves out what has none', () => {
    expect(urlKeys(['/b.html', '/a.html', '/x/b.html', '', '/', '?x=1', '/.html'], '.html')).toEqual(['b', 'a']);
  });
});
