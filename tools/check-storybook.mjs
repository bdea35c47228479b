// Looks at the built Storybook as its readers will: each documentation page has a description, props, their defaults
// and code with imports, and the reports of all components are there. `--snippets` also renders every page, looks for
// code to copy on it, measures the contrast of its texts in every theme, and opens each at its beginning, which takes some
// minutes.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from 'playwright';
import { findTestBrowser } from '../scripts/chromium.mjs';
import { CliError, runMain } from '../scripts/lib/cli-error.mjs';
import { reports } from '../scripts/lib/paths.mjs';
import { componentNames } from './component-reports/components.mjs';
import { findGaps, readDocsPages } from './lib/read-docs-pages.mjs';
import { serveStorybook, storybookFolder } from './visual/storybook-site.mjs';

/** Themes in which the pages are read. */
const themes = ['light', 'dark', 'high-contrast'];

const withSnippets = process.argv.includes('--snippets');

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

/** @param {readonly string[]} lines */
const hasRepeatedLine = (lines) => new Set(lines).size < lines.length;

/**
 * Opens a documentation page and reads the code of its first example.
 *
 * @param {import('playwright').Page} page
 * @param {string} url of the page
 * @returns {Promise<string[]>} what is wrong with it
 */
async function findSnippetFaults(page, url) {
  await page.goto(url);
  const code = page.locator('pre.prismjs').first();
  const toggle = page.getByText('Show code').first();
  await code.or(toggle).first().waitFor();
  if (!(await code.isVisible())) await toggle.click();
  // Storybook adds the imports after it has shown the rest.
  await code
    .filter({ hasText: 'import {' })
    .waitFor({ timeout: 5000 })
    .catch(() => undefined);
  const text = await code.innerText();
  return [
    ...(/^import \{[^}]+\} from '@witryna\//m.test(text) ? [] : ['imports nothing from the packages']),
    ...(hasRepeatedLine(text.match(/^import .*/gm) ?? []) ? ['imports the same twice'] : []),
    ...(/<(?:Example|Sample|StoryContent|No Display Name)\b/.test(text)
      ? ['uses a component that only stories have']
      : []),
  ];
}

/**
 * Measures the contrast of all texts on a documentation page, apart from the stories, which are checked where they are
 * tested, and whether the page is open at its beginning.
 *
 * @param {import('playwright').Page} page
 * @param {string} url of the page
 * @returns {Promise<string[]>} one line for each text that cannot be read, and for a page that is scrolled
 */
async function findUnreadableTexts(page, url) {
  /** @type {string[]} */
  const found = [];
  for (const theme of themes) {
    await page.goto(`${url}&globals=theme:${theme}`);
    await page.locator('.sbdocs-preview-actions').first().waitFor();
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode(true)
      .include('.sbdocs-wrapper')
      .exclude('.sb-story')
      .withRules('color-contrast')
      .analyze();
    if ((await page.evaluate(() => window.scrollY)) > 0) found.push(`${theme}: a story scrolls the page when it opens`);
    for (const { nodes } of violations)
      for (const { html, any } of nodes) found.push(`${theme}: ${any[0]?.message ?? ''} ${html.slice(0, 120)}`);
  }
  return found;
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

    if (withSnippets)
      for (const { id, title } of pages) {
        const url = `${site.url}iframe.html?viewMode=docs&id=${id}`;
        report(`${title} has code to copy`, await findSnippetFaults(page, url));
        report(`${title} can be read in every theme`, await findUnreadableTexts(page, url));
      }
  } finally {
    await browser.close();
    await site.stop();
  }
  await mkdir(reports, { recursive: true });
  await writeFile(join(reports, 'storybook.json'), JSON.stringify(results));
});
