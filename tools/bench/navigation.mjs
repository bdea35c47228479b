import { waitForNetworkIdle } from '../../scripts/lib/wait-for-network-idle.mjs';
import { getMedian } from './metric.mjs';
import { openSlowPhone } from './slow-phone.mjs';

const RUNS = 9;

/**
 * Goes from the category to its first product by a tap, and measures until the product's name is painted.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} address of the category
 * @param {boolean} prefetched whether the link has the focus first, for as long as its data takes
 * @returns {Promise<number>} ms
 */
async function followLink(browser, address, prefetched) {
  const page = await openSlowPhone(browser);
  try {
    await page.goto(address, { waitUntil: 'networkidle' });
    const link = page.getByRole('main').getByRole('article').getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    if (prefetched) {
      await link.focus();
      await waitForNetworkIdle(page);
    }
    await page.evaluate(() => {
      const heading = () => document.querySelector('main h1')?.textContent;
      const before = heading();
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
    await link.tap();
    await page.waitForFunction(() => document.documentElement.dataset['took']);
    return await page.evaluate(() => Number(document.documentElement.dataset['took']));
  } finally {
    await page.context().close();
  }
}

/**
 * From a category to a product without a reload, as the first thing that is done in the shop.
 *
 * @param {import('./metric.mjs').Bench} bench
 * @returns {Promise<import('./metric.mjs').Metric[]>}
 */
export async function measureNavigation({ browser, shop, pages }) {
  const category = pages.find(({ kind }) => kind === 'category')?.path ?? '/';
  /** @type {{ first: number[], prefetched: number[] }} */
  const times = { first: [], prefetched: [] };
  // The first turn warms the server.
  for (let run = 0; run <= RUNS; run += 1) {
    for (const how of /** @type {const} */ (['first', 'prefetched'])) {
      const took = await followLink(browser, shop.url + category, how === 'prefetched');
      if (run > 0) times[how].push(took);
    }
  }
  return [
    { name: 'category to product', value: getMedian(times.first), unit: 'ms', target: { atMost: 250 } },
    {
      name: 'category to product, prefetched',
      value: getMedian(times.prefetched),
      unit: 'ms',
      target: { atMost: 60 },
    },
  ];
}
