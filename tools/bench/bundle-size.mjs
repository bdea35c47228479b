import { brotliBest } from '../../scripts/lib/precompress.mjs';

const KINDS = /** @type {const} */ ({
  JavaScript: /javascript/,
  'lazy CSS': /text\/css/,
  fonts: /font/,
  pictures: /^image\//,
  'HTML with its CSS': /text\/html/,
});

/**
 * What each type of page makes a phone download before anything is done on it; texts as brotli.
 *
 * @param {import('./metric.mjs').Bench} bench
 * @returns {Promise<import('./metric.mjs').Metric[]>}
 */
export async function measureWeight({ browser, shop, pages }) {
  /** @type {import('./metric.mjs').Metric[]} */
  const metrics = [];
  for (const { kind, path } of pages) {
    const context = await browser.newContext({
      viewport: { width: 375, height: 812 },
      deviceScaleFactor: 2,
      isMobile: true,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    /** @type {import('playwright').Response[]} */
    const responses = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(shop.url + path, { waitUntil: 'networkidle' });
    for (const [name, type] of Object.entries(KINDS)) {
      let bytes = 0;
      for (const response of responses) {
        if (!type.test(response.headers()['content-type'] ?? '') || response.status() !== 200) continue;
        const body = await response.body();
        bytes += name === 'fonts' || name === 'pictures' ? body.length : (await brotliBest(body)).length;
      }
      const limited = name === 'JavaScript' && ['home', 'category', 'product'].includes(kind);
      metrics.push({
        name: `${kind}: ${name}`,
        value: bytes / 1000,
        unit: 'kB',
        ...(limited && { target: { atMost: 100 } }),
      });
    }
    const styles = await page.evaluate(() =>
      Array.from(document.querySelectorAll('style'), (element) => element.textContent).join('\n'),
    );
    metrics.push({ name: `${kind}: CSS in the HTML`, value: (await brotliBest(styles)).length / 1000, unit: 'kB' });
    await context.close();
  }
  return metrics;
}
