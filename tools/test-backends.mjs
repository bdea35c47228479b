// Runs the end-to-end tests on other backends than the default one: npm run test:backends -- 2.4.6 stock. Without names all of
// them are run; everything that is no name goes to Playwright, e.g. npm run test:backends -- stock
// tests/e2e/cart.test.ts --project=desktop-1440
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureTestBrowser } from '../scripts/chromium.mjs';
import { CliError, runMain } from '../scripts/lib/cli-error.mjs';
import { magentoProfiles } from './lib/magento-profiles.mjs';
import { reports } from '../scripts/lib/paths.mjs';
import { commandScript, runNode } from '../scripts/lib/run.mjs';
import { readPlaywrightReport } from '../scripts/lib/test-reports.mjs';
import { createShutdownSignal } from '../scripts/lib/shutdown-signal.mjs';

await runMain(async () => {
  const given = process.argv.slice(2);
  const named = Object.keys(magentoProfiles).filter((name) => given.includes(name));
  const names = named.length > 0 ? named : Object.keys(magentoProfiles);
  const further = given.filter((argument) => !names.includes(argument));
  const signal = createShutdownSignal();
  const chromium = await ensureTestBrowser();

  const lines = [];
  let failed = 0;
  for (const name of names) {
    if (signal.aborted) break;
    console.log(`\n── end-to-end tests on ${name}`);
    const file = join(reports, `e2e-${name}.json`);
    await rm(file, { force: true });
    const env = {
      NODE_ENV: 'test',
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      ...magentoProfiles[name],
    };
    const args = ['test', '--reporter=list,json', '--output', join(reports, `e2e-${name}`), ...further];
    const code = await runNode(commandScript('playwright'), args, { env, signal });
    const results = await readPlaywrightReport(file);
    const faults = results.filter(({ status }) => status !== 'passed');
    failed += faults.length > 0 || code === 0 ? faults.length : 1;
    lines.push(
      `${name.padEnd(6)} ${String(results.length - faults.length).padStart(4)} passed ${String(faults.length).padStart(4)} failed${code !== 0 && faults.length === 0 ? ', and it ended with an error' : ''}`,
    );
    for (const { title, status } of faults) lines.push(`    ${status}: ${title}`);
  }
  console.log(`\n${lines.join('\n')}`);
  if (failed > 0) throw new CliError(`${failed} end-to-end tests do not pass on every backend.`);
});
