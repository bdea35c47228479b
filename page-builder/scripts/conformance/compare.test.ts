import { describe, expect, it } from 'vitest';
import { merchantDocuments } from '../../src/fixtures/merchant-documents.ts';
import { parsePageBuilder } from '../../src/parser/index.node.ts';
import { canonicalTree, type Json } from './canonical.ts';
import { compareTrees } from './compare.ts';
import { readTraits } from './faults.ts';

const root = (...children: Json[]): Json => ({ contentType: 'root-container', appearance: null, children });

function compare(ours: Json, theirs: Json, html = ''): string[] {
  return compareTrees(canonicalTree(ours), canonicalTree(theirs), readTraits(html)).map(
    ({ path, cause }) => `${path} ${cause ?? 'unknown'}`,
  );
}

describe('compareTrees', () => {
  it.each([
    [
      'colors',
      { backgroundColor: 'rgba(255, 0, 0, 0.5)', borderColor: 'transparent' },
      { backgroundColor: '#ff000080', borderColor: 'rgba(255,255,255,0)' },
    ],
    [
      'lengths',
      { marginTop: '0px', width: 'calc(33.33333333% - 20px)' },
      { marginTop: '0', width: 'calc((100% / 3) - 20px)' },
    ],
    ['numbers', { lineHeight: '0.5em', parallaxSpeed: 0.5 }, { lineHeight: '.5em', parallaxSpeed: 'NaN' }],
    [
      'absence',
      {},
      { link: null, title: '', openInNewTab: false, cssClasses: [''], mediaQueries: [], backgroundRepeat: 'repeat' },
    ],
    ['classes', { cssClasses: ['own', 'wide'] }, { cssClasses: ['pagebuilder-column', 'own\twide', ''] }],
    [
      'HTML',
      { content: '<p style="margin: 0px; color: #fff;">a &amp; b</p>' },
      { content: '<p id="x" onclick="y" style="color:rgb(255,255,255);margin:0">a &amp; b</p>\n' },
    ],
    [
      'media queries',
      {
        mediaQueries: [
          { media: 'print', style: { marginTop: '0', marginRight: '0', marginBottom: '0', marginLeft: '0' } },
        ],
      },
      { mediaQueries: [{ media: ' print ', style: { margin: '0px' } }] },
    ],
    [
      'names of fields',
      { desktopImage: { src: 'a.jpg', width: 4, height: 2, ratio: 0.5 } },
      { desktopImage: { src: 'a.jpg', dimensions: { width: 4, height: 2, ratio: 0.5 } }, display: 'flex' },
    ],
  ])('finds no difference in the notation of %s', (_, ours, theirs) => {
    const type = 'desktopImage' in ours ? 'image' : 'text';
    expect(
      compare(root({ ...ours, contentType: type, children: [] }), root({ ...theirs, contentType: type, children: [] })),
    ).toEqual([]);
  });

  it('returns every difference with its path', () => {
    const ours = root(
      { contentType: 'row', minHeight: '1px', children: [{ contentType: 'text', content: 'a', children: [] }] },
      { contentType: 'text', content: 'b', children: [] },
    );
    const theirs = root(
      { contentType: 'row', minHeight: '2px', children: [{ contentType: 'text', content: 'x', children: [] }] },
      { contentType: 'html', html: 'b', children: [] },
    );
    expect(compare(ours, theirs)).toEqual([
      '/row[0].minHeight unknown',
      '/row[0]/text[0].content unknown',
      '/text[1].contentType unknown',
    ]);
  });

  it('finds lost content', () => {
    const text = { contentType: 'text', content: 'a', textAlign: 'center', children: [] };
    expect(compare(root(), root(text))).toEqual(['.children unknown']);
    expect(compare(root({ contentType: 'text', content: 'a', children: [] }), root(text))).toEqual([
      '/text[0].textAlign unknown',
    ]);
  });

  it('explains known faults of the other parser', () => {
    const banner = { contentType: 'banner', content: 'a', marginTop: '1px', children: [] };
    expect(compare(root(banner), root({ contentType: 'banner', children: [] }))).toEqual([
      '/banner[0].content reader-failed',
      '/banner[0].marginTop reader-failed',
    ]);
    const button = { contentType: 'button-item', text: 'a', isHidden: true, children: [] };
    expect(compare(root(button), root({ ...button, isHidden: false }))).toEqual([
      '/button-item[0].isHidden hidden-button',
    ]);
    const row = { contentType: 'row', desktopImage: "a'b\\c.jpg", children: [] };
    expect(compare(root(row), root({ ...row, desktopImage: "a\\'b\\\\c.jpg" }))).toEqual([
      '/row[0].desktopImage file-name-escapes',
    ]);
    expect(compare(root(row), root({ ...row, desktopImage: 'other.jpg' }))).toEqual(['/row[0].desktopImage unknown']);
    const slider = { contentType: 'slider', minHeight: '1px', children: [] };
    const repeated = '<style>x</style><p data-pb-style="A"></p><p data-pb-style="A"></p>';
    expect(compare(root(slider), root({ ...slider, minHeight: '' }), repeated)).toEqual([
      '/slider[0].minHeight repeated-id',
    ]);
    expect(compare(root(slider), root({ ...slider, minHeight: '' }))).toEqual(['/slider[0].minHeight unknown']);
  });

  it.each(Object.entries(merchantDocuments))('finds no difference between a tree and itself: %s', (_, html) => {
    const tree = { ...parsePageBuilder(html) };
    expect(compare(tree, structuredClone(tree), html)).toEqual([]);
  });
});
