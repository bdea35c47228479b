// Measures how fast the shop is, as a table and as test-results/bench.json. Names of parts may be given: npm run bench
// -- paint server A run of all parts with --write leaves its metrics in docs/benchmarks.md, and the first of them in the
// README. A part that fails, or takes longer than its time, is measured once more in a new browser; if it fails again, the
// others are still measured, and nothing is written into the documents.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from 'playwright';
import { measureCache } from './bench/cache.mjs';
import { measureBuild } from './bench/build.mjs';
import { meetsTarget, formatMetric } from './bench/metric.mjs';
import { createBenchmarksPage } from './bench/benchmarks-page.mjs';
import { measureInteractions } from './bench/interactions.mjs';
import { measureLighthouse } from './bench/lighthouse.mjs';
import { measureNavigation } from './bench/navigation.mjs';
import { measurePageBuilder } from './bench/page-builder.mjs';
import { measurePaints } from './bench/paint.mjs';
import { updateReadmeMetrics } from './bench/readme-metrics.mjs';
import { measureServer } from './bench/server.mjs';
import { measuredShop } from './bench/measured-shop.mjs';
import { writeStaticPages } from './bench/static-pages.mjs';
import { measureStock } from './bench/stock.mjs';
import { measureSuggestions } from './bench/suggestions.mjs';
import { measureWeight } from './bench/bundle-size.mjs';
import { chromiumArguments, ensureChromium } from '../scripts/chromium.mjs';
import { CliError, runMain } from '../scripts/lib/cli-error.mjs';
import { reports, root } from '../scripts/lib/paths.mjs';
import { samplePages } from '../scripts/lib/sample-pages.mjs';
import { ensureBuilt, startTemporaryShop } from '../scripts/lib/temporary-shop.mjs';

/** How many times as long as the static page the home page may take to its largest paint before this run fails. */
const LIMIT = 1.4;

/** For how long an attempt at a part may run, in minutes; the longest part takes about eight. */
const PART_MINUTES = 20;

/** @type {Record<string, import('./bench/metric.mjs').Part>} */
const PARTS = {
  weight: { title: 'Download of a phone, kB; texts as brotli', measure: measureWeight },
  paint: { title: 'Slow phone on slow 4G, empty caches, median of 5 loads in turn', measure: measurePaints },
  stock: {
    title:
      'Stock Magento with original images, slow phone: the drawings of the demo, whose resized images are stored; then originals of 2 MB, with and without stored ones',
    measure: measureStock,
  },
  navigation: {
    title: 'First navigation, slow phone on slow 4G, median of 9',
    measure: measureNavigation,
  },
  interactions: { title: 'Interactions, processor four times as slow', measure: measureInteractions },
  suggestions: { title: 'Search suggestions, median of 9', measure: measureSuggestions },
  server: { title: 'Server, backend on the same machine', measure: measureServer },
  cache: { title: 'Behind Varnish', measure: measureCache },
  lighthouse: { title: 'Lighthouse, phone, median of 5', measure: measureLighthouse },
  build: { title: 'Build', measure: measureBuild },
  'page-builder': { title: 'Page Builder, a document of 1000 rows', measure: measurePageBuilder },
};

/**
 * Finds the pages that are measured.
 *
 * @param {string} backendUrl
 */
const findPages = async (backendUrl) => [
  ...(await samplePages(backendUrl)),
  { kind: 'content', path: '/dostepnosc' },
  { kind: 'cart', path: '/cart' },
  { kind: 'checkout', path: '/checkout' },
];

/**
 * Measures a part in a browser of its own, once more if it fails: a browser that stopped answering in one attempt or part
 * must not stop the next.
 *
 * @param {import('./bench/metric.mjs').Part} part
 * @param {Omit<Parameters<import('./bench/metric.mjs').Part['measure']>[0], 'browser'>} context
 * @returns {Promise<import('./bench/metric.mjs').Metric[] | null>} null when it failed both times
 */
