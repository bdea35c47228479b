import { getMedian } from './metric.mjs';

const RUNS = 9;

/**
 * Types the least text that has suggestions, and measures from its last key until they are painted.
 *
 * @param {import('playwright').Page} page
 * @param {string} url of the home page
 * @param {string} text
 * @returns {Promise<number>} ms
 */
async function typeSearch(page, url, text) {
  await page.goto(url, { waitUntil: 'networkidle' });
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Szukaj', exact: true }).click();
  await header.getByRole('combobox').pressSequentially(text.slice(0, -1));
  await page.evaluate(() => {
    let lastKey = 0;
    addEventListener('keydown', ({ timeStamp }) => (lastKey = timeStamp), { capture: true });
    new MutationObserver((_, observer) => {
      if (lastKey === 0 || !document.querySelector('[role="option"]')) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => (document.documentElement.dataset['took'] = String(performance.now() - lastKey))),
      );
    }).observe(document.body, { subtree: true, childList: true });
  });
  await header.getByRole('combobox').press(text.slice(-1));
  await page.waitForFunction(() => document.documentElement.dataset['took']);
  return page.evaluate(() => Number(document.documentElement.dataset['took']));
}

/**
 * How long suggestions take after the last key, with a backend that has given them before.
 *
 * @param {import('./metric.mjs').Bench} bench
 * @returns {Promise<import('./metric.mjs').Metric[]>}
 */
export async function measureSuggestions({ browser, shop }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pl-PL' });
  const page = await context.newPage();
  /** @type {number[]} */
  const times = [];
  // The first turn warms the backend.
  for (let run = 0; run <= RUNS; run += 1) {
    const took = await typeSearch(page, shop.url, 'wit');
    if (run > 0) times.push(took);
  }
  await context.close();
  return [{ name: 'last key to search suggestions', value: getMedian(times), unit: 'ms', target: { atMost: 100 } }];
}
