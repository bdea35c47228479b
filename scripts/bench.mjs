// Measures how fast the shop is beside a static page with the same picture, and how many pages its server makes a second.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium } from './chromium.mjs';
import { Failure, runMain } from './lib/failure.mjs';
import { measurePaint } from './lib/largest-paint.mjs';
import { measureThroughput, quantile } from './lib/load.mjs';
import { dist, root } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';
import { samplePages } from './lib/sample-pages.mjs';
import { ensureBuilt, startTrialShop } from './lib/trial-shop.mjs';

/** How many times as long as the static page the home page may take to its largest paint. */
const LIMIT = 1.5;
const RUNS = 7;

const staticPage = join(dist, 'client', 'static-comparison.html');

/**
 * @param {{ url: string, width: number, height: number }} image
 * @returns {string} the least HTML that shows the picture as the shop does
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
 * Finds out which picture of the home page is its largest paint.
 *
 * @param {import('playwright').Browser} browser
 */
async function homePicture(browser) {
  const shop = await startTrialShop();
  try {
    const { image } = await measurePaint(browser, shop.url);
    if (!image) throw new Failure('The largest paint of the home page is no picture, so there is nothing to compare with.');
    return image;
  } finally {
    await shop.stop();
  }
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} shopUrl
 * @returns {Promise<number>} ratio of the medians
 */
async function comparePaint(browser, shopUrl) {
  const pages = { home: shopUrl, static: `${shopUrl}/static-comparison.html` };
  const times = { home: /** @type {number[]} */ ([]), static: /** @type {number[]} */ ([]) };
  // The pages take turns, so that whatever else the machine does meets both alike. The first turn warms the caches.
  for (let run = 0; run <= RUNS; run += 1) {
    for (const name of /** @type {const} */ (['home', 'static'])) {
      const { largest } = await measurePaint(browser, pages[name]);
      if (run > 0) times[name].push(largest);
    }
  }
  const median = (/** @type {number[]} */ values) => quantile(values.toSorted((one, other) => one - other), 0.5);
  const ratio = median(times.home) / median(times.static);
  console.log(`\nLargest contentful paint, slow phone on slow 4G, median of ${RUNS} loads in turn`);
  console.log(`  home page    ${median(times.home).toFixed(0).padStart(6)} ms   (${times.home.map(Math.round).join(', ')})`);
  console.log(`  static page  ${median(times.static).toFixed(0).padStart(6)} ms   (${times.static.map(Math.round).join(', ')})`);
  console.log(`  ratio        ${ratio.toFixed(2).padStart(6)}      at most ${LIMIT}`);
  return ratio;
}

/** @param {import('./lib/shop.mjs').Shop} shop */
async function printThroughput(shop) {
  console.log('\nServer-rendered pages, 8 connections, backend on the same machine');
  for (const { kind, path } of await samplePages(shop.backendUrl)) {
    const { perSecond, median, slow } = await measureThroughput(shop.url + path);
    const times = `median ${median.toFixed(0)} ms, 95 of 100 below ${slow.toFixed(0)} ms`;
    console.log(`  ${kind.padEnd(10)} ${perSecond.toFixed(0).padStart(5)} a second   ${times}`);
  }
}

/** @returns {Promise<boolean>} whether page-builder measures itself */
async function hasPageBuilderBenchmark() {
  const manifest = /** @type {{ scripts?: Record<string, string> }} */ (
    JSON.parse(await readFile(join(root, 'page-builder', 'package.json'), 'utf8'))
  );
  return manifest.scripts?.['bench'] !== undefined;
}

await runMain(async () => {
  await ensureBuilt();
  const browser = await chromium.launch({ executablePath: await ensureChromium() });
  let ratio = 0;
  try {
    console.log('Measuring; leave the machine alone meanwhile ...');
    // The server lists its files when it starts.
    await writeFile(staticPage, staticHtml(await homePicture(browser)));
    const shop = await startTrialShop();
    try {
      ratio = await comparePaint(browser, shop.url);
      await printThroughput(shop);
    } finally {
      await shop.stop();
    }
  } finally {
    await rm(staticPage, { force: true });
    await browser.close();
  }
  const npm = process.env['npm_execpath'];
  if (npm && (await hasPageBuilderBenchmark())) {
    console.log('\nPage Builder');
    await runNode(npm, ['run', '--silent', 'bench', '-w', 'page-builder']);
  }
  if (ratio > LIMIT) throw new Failure(`The home page takes ${ratio.toFixed(2)} times as long as the static page; at most ${LIMIT} is allowed.`);
});
