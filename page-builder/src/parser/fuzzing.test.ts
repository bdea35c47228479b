import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { documents, inlineDocuments } from '../fixtures/documents.ts';
import { row, text } from '../fixtures/markup.ts';
import { merchantDocuments } from '../fixtures/merchant-documents.ts';
import { createMutations } from '../fixtures/mutations.ts';
import { toStyleBlock } from '../fixtures/style-block.ts';
import { createParser } from './create-parser.ts';
import type { HtmlNode } from './html-tree.ts';
import { parsePageBuilder, parseRichContent } from './index.node.ts';
import { parseWithParse5 } from './parse5-html.ts';

/** Steps of a run: the number of nodes and of accesses to them. */
interface Steps {
  nodes: number;
  looks: number;
}

/** Parses a document and counts steps instead of time, which varies on shared machines. */
function countSteps(html: string): Steps {
  const steps: Steps = { nodes: 0, looks: 0 };
  const counted = (nodes: readonly HtmlNode[]): HtmlNode[] =>
    nodes.map((node) => {
      steps.nodes += 1;
      if (node.kind === 'text') return node;
      const children = counted(node.children);
      return {
        kind: node.kind,
        name: node.name,
        children,
        get attributes() {
          steps.looks += 1;
          return node.attributes;
        },
      };
    });
  createParser((text) => counted(parseWithParse5(text))).parsePageBuilder(html, {
    logger: { warn: () => undefined, error: () => undefined },
  });
  return steps;
}

/** Returns how many characters of style sheets and styles are read. */
function countCharacters(html: string): number {
  const charAt = vi.spyOn(String.prototype, 'charAt');
  try {
    parsePageBuilder(html);
    return charAt.mock.calls.length;
  } finally {
    charAt.mockRestore();
  }
}

const page = Object.values(merchantDocuments).join('');
const createRows = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    row(text(`<p style="color: #123;">${index}</p>`), { style: `padding: ${index}px; min-height: ${index}px;` }),
  ).join('');

describe('any document', () => {
  it('never throws and never fails a reader after random changes', () => {
    const error = vi.fn<(message: string, error?: unknown) => void>();
    const logger = { warn: () => undefined, error };
    fc.assert(
      fc.property(createMutations(documents), (html) => {
        const content = parseRichContent(html, { logger, keepUnsupported: true });
        expect(JSON.parse(JSON.stringify(content))).toStrictEqual(content);
      }),
      { numRuns: 1500 },
    );
    expect(error).not.toHaveBeenCalled();
  });

  it('gives the same tree when it is parsed twice', () => {
    const logger = { warn: () => undefined, error: () => undefined };
    fc.assert(
      fc.property(createMutations(documents), (html) => {
        expect(parsePageBuilder(html, { logger })).toEqual(parsePageBuilder(html, { logger }));
      }),
      { numRuns: 100 },
    );
  });

  it('takes steps in proportion to its nodes after random changes', () => {
    fc.assert(
      fc.property(createMutations(documents), (html) => {
        const { nodes, looks } = countSteps(html);
        // Each part of a banner is searched separately, so that a node is accessed some dozens of times, independent of
        // the size of the document.
        expect(looks).toBeLessThanOrEqual(60 * nodes + 100);
      }),
      { numRuns: 800 },
    );
  });
});

describe('a growing document', () => {
  it.each([
    ['inline styles', createRows],
    ['a style block', (count: number) => toStyleBlock(createRows(count))],
  ])('takes ten times the steps for ten times the rows with %s', (_, make) => {
    const [few, more, many] = [10, 100, 1000].map((count) => countSteps(make(count)).looks);
    expect(more).toBeLessThan(11 * (few ?? 0));
    expect(many).toBeLessThan(11 * (more ?? 0));
    const [shortCss, longCss, longestCss] = [10, 100, 1000].map((count) => countCharacters(make(count)));
    expect(longCss).toBeLessThan(12 * (shortCss ?? 0));
    expect(longestCss).toBeLessThan(12 * (longCss ?? 0));
  });

  it('takes steps in proportion to every content type', () => {
    const [one, ten] = [1, 10].map((count) => countSteps(page.repeat(count)).looks);
    expect(ten).toBeLessThan(11 * (one ?? 0));
    expect(countSteps(toStyleBlock(page.repeat(10))).looks).toBeLessThan(11 * countSteps(toStyleBlock(page)).looks);
  });

  it.each(inlineDocuments)('takes steps in proportion to its nesting (document %#)', (html) => {
    const nested = (depth: number) =>
      `${'<div data-content-type="row" data-appearance="contained"><div data-element="inner">'.repeat(depth)}${html}`;
    const [shallow, deep] = [10, 100].map((depth) => countSteps(nested(depth)));
    expect((deep?.looks ?? 0) - (shallow?.looks ?? 0)).toBeLessThan(
      60 * ((deep?.nodes ?? 0) - (shallow?.nodes ?? 0)) + 100,
    );
  });

  it('takes steps in proportion to the rules of a style block, however many selectors they share', () => {
    const sheet = (count: number) =>
      `<style>${Array.from({ length: count }, (_, index) => `#html-body [data-pb-style=A${index}]`).join(',')}{margin:0;padding:1px}</style>`;
    expect(countCharacters(sheet(1000))).toBeLessThan(11 * countCharacters(sheet(100)));
    const open = (count: number) => `<style>${'@media x{a{'.repeat(count)}</style>`;
    expect(countCharacters(open(1000))).toBeLessThan(11 * countCharacters(open(100)));
  });
});
