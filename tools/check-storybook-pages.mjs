// Opens every documentation page of the built Storybook as its readers do: all code on it compiles in an application
// with the strictest options, its texts can be read in every theme of every brand, and it opens at its beginning. This
// takes some minutes; `--code` only compiles, and words choose the pages with one of them in their title.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import axe from 'axe-core';
import { chromium } from 'playwright';
import { findTestBrowser } from '../scripts/chromium.mjs';
import { CliError, runMain } from '../scripts/lib/cli-error.mjs';
import { root } from '../scripts/lib/paths.mjs';
import { createCheckReport } from './lib/check-report.mjs';
import { collectSnippets } from './lib/collect-snippets.mjs';
import { compileSnippets } from './lib/compile-snippets.mjs';
import { serveStorybook } from './visual/storybook-site.mjs';

/** Pages that are open at the same time. */
const WINDOWS = 2;

const { values, positionals } = parseArgs({ options: { code: { type: 'boolean' } }, allowPositionals: true });

/** @param {string} title */
const isChosen = (title) => positionals.length === 0 || positionals.some((word) => title.includes(word));

/** @typedef {{ brand: string, theme: string }} Look */

/** @returns {Promise<Look[]>} every theme of every brand */
async function readLooks() {
  const file = join(root, 'design-tokens', 'tokens', 'tokens.resolver.json');
  const { modifiers } = /** @type {{ modifiers: Record<'brand' | 'theme', { contexts: Record<string, unknown> }> }} */ (
    JSON.parse(await readFile(file, 'utf8'))
  );
  return Object.keys(modifiers.brand.contexts).flatMap((brand) =>
    Object.keys(modifiers.theme.contexts).map((theme) => ({ brand, theme })),
  );
}

const report = createCheckReport();

/**
 * @param {string} url of the Storybook
 * @returns {Promise<{ id: string, title: string, isComponent: boolean }[]>} its documentation pages
 */
async function readPages(url) {
  const response = await fetch(`${url}index.json`);
  const { entries } =
    /** @type {{ entries: Record<string, { id: string, title: string, type: string, importPath: string }> }} */ (
      await response.json()
    );
  return Object.values(entries)
    .filter(({ type, title }) => type === 'docs' && isChosen(title))
    .map(({ id, title, importPath }) => ({
      id,
      title,
      isComponent: /^\.\/(?:ui\/(?:src|docs\/patterns)|page-builder\/src)\//.test(importPath),
    }));
}

/**
 * Opens a documentation page in a theme of a brand.
 *
 * @param {import('playwright').Page} page
 * @param {string} address of the page, with a query
 * @param {Look} look
 */
async function openPage(page, address, { brand, theme }) {
  await page.goto(`${address}&globals=brand:${brand};theme:${theme}`);
  await page.locator(`html[data-theme="${theme}"][data-brand="${brand}"]`).waitFor({ state: 'attached' });
  await page.locator('.sbdocs-wrapper').waitFor();
}

/**
 * Measures the contrast of all texts on the page, apart from the stories, which are checked where they are tested.
 *
 * @param {import('playwright').Page} page
 * @param {Look} look of the page
 * @returns {Promise<string[]>} one line for each text that cannot be read
 */
async function findUnreadableTexts(page, { brand, theme }) {
  // In one call, because Storybook has an axe of its own, which takes the place of this one.
  /** @type {import('axe-core').AxeResults} */
  const { violations } = await page.evaluate(
    `${axe.source};\naxe.run({ include: '.sbdocs-wrapper', exclude: '.sb-story' }, { runOnly: 'color-contrast', iframes: false })`,
  );
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, any }) => `${theme} ${brand}: ${any[0]?.message ?? ''} ${html.slice(0, 120)}`),
  );
}

await runMain(async () => {
  const executablePath = await findTestBrowser();
  if (!executablePath) throw new CliError('There is no Chromium: run npm test, which installs one.');
  const site = await serveStorybook();
  const browser = await chromium.launch({ executablePath });
  /** @type {import('./lib/compile-snippets.mjs').Snippet[]} */
  const snippets = [];
  const pages = await readPages(site.url);
  const looks = await readLooks();
  const waiting = [...pages];
  const visit = async () => {
    // Colors change at once, so that none is measured on its way.
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    // Stories in windows of their own show nothing that is read here.
    await page.addInitScript(() => {
      if (window.location.search.includes('viewMode=story')) window.stop();
    });
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { id, title, isComponent } = next;
      if (values.code && !isComponent) continue;
      const address = `${site.url}iframe.html?viewMode=docs&id=${id}`;
      await page.goto(address);
      await page.locator('.sbdocs-wrapper').waitFor();
      if (isComponent) snippets.push(...(await collectSnippets(page)).map((code) => ({ page: title, code })));
      if (values.code) {
        console.log(`Read ${title}`, snippets.filter((one) => one.page === title).length);
        continue;
      }
      const problems =
        (await page.evaluate(() => window.scrollY)) > 0 ? ['a story scrolls the page when it opens'] : [];
      for (const look of looks) {
        await openPage(page, address, look);
        problems.push(...(await findUnreadableTexts(page, look)));
      }
      report.add(`${title} can be read in every theme`, problems);
    }
  };
  try {
    await Promise.all(Array.from({ length: WINDOWS }, visit));
  } finally {
    await browser.close();
    await site.stop();
  }
  const errors = compileSnippets(snippets);
  for (const { title, isComponent } of pages) {
    if (!isComponent) continue;
    const count = snippets.filter(({ page }) => page === title).length;
    report.add(
      `${title} has code that compiles: ${count} examples`,
      count === 0 ? ['shows no code'] : (errors.get(title) ?? []),
    );
  }
  await report.save('storybook-pages');
});
