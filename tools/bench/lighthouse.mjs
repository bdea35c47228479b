import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureChromium } from '../../scripts/chromium.mjs';
import { CliError } from '../../scripts/lib/cli-error.mjs';
import { npm } from '../lib/pack.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { getMedian } from './metric.mjs';

const VERSION = '13.5.0';
const RUNS = 5;
const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);

/** Pages that search engines are told to leave alone; Lighthouse counts that as a fault. */
const NOT_INDEXED = ['cart', 'checkout'];

// Of its own, because it brings older versions of what the shop uses.
const folder = join(root, '.cache', 'lighthouse');
const command = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');

async function install() {
  if (existsSync(command)) return;
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({
      private: true,
      dependencies: { lighthouse: VERSION },
      overrides: { 'third-party-web': '0.27.0' },
    }),
  );
  await npm(['install', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'], folder);
}

/**
 * One run of Lighthouse. Now and then it loses its browser, or misses the start of the navigation and asks to be run
 * again.
 *
 * @param {string} url
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ scores: Record<typeof CATEGORIES[number], number>, benchmarkIndex: number }>} scores from 0 to 100,
 *   and the speed of the machine
 */
async function runLighthouse(url, env, attempts = 3) {
  const result = await promisify(execFile)(
    process.execPath,
    [
      command,
      url,
      '--output=json',
      '--quiet',
      '--chrome-flags=--headless=new --no-sandbox',
      `--only-categories=${CATEGORIES.join()}`,
    ],
    { env, maxBuffer: 100_000_000 },
  ).catch((/** @type {unknown} */ error) => {
    if (attempts > 1) return null;
    throw new CliError(`Lighthouse failed on ${url}: ${String(error).slice(0, 500)}`);
  });
  if (!result) return runLighthouse(url, env, attempts - 1);
  const { categories, environment } =
    /** @type {{ categories: Record<string, { score: number | null }>, environment: { benchmarkIndex: number } }} */ (
      JSON.parse(result.stdout)
    );
  const score = (/** @type {typeof CATEGORIES[number]} */ name) => (categories[name]?.score ?? 0) * 100;
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    benchmarkIndex: environment.benchmarkIndex,
  };
}

/**
 * Lighthouse's scores for a phone, the median of several runs, and its index of the speed of the machine: a fast desktop
 * computer has 1500 to 2000. On a slower one, a processor four times as slow is a slower phone.
 *
 * @param {import('./metric.mjs').Bench} bench
 * @returns {Promise<import('./metric.mjs').Metric[]>}
 */
export async function measureLighthouse({ shop, pages }) {
  await install();
  const env = { ...process.env, CHROME_PATH: await ensureChromium() };
  /** @type {import('./metric.mjs').Metric[]} */
  const metrics = [];
  /** @type {number[]} */
  const indexes = [];
  for (const { kind, path } of pages) {
    /** @type {Record<string, number[]>} */
    const scores = {};
    for (let run = 0; run < RUNS; run += 1) {
      const found = await runLighthouse(shop.url + path, env);
      indexes.push(found.benchmarkIndex);
      for (const name of CATEGORIES) (scores[name] ??= []).push(found.scores[name]);
    }
    for (const name of CATEGORIES) {
      if (name === 'seo' && NOT_INDEXED.includes(kind)) continue;
      metrics.push({
        name: `${kind}: ${name}`,
        value: getMedian(scores[name] ?? []),
        unit: '',
        target: { atLeast: 100 },
      });
    }
  }
  return [...metrics, { name: 'speed of the machine, benchmark index', value: getMedian(indexes), unit: '' }];
}
