// Measures what each kind of page loads first, in a real Chromium from the production server, and fails above the budget.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium } from './chromium.mjs';
import { runMain } from './lib/failure.mjs';
import { measureFirstLoad } from './lib/first-load.mjs';
import { reports } from './lib/paths.mjs';
import { samplePages } from './lib/sample-pages.mjs';
import { ensureBuilt, startTrialShop } from './lib/trial-shop.mjs';

/** Bytes, brotli, that a page may load before anything is done on it. */
const BUDGET = { scripts: 90_000, styles: 20_000 };

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/**
 * @param {string} page
 * @param {string} scripts
 * @param {string} styles
 */
function row(page, scripts, styles) {
  return `${page.padEnd(50)} ${scripts.padStart(10)} ${styles.padStart(10)}`;
}

await runMain(async () => {
  await ensureBuilt();
  const browser = await chromium.launch({ executablePath: await ensureChromium() });
  const shop = await startTrialShop();
  /** @type {import('./lib/test-reports.mjs').TestResult[]} */
  const results = [];
  try {
    console.log(row('brotli, before any interaction', 'scripts', 'styles'));
    console.log(row('at most', kilobytes(BUDGET.scripts), kilobytes(BUDGET.styles)));
    for (const { kind, path } of await samplePages(shop.backendUrl)) {
      const load = await measureFirstLoad(browser, shop.url + path);
      for (const part of /** @type {const} */ (['scripts', 'styles'])) {
        const kept = load[part] > 0 && load[part] <= BUDGET[part];
        results.push({ title: `${kind} page: ${part} ${kilobytes(load[part])}`, status: kept ? 'passed' : 'failed' });
      }
      const verdict = load.scripts <= BUDGET.scripts && load.styles <= BUDGET.styles ? '' : '  too much';
      console.log(row(`${kind} ${path}`, kilobytes(load.scripts), kilobytes(load.styles)) + verdict);
    }
  } finally {
    await shop.stop();
    await browser.close();
  }
  await mkdir(reports, { recursive: true });
  await writeFile(join(reports, 'budget.json'), JSON.stringify(results));
  if (results.some(({ status }) => status === 'failed')) process.exitCode = 1;
});
