import { CliError } from '../../scripts/lib/cli-error.mjs';
import { fillCart } from '../../scripts/lib/fill-cart.mjs';
import { getMedian } from './metric.mjs';
import { openSlowPhone } from './slow-phone.mjs';

const RUNS = 5;

/**
 * An image on a page, size in CSS pixels.
 *
 * @typedef {{ url: string, width: number, height: number }} PageImage
 */

/**
 * How a page load felt; ms after the navigation began, save for the shift, the time of all long tasks beyond their first
 * 50 ms (`blocking`) and the time of the longest one (`longest`). `image` is the largest paint, when it was one.
 *
 * @typedef {{ first: number, largest: number, blocking: number, longest: number, shift: number, image: PageImage | null }} Paint
 */

/**
 * What the observed entries have, each its own.
 *
 * @typedef {{ startTime: number, duration: number, url: string, element: Element | null, value: number, hadRecentInput: boolean }} ObservedEntry
 */

/** Runs in the page, before its own scripts: notes what only observers see. */
function observe() {
  const notes = { largest: 0, shift: 0, blocking: 0, longest: 0, image: /** @type {PageImage | null} */ (null) };
  /** @type {(type: string, note: (entry: ObservedEntry) => void) => void} */
  const watch = (type, note) => {
    new PerformanceObserver((list) => {
      for (const entry of /** @type {ObservedEntry[]} */ (/** @type {unknown} */ (list.getEntries()))) note(entry);
    }).observe({ type, buffered: true });
  };
  watch('largest-contentful-paint', ({ startTime, url, element }) => {
    notes.largest = startTime;
    const box = element?.getBoundingClientRect();
    notes.image = url && box ? { url, width: box.width, height: box.height } : null;
  });
  watch('layout-shift', (entry) => (notes.shift += entry.hadRecentInput ? 0 : entry.value));
  watch('longtask', ({ duration }) => {
    notes.blocking += Math.max(0, duration - 50);
    notes.longest = Math.max(notes.longest, duration);
  });
  Object.assign(window, { benchNotes: notes });
}

/**
 * Loads a page with empty caches on a slow phone.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {string} [cartId] of a guest's cart that the browser holds. Default: none
 * @returns {Promise<Paint>}
 */
export async function measurePaint(browser, url, cartId) {
  const page = await openSlowPhone(browser);
  try {
    await page.addInitScript(observe);
    if (cartId !== undefined)
      await page.addInitScript(
        (value) => localStorage.setItem('cartId', JSON.stringify({ value, timeStored: Date.now() })),
        cartId,
      );
    await page.goto(url, { waitUntil: 'networkidle' });
    // A slow machine may paint later than the page is there.
    await page.waitForFunction(() => /** @type {any} */ (window).benchNotes.largest > 0);
    return await page.evaluate(() => {
      const notes = /** @type {Omit<Paint, 'first'>} */ (/** @type {any} */ (window).benchNotes);
      return { ...notes, first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0 };
    });
  } finally {
    await page.context().close();
  }
}

/**
 * A page to load; `cartId` is of a guest's cart that the browser holds.
 *
 * @typedef {{ kind: string, path: string, cartId?: string }} PaintedPage
 */

/**
 * Loads pages in turn on a slow phone with empty caches, so that whatever else the machine does meets all alike.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url of the shop
 * @param {readonly PaintedPage[]} pages
 * @returns {Promise<(page: PaintedPage | undefined, name: Exclude<keyof Paint, 'image'>) => number>} the median of a page
 */
async function measureInTurn(browser, url, pages) {
  /** @type {Map<PaintedPage | undefined, Paint[]>} */
  const paints = new Map(pages.map((page) => [page, []]));
  // The first turn warms the server.
  for (let run = 0; run <= RUNS; run += 1) {
    for (const page of pages) {
      const paint = await measurePaint(browser, url + page.path, page.cartId);
      if (run > 0) paints.get(page)?.push(paint);
    }
  }
  return (page, name) => getMedian((paints.get(page) ?? []).map((paint) => paint[name]));
}

/** Greatest layout shift that browsers show as 0.00: words that get a pixel or two wider with their font stay below it. */
const SHIFT = 0.0049;

/**
 * First and largest paint, blocked time and layout shift of pages, and how many times as long the largest paint takes as
 * that of a static page with the same image.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url of the shop
 * @param {readonly PaintedPage[]} pages
 * @param {readonly import('./static-pages.mjs').StaticPage[]} staticPages of those whose largest paint is an image
 * @returns {Promise<import('./metric.mjs').Metric[]>}
 */
export async function comparePaints(browser, url, pages, staticPages) {
  const getMedianOf = await measureInTurn(browser, url, [...pages, ...staticPages]);
  return [
    ...pages.flatMap((page) => [
      { name: `${page.kind}: first contentful paint`, value: getMedianOf(page, 'first'), unit: 'ms' },
      { name: `${page.kind}: largest contentful paint`, value: getMedianOf(page, 'largest'), unit: 'ms' },
      { name: `${page.kind}: blocked time`, value: getMedianOf(page, 'blocking'), unit: 'ms', target: { atMost: 20 } },
      // Tasks of up to 50 ms are not reported.
      { name: `${page.kind}: longest task`, value: getMedianOf(page, 'longest'), unit: 'ms', target: { atMost: 50 } },
      { name: `${page.kind}: layout shift`, value: getMedianOf(page, 'shift'), unit: '', target: { atMost: SHIFT } },
    ]),
    ...staticPages.flatMap((staticPage) => {
      const { kind } = staticPage;
      const page = pages.find((one) => one.kind === kind);
      const largest = getMedianOf(staticPage, 'largest');
      return [
        { name: `static page of ${kind}: largest contentful paint`, value: largest, unit: 'ms' },
        {
          name: `${kind} next to its static page, largest paint`,
          value: getMedianOf(page, 'largest') / largest,
          unit: 'times',
          target: { atMost: 1.1 },
        },
      ];
    }),
  ];
}

/**
 * Paints of the demo, whose backend resizes images; those of cart and checkout for new shoppers and with a product.
 *
 * @param {import('./metric.mjs').Bench} bench
 * @returns {Promise<import('./metric.mjs').Metric[]>}
 * @throws CliError when no product can be added to a cart
 */
export async function measurePaints({ browser, shop, pages, staticPages }) {
  const filled = await fillCart(async (query) => {
    const response = await fetch(`${shop.backendUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    return { body: await response.json() };
  });
  if (!('cartId' in filled)) throw new CliError('The demo shop has no product for a cart.');
  const { cartId } = filled;
  const withProduct = pages
    .filter(({ kind }) => kind === 'cart' || kind === 'checkout')
    .map(({ kind, path }) => ({ kind: `${kind} with a product`, path, cartId }));
  return comparePaints(browser, shop.url, [...pages, ...withProduct], staticPages);
}
