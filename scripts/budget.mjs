// Measures what each kind of page loads first, in a real Chromium from the production server. Fails above the budget,
// when a page does not start, and when the boot script waits for another script.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureTestBrowser } from './chromium.mjs';
import { runMain } from './lib/cli-error.mjs';
import { countElements } from './lib/count-elements.mjs';
import { measureFirstLoad } from './lib/first-load.mjs';
import { dist, reports } from './lib/paths.mjs';
import { samplePages } from './lib/sample-pages.mjs';
import { ensureBuilt, startTemporaryShop } from './lib/temporary-shop.mjs';

/**
 * Bytes that a page may load before anything is done on it: scripts and styles as brotli, fonts as they are. A new
 * visitor executes `scripts` only; the others are preloaded when the browser is idle.
 */
const BUDGET = { scripts: 1550, application: 89_000, page: 37_000, styles: 20_000, fonts: 50_000 };

/** Elements that the server sends for the sample page of each kind; each is rendered, parsed, styled and hydrated. */
const ELEMENTS = { home: 940, category: 1010, product: 910 };

const parts = /** @type {const} */ (['scripts', 'application', 'page', 'styles', 'fonts']);

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/**
 * @param {string} page
 * @param {readonly string[]} cells
 */
function row(page, cells) {
  return [page.padEnd(50), ...cells.map((cell) => cell.padStart(10))].join(' ');
}

/**
 * The boot script must run before the application's scripts are requested, so it may import none of them.
 *
 * @returns {Promise<number>} how many scripts it imports
 */
async function countBootImports() {
  const manifest = /** @type {Record<string, { imports?: string[] }>} */ (
    JSON.parse(await readFile(join(dist, 'client', '.vite', 'manifest.json'), 'utf8'))
  );
  const boot = manifest['src/platform/hydration/boot.ts'];
  if (!boot) throw new Error('The build has no boot script.');
  return boot.imports?.length ?? 0;
}

await runMain(async () => {
  await ensureBuilt();
  const browser = await chromium.launch({ executablePath: await ensureTestBrowser() });
  const shop = await startTemporaryShop();
  /** @type {import('./lib/test-reports.mjs').TestResult[]} */
  const results = [];
  try {
    console.log(row('before any interaction', parts));
    console.log(
      row(
        'at most',
        parts.map((part) => kilobytes(BUDGET[part])),
      ),
    );
    for (const { kind, path } of await samplePages(shop.backendUrl)) {
      const load = await measureFirstLoad(browser, shop.url + path);
      for (const part of parts) {
        const kept = load[part] > 0 && load[part] <= BUDGET[part];
        results.push({ title: `${kind} page: ${part} ${kilobytes(load[part])}`, status: kept ? 'passed' : 'failed' });
      }
      const elements = await countElements(browser, shop.url + path);
      results.push({
        title: `${kind} page: ${elements} elements`,
        status: elements <= ELEMENTS[kind] ? 'passed' : 'failed',
      });
      results.push({ title: `${kind} page: starts`, status: load.errors.length === 0 ? 'passed' : 'failed' });
      const isKept = elements <= ELEMENTS[kind] && parts.every((part) => load[part] <= BUDGET[part]);
      const verdict = `  ${elements} of ${ELEMENTS[kind]} elements${isKept ? '' : '  too much'}`;
      console.log(
        row(
          `${kind} ${path}`,
          parts.map((part) => kilobytes(load[part])),
        ) + verdict,
      );
      for (const error of load.errors) console.error(`  ${error}`);
    }
    const imports = await countBootImports();
    results.push({ title: 'boot script: no imports', status: imports === 0 ? 'passed' : 'failed' });
    if (imports > 0) console.error(`  The boot script imports ${imports} scripts and waits for them; see boot.ts.`);
  } finally {
    await shop.stop();
    await browser.close();
  }
  await mkdir(reports, { recursive: true });
  await writeFile(join(reports, 'budget.json'), JSON.stringify(results));
  if (results.some(({ status }) => status === 'failed')) process.exitCode = 1;
});
