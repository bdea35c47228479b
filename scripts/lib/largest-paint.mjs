/**
 * How a page load felt.
 *
 * @typedef {object} PaintTimes
 * @property {number} first first contentful paint, ms after the navigation began
 * @property {number} largest largest contentful paint, ms after the navigation began
 * @property {{ url: string, width: number, height: number } | null} image the largest paint, when it was an image; CSS pixels
 */

/** A phone on a slow mobile network, as Lighthouse assumes it. */
const SLOW_PHONE = {
  cpuSlowdown: 4,
  network: { offline: false, latency: 150, downloadThroughput: (1.6 * 1e6) / 8, uploadThroughput: (0.75 * 1e6) / 8 },
};

/**
 * Loads a page with an empty cache on a throttled phone.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @returns {Promise<PaintTimes>}
 */
export async function measurePaint(browser, url) {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, isMobile: true });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_PHONE.network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.cpuSlowdown });
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page.evaluate(
      () =>
        /** @type {Promise<PaintTimes>} */
        new Promise((resolve) => {
          new PerformanceObserver((list) => {
            const entry = /** @type {LargestContentfulPaint | undefined} */ (list.getEntries().at(-1));
            if (!entry) return;
            const box = entry.element?.getBoundingClientRect();
            resolve({
              first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
              largest: entry.startTime,
              image: entry.url && box ? { url: entry.url, width: box.width, height: box.height } : null,
            });
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  } finally {
    await context.close();
  }
}
