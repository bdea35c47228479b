import { waitForNetworkIdle } from '../../scripts/lib/wait-for-network-idle.mjs';
import { getMedian } from './metric.mjs';
import { openSlowPhone } from './slow-phone.mjs';

const RUNS = 9;

/**
 * What the shopper did before the tap: nothing, so that the browser loads a document; a scroll, after which the
 * application is there; or put the focus or the pointer on the link, so that its page is there too.
 *
 * @typedef {'first' | 'later' | 'focused' | 'hovered'} Preparation
 */

/** @param {import('playwright').Browser} browser */
const openDesktop = (browser) => browser.newPage({ viewport: { width: 1440, height: 900 } });

/** @param {import('playwright').Page} page */
const findProduct = (page) => page.getByRole('main').getByRole('article').getByRole('link').first();

/**
 * Adds a link to a static page, which has none.
 *
 * @param {import('playwright').Page} page
 * @param {string} path
 */
async function addLink(page, path) {
  await page.evaluate((href) => {
    document.body.prepend(Object.assign(document.createElement('a'), { href, textContent: 'Product' }));
  }, path);
  return page.getByRole('link');
}

/**
 * Goes from the category to its first product by a tap or a click, and measures until the product's name is painted, as
 * Element Timing tells it inside of a document.
 *
 * @param {import('playwright').Page} page in a context of its own, which is closed
 * @param {string} address of the category
 * @param {Preparation} preparation
 * @param {string} [staticProduct] path of the static product page if the category is a static page. Default: it is the
 *   shop's.
 * @returns {Promise<number>} ms
 * @see https://wicg.github.io/element-timing/
 */
async function followLink(page, address, preparation, staticProduct) {
  try {
    await page.goto(address, { waitUntil: 'networkidle' });
    const link = staticProduct ? await addLink(page, staticProduct) : findProduct(page);
    if (preparation === 'later') await page.mouse.wheel(0, 100);
    if (preparation === 'focused') await link.focus();
    if (preparation === 'hovered') await link.hover();
    if (preparation !== 'first') {
      await page.locator('html[data-navigation="ready"]').waitFor({ state: 'attached' });
      await waitForNetworkIdle(page);
    }
    await page.evaluate(() => {
      const heading = () => document.querySelector('main h1');
      const before = heading()?.textContent;
      new PerformanceObserver((list) => {
        const [entry] = list.getEntries();
        if (entry) document.documentElement.dataset['paintedAt'] = String(entry.startTime);
      }).observe({ type: 'element' });
      addEventListener(
        'click',
        ({ timeStamp }) => {
          sessionStorage.setItem('benchTap', String(performance.timeOrigin + timeStamp));
          new MutationObserver((_, observer) => {
            const now = heading();
            if (!now?.textContent || now.textContent === before) return;
            observer.disconnect();
            now.setAttribute('elementtiming', 'product');
          }).observe(document, { subtree: true, childList: true, characterData: true });
        },
        { capture: true, once: true },
      );
    });
    await (preparation === 'hovered' ? link.click() : link.tap());
    await page.waitForURL((url) => url.href !== address);
    // In the same document, its first paint was that of the category.
    const isSameDocument = await page.evaluate(
      (path) => performance.getEntriesByType('navigation')[0]?.name.endsWith(path),
      new URL(address).pathname,
    );
    const painted = await page.waitForFunction(
      (isSame) =>
        isSame
          ? document.documentElement.dataset['paintedAt']
          : performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      isSameDocument,
    );
    const paintedAt = Number(await painted.jsonValue());
    return await page.evaluate(
      (time) => performance.timeOrigin + time - Number(sessionStorage.getItem('benchTap')),
      paintedAt,
    );
  } finally {
    await page.context().close();
  }
}

const NAVIGATIONS = /** @type {const} */ ([
  { open: openSlowPhone, preparation: 'first', name: 'category to product, first tap: a document', atMost: 250 },
  { open: openSlowPhone, preparation: 'later', name: 'category to product, after a scroll', atMost: 250 },
  { open: openSlowPhone, preparation: 'focused', name: 'category to product, prefetched', atMost: 60 },
  {
    open: openDesktop,
    preparation: 'hovered',
    name: 'category to product, prefetched, on a desktop at full speed',
    atMost: 60,
  },
]);

/**
 * From a category to a product.
 *
 * @param {import('./metric.mjs').Bench} bench
 * @returns {Promise<import('./metric.mjs').Metric[]>}
 */
export async function measureNavigation({ browser, shop, pages, staticPages }) {
  const category = pages.find(({ kind }) => kind === 'category')?.path ?? '/';
  const staticCategory = staticPages.find(({ kind }) => kind === 'category')?.path;
  const staticProduct = staticPages.find(({ kind }) => kind === 'product')?.path;
  /** @type {number[]} */
  const staticTimes = [];
  /** @type {Map<string, number[]>} */
  const times = new Map(NAVIGATIONS.map(({ name }) => [name, []]));
  // The first turn warms the server.
  for (let run = 0; run <= RUNS; run += 1) {
    for (const { open, preparation, name } of NAVIGATIONS) {
      const took = await followLink(await open(browser), shop.url + category, preparation);
      if (run > 0) times.get(name)?.push(took);
    }
    if (!staticCategory) continue;
    const took = await followLink(await openSlowPhone(browser), shop.url + staticCategory, 'first', staticProduct);
    if (run > 0) staticTimes.push(took);
  }
  return [
    ...NAVIGATIONS.map(({ name, atMost }) => ({
      name,
      value: getMedian(times.get(name) ?? []),
      unit: 'ms',
      target: { atMost },
    })),
    { name: 'static page to static page, first tap', value: getMedian(staticTimes), unit: 'ms' },
  ];
}
