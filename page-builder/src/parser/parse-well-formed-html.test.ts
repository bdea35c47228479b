import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { documents } from '../fixtures/documents.ts';
import { banner, row } from '../fixtures/markup.ts';
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

const merchantRows = [
  ...Object.values(merchantDocuments),
  ...['', '/x'].flatMap((href) =>
    ['<p>a</p>', '<p>a <a href="/y">b</a></p>', '<a href="/y"><h2>b</h2></a>', '<p><b>a<a href="/y">b</b></a></p>'].map(
      (content) => row(banner({ ...(href && { href }), content, button: 'B' })),
    ),
  ),
];

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

  it('reads rows, a few of which need the full parser, which reads nothing else', () => {
    const linked = (content: string) => row(banner({ href: '/x', content, button: 'B' }));
    const good = linked('<p>a</p>');
    const bad = linked('<p>a <a href="/y">b</a> c</p>');
    const parseFully = vi.fn(parseWithParse5);
    const html = `${good} ${bad}${bad}\r\n${good}`;
    expect(plain(parseWellFormedFirst(parseFully)(html))).toEqual(plain(parseWithParse5(html)));
    const calls = parseFully.mock.calls.map(([read]) => read);
    expect(calls).toEqual([expect.stringContaining(bad), expect.stringContaining(bad)]);
    expect(calls.filter((read) => read.includes(good) || read.split(bad).length > 2)).toEqual([]);
  });

  it('leaves a document with many small errors to the full parser', () => {
    const parseFully = vi.fn(parseWithParse5);
    parseWellFormedFirst(parseFully)('<div><a><a></div>'.repeat(100));
    expect(parseFully).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['<div><b>a</div>b', 'an open element of the format'],
    ['<div><form></div><form>a</form>', 'an open form'],
    ['<div><table></div>a', 'an open table'],
    ['<div><!-- </div>a -->b', 'a comment with an end tag'],
    ['<div title="</div>">a</div>', 'an end tag in a value'],
    ['<div><p><div>a</div></p></div><div><a><a></div><p>b', 'more than one such element'],
    ['a<tr></tr>b', 'text on both sides of nothing'],
    ['<div><b><marquee></div>a<b>b</b>', 'a marker among the open elements'],
    ['<div><b><i></div></i>c', 'crossed elements'],
    ['<div></body><p><p></div>a', 'the end of the body'],
  ])('returns the tree of the HTML standard for %s: %s', expectSameTree);

  it('returns the tree of the HTML standard for elements one after the other, well-formed or not', () => {
    const element = fc.constantFrom(...merchantRows, ...attacks.map(({ html }) => html));
    const between = fc.constantFrom('', ' ', 'a', '<!-- a -->', '<br>', '</b>', '</form>', '</div>');
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.oneof(
              element,
              element.chain((html) => createMutations([html])),
            ),
            between,
          ),
          {
            maxLength: 5,
          },
        ),
        (parts) => expectSameTree(parts.flat().join('')),
      ),
      { numRuns: 150 },
    );
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
