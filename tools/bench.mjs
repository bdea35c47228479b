// Measures how fast the shop is, as a table and as test-results/bench.json. Names of parts may be given: npm run bench
// -- paint server A run of all parts with --write leaves its metrics in docs/benchmarks.md, and the first of them in the
// README.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { measureCache } from './bench/cache.mjs';
import { measureBuild } from './bench/build.mjs';
import { meetsTarget, formatMetric } from './bench/metric.mjs';
import { createBenchmarksPage } from './bench/benchmarks-page.mjs';
import { measureInteractions } from './bench/interactions.mjs';
import { measureLighthouse } from './bench/lighthouse.mjs';
import { measureNavigation } from './bench/navigation.mjs';
import { measurePageBuilder } from './bench/page-builder.mjs';
import { measurePaint, measurePaints } from './bench/paint.mjs';
import { updateReadmeMetrics } from './bench/readme-metrics.mjs';
import { measureServer } from './bench/server.mjs';
import { measureWeight } from './bench/bundle-size.mjs';
import { ensureChromium } from '../scripts/chromium.mjs';
import { CliError, runMain } from '../scripts/lib/cli-error.mjs';
import { dist, reports, root } from '../scripts/lib/paths.mjs';
import { samplePages } from '../scripts/lib/sample-pages.mjs';
import { ensureBuilt, startTemporaryShop } from '../scripts/lib/temporary-shop.mjs';

/** How many times as long as the static page the home page may take to its largest paint before this run fails. */
const LIMIT = 1.4;

/** @type {Record<string, import('./bench/metric.mjs').Part>} */
const PARTS = {
  weight: { title: 'Download of a phone, kB; texts as brotli', measure: measureWeight },
  paint: { title: 'Slow phone on slow 4G, empty caches, median of 5 loads in turn', measure: measurePaints },
  navigation: { title: 'Navigation without a reload, median of 9', measure: measureNavigation },
  interactions: { title: 'Interactions, processor four times as slow', measure: measureInteractions },
  server: { title: 'Server, backend on the same machine', measure: measureServer },
  cache: { title: 'Behind Varnish', measure: measureCache },
  lighthouse: { title: 'Lighthouse, phone, median of 5', measure: measureLighthouse },
  build: { title: 'Build', measure: measureBuild },
  'page-builder': { title: 'Page Builder, a document of 1000 rows', measure: measurePageBuilder },
};

const staticPath = '/static-comparison.html';
const staticFile = join(dist, 'client', staticPath);

/**
 * @param {import('./bench/paint.mjs').PageImage} image
 * @returns {string} the least HTML that shows the image as the shop does
 */
function staticHtml({ url, width, height }) {
  const address = new URL(url);
  const source = `${address.pathname}${address.search}`.replaceAll('&', '&amp;');
  return `<!doctype html>
<html lang="pl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Static comparison</title>
<img src="${source}" alt="" width="${Math.round(width)}" height="${Math.round(height)}" style="object-fit: cover">
</html>
`;
}

/**
 * Returns the image of the home page that is its largest paint.
 *
 * @param {import('playwright').Browser} browser
 */
async function findLargestImage(browser) {
  const shop = await startTemporaryShop();
  try {
    const { image } = await measurePaint(browser, shop.url);
    if (!image)
      throw new CliError('The largest paint of the home page is no image, so there is nothing to compare with.');
    return image;
  } finally {
    await shop.stop();
  }
}

/**
 * @param {readonly string[]} names of parts
 * @returns {Promise<Record<string, import('./bench/metric.mjs').Metric[]>>}
 */
async function measure(names) {
  const browser = await chromium.launch({ executablePath: await ensureChromium() });
  /** @type {Record<string, import('./bench/metric.mjs').Metric[]>} */
  const results = {};
  try {
    // The server lists its files when it starts.
    await writeFile(staticFile, staticHtml(await findLargestImage(browser)));
    const shop = await startTemporaryShop({ WORKERS: '1' });
    try {
      const pages = [
        ...(await samplePages(shop.backendUrl)),
        { kind: 'content', path: '/dostepnosc' },
        { kind: 'cart', path: '/cart' },
        { kind: 'checkout', path: '/checkout' },
      ];
      for (const [name, part] of Object.entries(PARTS)) {
        if (!names.includes(name)) continue;
        console.log(`\n${part.title}`);
        const metrics = await part.measure({ browser, shop, pages, staticPath });
        results[name] = metrics;
        for (const metric of metrics) console.log(formatMetric(metric));
      }
    } finally {
      await shop.stop();
    }
  } finally {
    await rm(staticFile, { force: true });
    await browser.close();
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
  if (isWritten) {
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

  const ratio = metrics.find(({ unit, name }) => unit === 'times' && name.startsWith('home'))?.value ?? 0;
  if (ratio > LIMIT)
    throw new CliError(
      `The home page takes ${ratio.toFixed(2)} times as long as the static page; at most ${LIMIT} is allowed.`,
    );
});
