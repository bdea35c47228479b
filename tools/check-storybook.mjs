// Reads from the built Storybook what its documentation pages say: each has a description, props and their defaults, and
// the reports of all components are there. check-storybook-pages.mjs opens the pages.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findTestBrowser } from '../scripts/chromium.mjs';
import { CliError, runMain } from '../scripts/lib/cli-error.mjs';
import { componentNames } from './component-reports/components.mjs';
import { createCheckReport } from './lib/check-report.mjs';
import { findGaps, readDocsPages } from './lib/read-docs-pages.mjs';
import { serveStorybook, storybookFolder } from './visual/storybook-site.mjs';

const report = createCheckReport();

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
    for (const one of pages) report.add(`${one.title} is documented: ${one.props.length} props`, findGaps(one));

    const written = await readReportNames();
    report.add(
      `${written.length} components have a report`,
      componentNames().filter((name) => !written.includes(name)),
    );
  } finally {
    await browser.close();
    await site.stop();
  }
  await report.save('storybook');
});
