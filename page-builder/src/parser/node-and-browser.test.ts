// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documents } from '../fixtures/documents.ts';
import * as browser from './index.browser.ts';
import * as node from './index.node.ts';

const logger = { warn: () => undefined, error: () => undefined };

describe('the parsers for Node and for browsers', () => {
  it.each(documents)('give the same tree (document %#)', (html) => {
    expect(browser.parseRichContent(html, { logger })).toEqual(node.parseRichContent(html, { logger }));
  });

  it('give the same tree for any sequence of tags', () => {
    const piece = fc.constantFrom(
      '<div data-content-type="row">',
      '<div data-content-type="text" style="color:red;margin:1px">',
      '<div data-content-type="html">',
      '</div>',
      '<p>',
      '</p>',
      // Text that is in a table but in no cell is put elsewhere by jsdom than by browsers and parse5, so cells come
      // with their table.
      '<table><tbody><tr><td>',
      '</td></tr></tbody></table>',
      '<a href="/x">',
      '</a>',
      '<b>',
      '</b>',
      '<style>',
      '</style>',
      '#html-body [data-pb-style=A]{margin:0}',
      '<h2 data-content-type="heading">',
      '<svg>',
      '<template>',
      '<!--',
      '-->',
      '<body class=x>',
      '<frameset>',
      '<html>',
      '&lt;b&gt;',
      '&nbsp;',
      'x',
      ' data-pb-style="A"',
      '<textarea>',
      '<title>',
      '<noscript>',
      '<math><mi>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const html = pieces.join('');
        expect(browser.parsePageBuilder(html, { logger })).toEqual(node.parsePageBuilder(html, { logger }));
        expect(browser.sanitizeHtml(html)).toBe(node.sanitizeHtml(html));
      }),
      { numRuns: 300 },
    );
  });
});
