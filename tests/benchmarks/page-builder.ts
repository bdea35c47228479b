// Compares the parser with that of @magento/pagebuilder, in Node and in Chromium: npm run bench -w page-builder
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { JSDOM, VirtualConsole } from 'jsdom';
import { bundleForBrowser, openChromiumPage } from '../support/chromium-page.ts';
import { encodings, rowCounts } from './documents.ts';
import { bundleMagentoParser, magentoParser } from './magento-parser.ts';
import { measure, type Measurement } from './measure.ts';
import { parsePageBuilder } from '../../page-builder/src/parser/index.node.ts';
import { formatMetric, meetsTarget, type Metric } from '../../tools/bench/metric.mjs';
import { reports } from '../../scripts/lib/paths.mjs';

/** Measures one of the parsers in one of the environments. */
type Bench = (html: string) => Promise<Measurement>;

interface Environment {
  name: string;
  shortName: 'Chromium' | 'Node';
  witryna: Bench;
  magento: Bench;
  close(): Promise<void> | void;
}

/**
 * The other parser's time grows with the square of the document; it is not asked for what would take longer than this,
 * in milliseconds.
 */
const patience = 60_000;

/** Of a document of 1000 rows; the growth is that of the time per row up to 5000 rows. */
const targets = { milliseconds: 60, ratio: { 'inline styles': 3, 'style blocks': 6 }, growth: 1.5 } as const;
type Encoding = keyof typeof encodings;
const encodingNames = ['inline styles', 'style blocks'] as const satisfies readonly Encoding[];

async function main(): Promise<void> {
  const script = await bundleMagentoParser();
  const metrics: Metric[] = [];
  for (const open of [openChromium, openNode]) {
    const environment = await open(script);
    console.log(
      `\n${environment.name}; ${loadavg()[0]?.toFixed(1)} processes running on ${availableParallelism()} processors`,
    );
    for (const encoding of encodingNames) {
      const { lines, milliseconds, ratio, growthPerRow } = await compare(environment, encodings[encoding]);
      console.log(`  ${encoding}\n${lines.map((line) => `    ${line}`).join('\n')}`);
      const name = `${environment.shortName}, ${encoding}`;
      metrics.push(
        { name: `${name}: read`, value: milliseconds, unit: 'ms', target: { atMost: targets.milliseconds } },
        {
          name: `${name}: compared with @magento/pagebuilder`,
          value: ratio,
          unit: 'times as fast',
          target: { atLeast: targets.ratio[encoding] },
        },
        {
          name: `${name}: time per row, 5000 rows compared with 1000`,
          value: growthPerRow,
          unit: 'times',
          target: { atMost: targets.growth },
        },
      );
    }
    await environment.close();
  }
  await mkdir(reports, { recursive: true });
  await writeFile(join(reports, 'bench-page-builder.json'), JSON.stringify(metrics, null, 2));
  const missed = metrics.filter((metric) => meetsTarget(metric) === false);
  console.log(['', ...metrics.map(formatMetric), `${missed.length} targets missed`].join('\n'));
  console.log(
    "Times are those of the fastest run. On a machine that is busy with other things they are longer, and so is the other parser's.",
  );
}

/** Measures both parsers on the same documents in turn. */
async function compare({ witryna, magento }: Environment, documentOf: (rows: number) => string) {
  const largest = Math.max(...rowCounts);
  const lines = ['    rows      kB    nodes     witryna      nodes/s  growth       magento  growth     ratio'];
  let before: { own: number; other: number; isBound: boolean } | undefined;
  const at1000 = { milliseconds: 0, ratio: 0 };
  for (const rows of rowCounts) {
    const html = documentOf(rows);
    const { milliseconds: own, nodes } = await witryna(html);
    // A document takes no less than a tenth of it, which was measured.
    const bound = before && (before.isBound || before.other * 100 > patience) ? before.other : undefined;
    const isTooSlow = bound !== undefined;
    const other = bound ?? (await magento(html)).milliseconds;
    lines.push(
      [
        String(rows).padStart(8),
        Math.round(html.length / 1000)
          .toString()
          .padStart(8),
        String(nodes).padStart(9),
        `${own.toFixed(2)} ms`.padStart(12),
        Math.round((nodes / own) * 1000)
          .toLocaleString('en')
          .padStart(13),
        growth(own, before?.own),
        `${isTooSlow ? '> ' : ''}${other.toFixed(1)} ms`.padStart(14),
        isTooSlow ? ''.padStart(8) : growth(other, before?.other),
        `${isTooSlow ? '> ' : ''}${(other / own).toFixed(1)} x`.padStart(10),
      ].join(''),
    );
    if (rows === 1000) Object.assign(at1000, { milliseconds: own, ratio: other / own });
    before = { own, other, isBound: isTooSlow };
  }
  return { lines, ...at1000, growthPerRow: before ? before.own / at1000.milliseconds / (largest / 1000) : 0 };
}

function growth(value: number, before: number | undefined): string {
  return (before === undefined ? '' : `x ${(value / before).toFixed(1)}`).padStart(8);
}

/**
 * Node has no DOM, which the other parser needs; jsdom lends it one. Its `DOMParser` reads no style sheets, so a page
 * takes its place. This package parses with parse5.
 */
function openNode(script: string): Environment {
  const { window } = new JSDOM('', { virtualConsole: new VirtualConsole() });
  const { Node, NodeFilter, CSSStyleRule, CSSMediaRule, document } = window;
  class DOMParser {
    parseFromString(html: string) {
      document.body.innerHTML = html;
      return document;
    }
  }
  Object.assign(globalThis, { DOMParser, Node, NodeFilter, CSSStyleRule, CSSMediaRule, document, window });
  const magento: unknown = runInThisContext(`${script}; ${magentoParser}`);
  if (!isParser(magento)) throw new Error('@magento/pagebuilder exports no parser.');
  return {
    shortName: 'Node',
    name: `Node ${process.versions.node}; @magento/pagebuilder with jsdom`,
    witryna: (html) => Promise.resolve(measure(parsePageBuilder, html)),
    magento: (html) => Promise.resolve(measure(magento, html)),
    close: () => window.close(),
  };
}

function isParser(value: unknown): value is Parameters<typeof measure>[0] {
  return typeof value === 'function';
}

declare const benchmark: { parsePageBuilder: typeof parsePageBuilder; measure: typeof measure };
declare const parseStorageHtml: Parameters<typeof measure>[0];

async function openChromium(script: string): Promise<Environment> {
  const { page, close } = await openChromiumPage();
  await page.addScriptTag({ content: script });
  await page.addScriptTag({ content: await bundleForBrowser('tests/benchmarks/in-browser.ts', 'benchmark') });
  return {
    shortName: 'Chromium',
    name: `Chromium ${page.context().browser()?.version() ?? ''}`,
    witryna: (html) => page.evaluate((text) => benchmark.measure(benchmark.parsePageBuilder, text), html),
    magento: (html) => page.evaluate((text) => benchmark.measure(parseStorageHtml, text), html),
    close,
  };
}

await main();
