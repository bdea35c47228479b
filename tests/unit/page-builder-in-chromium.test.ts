import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documents } from '../../page-builder/src/fixtures/documents.ts';
import { colorNames, findNamedColor } from '../../page-builder/src/css/find-named-color.ts';
import type {
  findNamedColor as findInBrowser,
  parseFully,
  parseRichContent as parseInBrowser,
  sanitizeHtml as sanitizeInBrowser,
} from '../../page-builder/src/fixtures/browser-parsers.ts';
import { createMutations } from '../../page-builder/src/fixtures/mutations.ts';
import { notations, storedContent } from '../../page-builder/src/fixtures/stored-documents.ts';
import { writeStored } from '../../page-builder/src/fixtures/stored-element.ts';
import { parseRichContent, sanitizeHtml } from '../../page-builder/src/parser/index.node.ts';
import { bundleForBrowser, openChromiumPage, type ChromiumPage } from '../support/chromium-page.ts';

declare global {
  interface Window {
    /** The parser for browsers, see `bundleForBrowser`. */
    browserParser: {
      parseRichContent: typeof parseInBrowser;
      sanitizeHtml: typeof sanitizeInBrowser;
      parseFully: typeof parseFully;
      findNamedColor: typeof findInBrowser;
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

/** Words that a canvas takes for colors, or could. */
const noColors =
  'accentcolor accentcolortext activeborder activecaption activetext appworkspace background buttonborder buttonface ' +
  'buttonhighlight buttonshadow buttontext canvas canvastext captiontext field fieldtext graytext greytext ' +
  'highlight highlighttext inactiveborder inactivecaption inactivecaptiontext infobackground infotext inherit initial ' +
  'linktext mark marktext menu menutext none scrollbar selecteditem selecteditemtext solid threeddarkshadow threedface ' +
  'threedhighlight threedlightshadow threedshadow unset visitedtext window windowframe windowtext ' +
  '#123456 rgb(1,2,3) url(a) -webkit-link red;blue';

describe('the names of colors in Chromium', () => {
  it('stand for the same colors as in the table, without those of the system', async () => {
    const names = [...colorNames].flatMap((name) => [name, name.replace('gray', 'grey')]);
    const words = [...names, ...noColors.split(' ')];
    const inChromium = await chromium.page.evaluate(
      (list) => list.map((word) => window.browserParser.findNamedColor(word) ?? null),
      words,
    );
    expect(inChromium).toEqual(words.map((word) => findNamedColor(word) ?? null));
    expect(inChromium.filter(Boolean)).toHaveLength(names.length);
  });
});

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
      { numRuns: 400 },
    );
  }, 120_000);

  it('gives the same tree for content of every type with any settings, however it was written down', async () => {
    const stored = fc.tuple(storedContent, notations).map(([content, notation]) => writeStored(content, notation));
    const changed = stored.chain((html) => createMutations([html]));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(stored, changed), { minLength: 1, maxLength: 20 }), async (htmls) => {
        expect(await readInChromium(htmls)).toEqual(htmls.map(readInNode));
      }),
      { numRuns: 60 },
    );
  }, 120_000);
});
