import { quantile } from '../lib/load.mjs';

const RUNS = 12;

/** @typedef {(page: import('playwright').Page) => Promise<void>} Act */

/** @param {import('playwright').Page} page */
const main = (page) => page.getByRole('main');

/**
 * What shoppers do most: on which type of page, and how. A link is pressed once the application follows it, because a
 * document has no interactions to measure.
 *
 * @type {{ name: string, kind: string, isLink?: boolean, act: Act }[]}
 */
const ACTIONS = [
  {
    name: 'menu',
    kind: 'category',
    act: async (page) => {
      // A pointer that only rests is no interaction; the keyboard opens the same panel.
      await page.getByRole('navigation', { name: 'Kategorie' }).getByRole('link').first().focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'add to cart',
    kind: 'product',
    act: async (page) => {
      await main(page).getByRole('button', { name: 'Dodaj do koszyka', exact: true }).click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'filter',
    kind: 'category',
    isLink: true,
    act: async (page) => {
      const address = page.url();
      await page.getByRole('navigation', { name: 'Filtry' }).getByRole('link').first().click();
      await page.waitForURL((url) => url.href !== address);
    },
  },
  {
    name: 'sort',
    kind: 'category',
    act: async (page) => {
      const address = page.url();
      await main(page).getByRole('combobox').first().press('ArrowDown');
      await page.waitForURL((url) => url.href !== address);
    },
  },
  {
    name: 'page',
    kind: 'category',
    isLink: true,
    act: async (page) => {
      const address = page.url();
      await main(page).getByRole('link', { name: 'Następna strona' }).click();
      await page.waitForURL((url) => url.href !== address);
    },
  },
  {
    name: 'search key',
    kind: 'home',
    act: async (page) => {
      const header = page.getByRole('banner');
      await header.getByRole('link', { name: 'Szukaj', exact: true }).click();
      await header.getByRole('combobox').pressSequentially('wita');
      await header.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'quantity',
    kind: 'product',
    act: (page) =>
      main(page)
        .getByRole('button', { name: /^Więcej: / })
        .first()
        .click(),
  },
];

/**
 * Time from a press to the next frame, 98 of 100 stay below it, on a processor four times as slow.
 *
 * @param {import('./metric.mjs').Bench} bench
 * @returns {Promise<import('./metric.mjs').Metric[]>}
 * @see https://web.dev/articles/inp
 */
export async function measureInteractions({ browser, shop, pages }) {
  /** @type {import('./metric.mjs').Metric[]} */
  const metrics = [];
  for (const { name, kind, isLink = false, act } of ACTIONS) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pl-PL' });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const durations = /** @type {number[]} */ ([]);
      Object.assign(window, { benchDurations: durations });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration);
        }
      }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', buffered: true, durationThreshold: 16 }));
    });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const path = pages.find((one) => one.kind === kind)?.path ?? '/';
    /** @type {number[]} */
    const durations = [];
    for (let run = 0; run < RUNS; run += 1) {
      await page.goto(shop.url + path, { waitUntil: 'networkidle' });
      if (isLink) {
        await page.mouse.wheel(0, 10);
        await page.locator('html[data-navigation="ready"]').waitFor({ state: 'attached' });
      }
      await act(page);
      // Entries are handed over in idle time. A throttled page that draws nothing more may get none: without its limit,
      // the callback was never called once in some hundred runs.
      await page.evaluate(
        () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 100), { timeout: 1000 })),
      );
      durations.push(
        ...(await page.evaluate(() => /** @type {number[]} */ (/** @type {any} */ (window).benchDurations))),
      );
    }
    await context.close();
    durations.sort((one, other) => one - other);
    metrics.push({ name: `${name}, p98`, value: quantile(durations, 0.98), unit: 'ms', target: { atMost: 80 } });
  }
  return metrics;
}
