import { setTimeout as pass } from 'node:timers/promises';
import { medianOf } from './figure.mjs';

const RUNS = 9;

/** Time in ms without a request after which a page has fetched all that it wants. */
const QUIET = 500;

/**
 * Playwright's `networkidle` is reached once, when the page has been loaded.
 *
 * @param {import('playwright').Page} page
 * @returns {Promise<void>} resolves when the page asks for nothing more
 */
async function fetchesEnd(page) {
  let last = performance.now();
  const note = () => (last = performance.now());
  page.on('request', note).on('requestfinished', note);
  for (let left = QUIET; left > 0; left = QUIET - (performance.now() - last)) await pass(left);
  page.off('request', note).off('requestfinished', note);
}

/**
 * Goes from the category to its first product by a click, and measures until the product's name is painted.
 *
 * @param {import('playwright').Page} page
 * @param {string} address of the category
 * @param {boolean} prefetched whether the pointer rests on the link first, for as long as its data takes
 * @returns {Promise<number>} ms
 */
async function followLink(page, address, prefetched) {
  await page.goto(address, { waitUntil: 'networkidle' });
  const link = page.getByRole('main').getByRole('article').getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  if (prefetched) {
    await link.hover();
    await fetchesEnd(page);
  }
  await page.evaluate(() => {
    const heading = () => document.querySelector('main h1')?.textContent;
    const before = heading();
    delete document.documentElement.dataset['took'];
    addEventListener('click', ({ timeStamp }) => {
      new MutationObserver((_, observer) => {
        const now = heading();
        if (!now || now === before) return;
        observer.disconnect();
        // The frame after the next one has been painted.
        requestAnimationFrame(() => setTimeout(() => (document.documentElement.dataset['took'] = String(performance.now() - timeStamp))));
      }).observe(document, { subtree: true, childList: true, characterData: true });
    }, { capture: true, once: true });
  });
  await link.click();
  await page.waitForFunction(() => document.documentElement.dataset['took']);
  return page.evaluate(() => Number(document.documentElement.dataset['took']));
}

/**
 * From a category to a product without a reload.
 *
 * @param {import('./figure.mjs').Bench} bench
 * @returns {Promise<import('./figure.mjs').Figure[]>}
 */
export async function measureNavigation({ browser, shop, pages }) {
  const category = pages.find(({ kind }) => kind === 'category')?.path ?? '/';
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  /** @type {{ warm: number[], prefetched: number[] }} */
  const times = { warm: [], prefetched: [] };
  for (let run = 0; run <= RUNS; run += 1) {
    for (const how of /** @type {const} */ (['warm', 'prefetched'])) {
      const took = await followLink(page, shop.url + category, how === 'prefetched');
      if (run > 0) times[how].push(took);
    }
  }
  await context.close();
  return [
    { name: 'category to product', value: medianOf(times.warm), unit: 'ms' },
    { name: 'category to product, prefetched', value: medianOf(times.prefetched), unit: 'ms', aim: { atMost: 100 } },
  ];
}
