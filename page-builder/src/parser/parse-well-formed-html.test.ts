import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documents } from '../fixtures/documents.ts';
import { merchantDocuments } from '../fixtures/merchant-documents.ts';
import { createMutations } from '../fixtures/mutations.ts';
import { notations, storedContent } from '../fixtures/stored-documents.ts';
import { writeStored } from '../fixtures/stored-element.ts';
import { attacks } from '../sanitize/attacks.ts';
import { prepared, type HtmlNode } from './html-tree.ts';
import { parseWithParse5 } from './parse5-html.ts';
import { parseWellFormedFirst } from './parse-well-formed-first.ts';
import { parseWellFormedHtml } from './parse-well-formed-html.ts';

const decode = (source: string) => source;

/** Returns a tree as plain values. */
function plain(nodes: readonly HtmlNode[]): unknown {
  return nodes.map((node) =>
    node.kind === 'text' ? node.value : [node.name, Array.from(node.attributes), plain(node.children)],
  );
}

function expectSameTree(html: string): void {
  expect(plain(parseWellFormedFirst(parseWithParse5)(html))).toEqual(plain(parseWithParse5(html)));
}

/** Returns whether a document is parsed without the full parser. */
const isTidy = (html: string) => parseWellFormedHtml(prepared(html), decode) !== undefined;

describe('parseWellFormedHtml', () => {
  it('parses everything that Page Builder writes', () => {
    fc.assert(
      fc.property(storedContent, notations, (content, notation) => isTidy(writeStored(content, notation))),
      { numRuns: 60 },
    );
    expect(
      Object.entries(merchantDocuments)
        .filter(([, html]) => !isTidy(html))
        .map(([name]) => name),
    ).toEqual([]);
  });

  it.each([...documents, ...attacks.map(({ html }) => html)])(
    'returns the tree of the HTML standard (document %#)',
    expectSameTree,
  );

  it('returns the tree of the HTML standard for content of every type, well-formed or randomly changed', () => {
    const stored = fc.tuple(storedContent, notations).map(([content, notation]) => writeStored(content, notation));
    fc.assert(
      fc.property(
        fc.oneof(
          stored,
          stored.chain((html) => createMutations([html])),
          createMutations(documents),
        ),
        expectSameTree,
      ),
      { numRuns: 150 },
    );
  });

  it('returns the tree of the HTML standard for any well-nested elements, also where they are not allowed', () => {
    const name = fc.constantFrom(
      ...(
        'a abbr address article b blockquote body button caption center code col colgroup dd details dialog div dl dt em fieldset figure font form frameset h1 h2 head html i ' +
        'iframe legend li listing map marquee menu nobr noscript object ol optgroup option p picture plaintext pre q rp rt ruby script section select span strike style summary ' +
        'svg table tbody td template textarea tfoot th thead title tr tt u ul video xmp x-y'
      ).split(' '),
    );
    const piece = fc.constantFrom(
      'x',
      ' ',
      '\n',
      '\r\n',
      '&amp;',
      '&nbsp;',
      '&#32;',
      '&copy=1',
      '&oacute;',
      '&notit;',
      '&',
      '<br>',
      '<hr>',
      '<img src="a">',
      '<input>',
      '<!-- c -->',
      '<!-->',
      '5 < 6',
      '<br/>',
      '</p>',
      '</br>',
    );
    const { tree } = fc.letrec((tie) => ({
      tree: fc
        .array(fc.oneof({ depthSize: 'medium', withCrossShrink: true }, piece, tie('element')), { maxLength: 4 })
        .map((parts) => parts.join('')),
      element: fc
        .tuple(
          name,
          fc.constantFrom(
            '',
            ' title="a &lt; b"',
            " TITLE='\"&amp;quot;'",
            ' a="1" A="2"',
            ' a b=""',
            ' title="&copy"',
            ' title="a&b=1&copy=2&oacute;"',
            ' a=b',
            '/',
          ),
          tie('tree'),
        )
        .map(([tag, attributes, content]) => `<${tag}${attributes}>${String(content)}</${tag}>`),
    }));
    fc.assert(fc.property(tree, expectSameTree), { numRuns: 800 });
  });

  it.each([
    ['<div><p>a</p></div>', true],
    ["<DIV CLASS='x'>a<br/>b</DIV >", true],
    ['<table><tbody> <tr><td><p>a</p></td></tr></tbody></table>', true],
    ['<style>a > b { }</style>', true],
    ['<p><div>a</div></p>', false],
    ['<p>a', false],
    ['<b><i>a</b></i>', false],
    ['<table><tr><td>a</td></tr></table>', false],
    ['<table>a</table>', false],
    ['<a href="/x"><a href="/y">a</a></a>', false],
    ['<li>a</li>', false],
    ['<svg></svg>', false],
    ['<p class=x>a</p>', false],
    ['a < b', false],
    ['<h2><h3>a</h3></h2>', false],
  ])('detects whether the standard would move anything: %s', (html, expected) => {
    expect(isTidy(html)).toBe(expected);
  });
});
