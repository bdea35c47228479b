// Wanders through the whole shop at random, as several shoppers, and looks for errors, leaks and requests that are sent
// twice. `npm run soak -- --minutes 30 --seed 1`; the same seed takes the same way as far as the shop answers alike.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { ensureChromium } from '../scripts/chromium.mjs';
import { CliError, runMain } from '../scripts/lib/cli-error.mjs';
import { reports } from '../scripts/lib/paths.mjs';
import { openSoakTab } from './lib/soak-tab.mjs';
import { ensureBuilt, startTemporaryShop } from '../scripts/lib/temporary-shop.mjs';

const MINUTE = 60_000;

/** How much larger the heap may be in the end than after the first minute. */
const GROWTH = 1.2;

const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

await runMain(async () => {
  const { values } = parseArgs({
    options: { minutes: { type: 'string', default: '30' }, seed: { type: 'string', default: '1' } },
  });
  const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
  if (!(minutes >= 2) || !Number.isInteger(seed))
    throw new CliError('Give at least 2 minutes and a whole number as seed: npm run soak -- --minutes 30 --seed 1');

  await ensureBuilt();
  // Machine code that the browser makes of what runs often is most of what a heap gains in the first ten minutes, and
  // no leak.
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--js-flags=--jitless'] });
  const shop = await startTemporaryShop();
  try {
    /** @type {(import('./lib/soak-tab.mjs').SoakTab & { judged: boolean, heaps: number[], told: { errors: number, doubles: number } })[]} */
    const tabs = [];
    for (const [index, { width, reloads }] of [375, 1440]
      .flatMap((width) => [
        { width, reloads: false },
        { width, reloads: true },
      ])
      .entries()) {
      const name = `${width} px${reloads ? ', with reloads' : ''}`;
      tabs.push({
        ...(await openSoakTab(browser, { name, url: shop.url, width, reloads, seed: seed * 1000 + index })),
        judged: !reloads,
        heaps: [],
        told: { errors: 0, doubles: 0 },
      });
    }
    const started = Date.now();
    for (let minute = 1; minute <= minutes; minute += 1) {
      await Promise.all(
        tabs.map(async (tab) => {
          while (Date.now() - started < minute * MINUTE) await tab.step();
          tab.heaps.push(await tab.heap());
        }),
      );
      const sum = (/** @type {(tab: (typeof tabs)[number]) => number} */ count) =>
        tabs.reduce((total, tab) => total + count(tab), 0);
      console.log(
        `minute ${minute}: ${sum((tab) => tab.findings().steps)} steps, ${sum((tab) => tab.findings().errors.length)} errors, ` +
          `${sum((tab) => tab.findings().doubles.length)} double requests, heaps ${tabs.map((tab) => megabytes(tab.heaps.at(-1) ?? 0)).join(' ')}`,
      );
      for (const tab of tabs) {
        const { errors, doubles } = tab.findings();
        for (const text of [...errors.slice(tab.told.errors), ...doubles.slice(tab.told.doubles)])
          console.log(`  ${tab.name}: ${text}`);
        tab.told = { errors: errors.length, doubles: doubles.length };
      }
    }

    const results = tabs.map(({ name, judged, heaps, findings }) => {
      const { steps, missed, pages, requests, doubles, errors } = findings();
      const [level = 0, last = 0] = [heaps[0], heaps.at(-1)];
      // A page load empties the heap, so that only tabs without one can show a leak.
      const grown = judged && last > level * GROWTH;
      return {
        name,
        steps,
        missed,
        pages,
        requests,
        doubles,
        errors,
        heaps,
        level,
        last,
        growth: last / level,
        broken: grown || errors.length > 0 || doubles.length > 0 || steps < minutes,
      };
    });
    console.table(
      Object.fromEntries(
        results.map(({ name, steps, missed, pages, requests, doubles, errors, level, last, growth, broken }) => [
          name,
          {
            steps,
            missed,
            pages,
            requests,
            doubles: doubles.length,
            errors: errors.length,
            'heap, 1 min': megabytes(level),
            'heap, end': megabytes(last),
            growth: growth.toFixed(2),
            verdict: broken ? 'broken' : 'fine',
          },
        ]),
      ),
    );
    await mkdir(reports, { recursive: true });
    await writeFile(join(reports, 'soak.json'), JSON.stringify({ minutes, seed, results }, null, 2));
    if (results.some(({ broken }) => broken)) process.exitCode = 1;
  } finally {
    await shop.stop();
    await browser.close();
  }
});
