import { waitForNetworkIdle } from '../../scripts/lib/wait-for-network-idle.mjs';
import { getMedian } from './metric.mjs';

const RUNS = 9;

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
    await waitForNetworkIdle(page);
  }
  await page.evaluate(() => {
    const heading = () => document.querySelector('main h1')?.textContent;
    const before = heading();
    delete document.documentElement.dataset['took'];
    addEventListener(
      'click',
      ({ timeStamp }) => {
        new MutationObserver((_, observer) => {
          const now = heading();
          if (!now || now === before) return;
          observer.disconnect();
          // The frame after the next one has been painted.
          requestAnimationFrame(() =>
            setTimeout(() => (document.documentElement.dataset['took'] = String(performance.now() - timeStamp))),
          );
        }).observe(document, { subtree: true, childList: true, characterData: true });
      },
      { capture: true, once: true },
    );
  });
  await link.click();
  await page.waitForFunction(() => document.documentElement.dataset['took']);
  return page.evaluate(() => Number(document.documentElement.dataset['took']));
}

/**
 * From a category to a product without a reload.
 *
 * @param {import('./metric.mjs').Bench} bench
 * @returns {Promise<import('./metric.mjs').Metric[]>}
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
    { name: 'category to product', value: getMedian(times.warm), unit: 'ms' },
    {
      name: 'category to product, prefetched',
      value: getMedian(times.prefetched),
      unit: 'ms',
      target: { atMost: 100 },
    },
  ];
}
