// Reads from the built Storybook what its documentation pages say: each has a description, props and their defaults, and
// the reports of all components are there. check-storybook-pages.mjs opens the pages.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findTestBrowser } from '../scripts/chromium.mjs';
import { CliError, runMain } from '../scripts/lib/cli-error.mjs';
import { reports } from '../scripts/lib/paths.mjs';
import { componentNames } from './component-reports/components.mjs';
import { findGaps, readDocsPages } from './lib/read-docs-pages.mjs';
import { serveStorybook, storybookFolder } from './visual/storybook-site.mjs';

/** @type {import('../scripts/lib/test-reports.mjs').TestResult[]} */
const results = [];

/**
 * @param {string} title
 * @param {readonly string[]} problems
 */
function report(title, problems) {
  results.push({ title, status: problems.length === 0 ? 'passed' : 'failed' });
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${title}`);
  for (const problem of problems) console.log(`    ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}

/** @returns {Promise<string[]>} names of the components that the site has a report of */
async function readReportNames() {
  /** @type {{ name: string }[]} */
  const written = JSON.parse(await readFile(join(storybookFolder, 'component-reports.json'), 'utf8'));
  return written.map(({ name }) => name);
}

await runMain(async () => {
  const executablePath = await findTestBrowser();
  if (!executablePath) throw new CliError('There is no Chromium: run npm test, which installs one.');
  const site = await serveStorybook();
  const browser = await chromium.launch({ executablePath });
  try {
    const page = await browser.newPage();
    const pages = await readDocsPages(page, site.url);
    for (const one of pages) report(`${one.title} is documented: ${one.props.length} props`, findGaps(one));

    const written = await readReportNames();
    report(
      `${written.length} components have a report`,
      componentNames().filter((name) => !written.includes(name)),
    );
  } finally {
    await browser.close();
    await site.stop();
  }
  await mkdir(reports, { recursive: true });
  await writeFile(join(reports, 'storybook.json'), JSON.stringify(results));
});
