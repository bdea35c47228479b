import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documents } from '../../page-builder/src/fixtures/documents.ts';
import type {
  parseFully,
  parseRichContent as parseInBrowser,
  sanitizeHtml as sanitizeInBrowser,
} from '../../page-builder/src/fixtures/browser-parsers.ts';
import { createMutations } from '../../page-builder/src/fixtures/mutations.ts';
import { notations, storedContent } from '../../page-builder/src/fixtures/stored-documents.ts';
import { writeStored } from '../../page-builder/src/fixtures/stored-element.ts';
import { parseRichContent, sanitizeHtml } from '../../page-builder/src/parser/index.node.ts';
import { bundleForBrowser, openChromiumPage, type ChromiumPage } from '../support/chromium-page.ts';
import { randomRuns } from '../support/random-runs.ts';

declare global {
  interface Window {
    /** The parser for browsers, see `bundleForBrowser`. */
    browserParser: {
      parseRichContent: typeof parseInBrowser;
      sanitizeHtml: typeof sanitizeInBrowser;
      parseFully: typeof parseFully;
    };
  }
}

const logger = { warn: () => undefined, error: () => undefined };

let chromium: ChromiumPage;

beforeAll(async () => {
  chromium = await openChromiumPage();
  await chromium.page.addScriptTag({
    content: await bundleForBrowser('page-builder/src/fixtures/browser-parsers.ts', 'browserParser'),
  });
}, 60_000);

afterAll(() => chromium.close());

/**
 * What the parser for browsers makes of documents in Chromium: the trees and, of each document taken as plain HTML,
 * what sanitizing leaves. A tree that Chromium's own parser would not give is told.
 */
function readInChromium(list: readonly string[]): Promise<[tree: string, html: string][]> {
  return chromium.page.evaluate(
    (htmls) => {
      const { parseRichContent: parse, sanitizeHtml: sanitize, parseFully: parseByDom } = window.browserParser;
      const logger = { warn: () => undefined, error: () => undefined };
      return htmls.map((html) => {
        const tree = JSON.stringify(parse(html, { logger }));
        return [
          tree === JSON.stringify(parseByDom(html, { logger })) ? tree : `"not the tree of the DOM: ${html.length}"`,
          sanitize(html),
        ];
      });
    },
    [...list],
  );
}

function readInNode(html: string): [tree: string, html: string] {
  return [JSON.stringify(parseRichContent(html, { logger })), sanitizeHtml(html)];
}

describe('the parser in Chromium and in Node', () => {
  it('gives the same tree for every fixture', async () => {
    const inChromium = await readInChromium(documents);
    documents.forEach((html, index) => {
      const [tree = '', rest] = inChromium[index] ?? [];
      const [expected, expectedRest] = readInNode(html);
      expect(JSON.parse(tree)).toEqual(JSON.parse(expected));
      expect(rest).toBe(expectedRest);
    });
  });

  it('gives the same tree for random changes of the fixtures', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(createMutations(documents), { minLength: 1, maxLength: 20 }), async (changed) => {
        expect(await readInChromium(changed)).toEqual(changed.map(readInNode));
      }),
      { numRuns: randomRuns({ test: 50, full: 400 }) },
    );
  }, 120_000);

  it('gives the same tree for content of every type with any settings, however it was written down', async () => {
    const stored = fc.tuple(storedContent, notations).map(([content, notation]) => writeStored(content, notation));
    const changed = stored.chain((html) => createMutations([html]));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(stored, changed), { minLength: 1, maxLength: 20 }), async (htmls) => {
        expect(await readInChromium(htmls)).toEqual(htmls.map(readInNode));
      }),
      { numRuns: randomRuns({ test: 10, full: 60 }) },
    );
  }, 120_000);
});
