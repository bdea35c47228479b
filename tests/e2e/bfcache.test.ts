import { chromium } from '@playwright/test';
import { chromiumArguments, findTestBrowser } from '../../scripts/chromium.mjs';
import { expect, test as base } from '../support/fixtures.ts';

/** Playwright switches the cache off, so this browser is started without its argument. */
const test = base.extend<object>({
  page: async ({ baseURL }, use) => {
    const executablePath = await findTestBrowser();
    const browser = await chromium.launch({
      args: chromiumArguments,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      ...(executablePath && { executablePath }),
    });
    await use(await browser.newPage({ ...(baseURL && { baseURL }) }));
    await browser.close();
  },
});

/**
 * Reasons of the page itself, or of what it loads, for which the browser would not restore it.
 *
 * @see https://developer.mozilla.org/docs/Web/API/NotRestoredReasons
 */
function readReasons(): string[] {
  const [entry] = performance.getEntriesByType('navigation');
  const list: unknown = entry && Reflect.get(entry, 'notRestoredReasons');
  const reasons: unknown = typeof list === 'object' && list !== null ? Reflect.get(list, 'reasons') : [];
  if (!Array.isArray(reasons)) throw new Error('The browser does not tell why it has not restored the page.');
  return (
    reasons
      .map((reason: { reason: string }) => reason.reason)
      // A reason of the browser, e.g. that it is remote-controlled.
      .filter((reason) => reason !== 'masked')
  );
}

const pages = ['/', '/witaminy.html', '/magnez-b6-forte.html', '/dostepnosc', '/search.html?query=magnez', '/stores'];

test('the browser may keep public pages for its Back button @desktop @full', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    // The page hydrates.
    await page.mouse.move(200, 300);
    await page.waitForLoadState('networkidle');
    await page.goto('/robots.txt');
    await page.goBack();
    expect.soft(await page.evaluate(readReasons), path).toEqual([]);
  }
});
