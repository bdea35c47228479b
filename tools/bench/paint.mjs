import { getMedian } from './metric.mjs';

const RUNS = 5;

/** A phone on a slow mobile network, as Lighthouse assumes it. */
const SLOW_PHONE = {
  cpuSlowdown: 4,
  network: { offline: false, latency: 150, downloadThroughput: (1.6 * 1e6) / 8, uploadThroughput: (0.75 * 1e6) / 8 },
};

/**
 * An image on a page, size in CSS pixels.
 *
 * @typedef {{ url: string, width: number, height: number }} PageImage
 */

/**
 * How a page load felt; ms after the navigation began, save for the shift. `image` is the largest paint, when it was
 * one.
 *
 * @typedef {{ first: number, largest: number, blocking: number, shift: number, image: PageImage | null }} Paint
 */

/**
 * What the observed entries have, each its own.
 *
 * @typedef {{ startTime: number, duration: number, url: string, element: Element | null, value: number, hadRecentInput: boolean }} ObservedEntry
 */

/** Runs in the page, before its own scripts: notes what only observers see. */
function observe() {
  const notes = { largest: 0, shift: 0, blocking: 0, image: /** @type {PageImage | null} */ (null) };
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
  watch('longtask', (entry) => (notes.blocking += Math.max(0, entry.duration - 50)));
  Object.assign(window, { benchNotes: notes });
}

/**
 * Loads a page with empty caches on a slow phone.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @returns {Promise<Paint>}
 */
export async function measurePaint(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_PHONE.network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.cpuSlowdown });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page.evaluate(() => {
      const notes = /** @type {Omit<Paint, 'first'>} */ (/** @type {any} */ (window).benchNotes);
      return { ...notes, first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0 };
    });
  } finally {
    await context.close();
  }
}

/**
 * First and largest paint, blocked time and layout shift of each type of page and of a static page with the same
 * image, on a slow phone with empty caches. The pages take turns, so that whatever else the machine does meets all
 * alike.
 *
 * @param {import('./metric.mjs').Bench} bench
 * @returns {Promise<import('./metric.mjs').Metric[]>}
 */
export async function measurePaints({ browser, shop, pages, staticPath }) {
  const all = [...pages, { kind: 'static page', path: staticPath }];
  /** @type {Map<string, Paint[]>} */
  const paints = new Map(all.map(({ kind }) => [kind, []]));
  // The first turn warms the server.
  for (let run = 0; run <= RUNS; run += 1) {
    for (const { kind, path } of all) {
      const paint = await measurePaint(browser, shop.url + path);
      if (run > 0) paints.get(kind)?.push(paint);
    }
  }
  const middle = (/** @type {string} */ kind, /** @type {'first' | 'largest' | 'blocking' | 'shift'} */ name) =>
    getMedian((paints.get(kind) ?? []).map((paint) => paint[name]));
  return [
    ...all.flatMap(({ kind }) => [
      { name: `${kind}: first contentful paint`, value: middle(kind, 'first'), unit: 'ms' },
      { name: `${kind}: largest contentful paint`, value: middle(kind, 'largest'), unit: 'ms' },
      ...(kind === 'static page'
        ? []
        : [
            { name: `${kind}: blocked time`, value: middle(kind, 'blocking'), unit: 'ms', target: { atMost: 50 } },
            { name: `${kind}: layout shift`, value: middle(kind, 'shift'), unit: '', target: { atMost: 0 } },
          ]),
    ]),
    {
      name: 'home next to the static page, largest paint',
      value: middle('home', 'largest') / middle('static page', 'largest'),
      unit: 'times',
      target: { atMost: 1.2 },
    },
  ];
}
