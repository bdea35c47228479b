import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documents } from '../fixtures/documents.ts';
import { sanitizeHtml } from '../parser/index.node.ts';
import { parseWithParse5 } from '../parser/parse5-html.ts';
import type { HtmlNode } from '../parser/html-tree.ts';
import { readCanonicalHtml, type HtmlPiece } from './canonical-html.ts';

function fromParser(nodes: readonly HtmlNode[]): HtmlPiece[] {
  return nodes.map((node) =>
    node.kind === 'text'
      ? node.value
      : { name: node.name, attributes: new Map(node.attributes), children: fromParser(node.children) },
  );
}

describe('readCanonicalHtml', () => {
  it.each(documents)('parses the output of the sanitizer like an HTML parser (document %#)', (html) => {
    const clean = sanitizeHtml(html);
    expect(readCanonicalHtml(clean)).toEqual(fromParser(parseWithParse5(clean)));
  });

  it('returns any text and attribute unchanged', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, title) => {
        const clean = sanitizeHtml(
          `<p title="${title.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}">${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</p>`,
        );
        expect(readCanonicalHtml(clean)).toEqual(fromParser(parseWithParse5(clean)));
      }),
    );
  });

  it('treats anything in another form as text or omits it', () => {
    expect(readCanonicalHtml('a < b <p class=x>c</p> <B>d</i>&copy;')).toEqual([
      'a ',
      '<',
      ' b ',
      '<',
      'p class=x>c',
      ' ',
      '<',
      'B>d',
      '&copy;',
    ]);
  });

  it('takes time in proportion to its input', () => {
    const html = '<'.repeat(100_000) + '<p '.repeat(100_000) + '<b>'.repeat(20_000) + '</i>'.repeat(20_000);
    expect(() => readCanonicalHtml(html)).not.toThrow();
  });
});