async function measurePart(part, context) {
  for (const attempt of ['first', 'second']) {
    const browser = await launchBrowser();
    const ended = new AbortController();
    try {
      return await Promise.race([
        part.measure({ ...context, browser }),
        setTimeout(PART_MINUTES * 60_000, null, { signal: ended.signal }).then(() => {
          throw new Error(`It took longer than ${PART_MINUTES} minutes.`);
        }),
      ]);
    } catch (error) {
      console.error(`The ${attempt} attempt failed:`, error);
    } finally {
      ended.abort();
      await browser.close();
    }
  }
  return null;
}

/** Starts the browser of an attempt. */
const launchBrowser = async () => chromium.launch({ executablePath: await ensureChromium(), args: chromiumArguments });

/** Writes the static pages that the shop's are compared with. */
async function writeDemoStaticPages() {
  const browser = await launchBrowser();
  try {
    return await writeStaticPages(browser, 'demo', measuredShop, samplePages);
  } finally {
    await browser.close();
  }
}

/**
 * @param {readonly string[]} names of parts
 * @returns {Promise<Record<string, import('./bench/metric.mjs').Metric[]>>} without the parts that failed
 */
async function measure(names) {
  /** @type {Record<string, import('./bench/metric.mjs').Metric[]>} */
  const results = {};
  const statics = await writeDemoStaticPages();
  try {
    const shop = await startTemporaryShop(measuredShop);
    try {
      const pages = await findPages(shop.backendUrl);
      for (const [name, part] of Object.entries(PARTS)) {
        if (!names.includes(name)) continue;
        console.log(`\n${part.title}`);
        const metrics = await measurePart(part, { shop, pages, staticPages: statics.pages });
        if (metrics === null) continue;
        results[name] = metrics;
        for (const metric of metrics) console.log(formatMetric(metric));
      }
    } finally {
      await shop.stop();
    }
  } finally {
    await statics.remove();
  }
  return results;
}

await runMain(async () => {
  const known = Object.keys(PARTS);
  const isWritten = process.argv.includes('--write');
  const wanted = process.argv.slice(2).filter((name) => name !== '--write');
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new CliError(`There is no part ${unknown.join(', ')}; the parts are ${known.join(', ')}.`);
  if (isWritten && wanted.length > 0)
    throw new CliError('docs/benchmarks.md takes a run of all parts: npm run bench -- --write');
  const names = wanted.length > 0 ? wanted : known;

  await ensureBuilt();
  const machine = {
    processor: cpus()[0]?.model ?? '',
    cores: cpus().length,
    memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
    node: process.version,
  };
  console.log(
    `${machine.processor}, ${machine.cores} cores, ${machine.memory}, Node ${machine.node}. Leave the machine alone meanwhile ...`,
  );
  const results = await measure(names);

  await mkdir(reports, { recursive: true });
  const at = new Date().toISOString();
  await writeFile(join(reports, 'bench.json'), JSON.stringify({ machine, at, results }, null, 2));
  const failed = names.filter((name) => !(name in results));
  if (isWritten && failed.length === 0) {
    const parts = Object.entries(results).map(([name, metrics]) => ({ title: PARTS[name]?.title ?? name, metrics }));
    await writeFile(join(root, 'docs', 'benchmarks.md'), createBenchmarksPage({ machine, at, parts }));
    const readme = join(root, 'README.md');
    await writeFile(readme, updateReadmeMetrics(await readFile(readme, 'utf8'), { machine, at, parts }));
  }
  const metrics = Object.values(results).flat();
  const reached = metrics.map(meetsTarget).filter((answer) => answer !== null);
  console.log(
    `\n${reached.filter(Boolean).length} of ${reached.length} targets reached; metrics in test-results/bench.json`,
  );

  if (failed.length > 0) throw new CliError(`Not measured, because they failed twice: ${failed.join(', ')}.`);
  const ratio = metrics.find(({ name }) => name === 'home next to its static page, largest paint')?.value ?? 0;
  if (ratio > LIMIT)
    throw new CliError(
      `The home page takes ${ratio.toFixed(2)} times as long as the static page; at most ${LIMIT} is allowed.`,
    );
});
