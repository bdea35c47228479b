import { brotliBest } from '../../scripts/lib/precompress.mjs';

const KINDS = /** @type {const} */ ({
  JavaScript: /javascript/,
  'lazy CSS': /text\/css/,
  fonts: /font/,
  pictures: /^image\//,
  'HTML with its CSS': /text\/html/,
});

/** In kB, for pages that shoppers come to. @type {Partial<Record<keyof typeof KINDS, { atMost: number }>>} */
const targets = { JavaScript: { atMost: 12 }, fonts: { atMost: 50 } };

/**
 * Loads a page as a phone does that has nothing of it.
 *
 * @template Result
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {(page: import('playwright').Page, responses: readonly import('playwright').Response[]) => Promise<Result>} read
 * @returns {Promise<Result>}
 */
async function loadOnPhone(browser, url, read) {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    /** @type {import('playwright').Response[]} */
    const responses = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(url, { waitUntil: 'networkidle' });
    return await read(page, responses);
  } finally {
    await context.close();
  }
}

/**
 * @param {import('playwright').Page} page
 * @returns {Promise<string[]>} paths of the scripts that the page preloads when it is idle, before it needs them
 */
function readPreloaded(page) {
  return page.evaluate(() => {
    const {
      start,
      modules = '',
      deferred = '',
    } = document.querySelector(/** @type {'script'} */ ('script[data-modules]'))?.dataset ?? {};
    return start === 'interaction' ? `${modules} ${deferred}`.split(' ') : [];
  });
}

/**
 * @param {readonly import('playwright').Response[]} responses
 * @param {keyof typeof KINDS} kind
 * @returns {Promise<number>} bytes; texts as brotli
 */
async function sumBytes(responses, kind) {
  let bytes = 0;
  for (const response of responses) {
    if (!KINDS[kind].test(response.headers()['content-type'] ?? '') || response.status() !== 200) continue;
    const body = await response.body();
    bytes += kind === 'fonts' || kind === 'pictures' ? body.length : (await brotliBest(body)).length;
  }
  return bytes;
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url of a page
 * @returns {Promise<number>} bytes of its pictures
 */
export function measurePictures(browser, url) {
  return loadOnPhone(browser, url, (_page, responses) => sumBytes(responses, 'pictures'));
}

/** @param {string} kind of page: whether shoppers come to one from outside */
const isShoppersFirst = (kind) => ['home', 'category', 'product'].includes(kind);

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
    await loadOnPhone(browser, shop.url + path, async (page, responses) => {
      const preloaded = await readPreloaded(page);
      const isPreloaded = (/** @type {import('playwright').Response} */ response) =>
        preloaded.includes(new URL(response.url()).pathname);
      metrics.push({
        name: `${kind}: JavaScript, preloaded when idle`,
        value: (await sumBytes(responses.filter(isPreloaded), 'JavaScript')) / 1000,
        unit: 'kB',
        ...(isShoppersFirst(kind) && { target: { atMost: 80 } }),
      });
      const needed = responses.filter((response) => !isPreloaded(response));
      for (const name of /** @type {(keyof typeof KINDS)[]} */ (Object.keys(KINDS))) {
        const target = targets[name];
        metrics.push({
          name: `${kind}: ${name}`,
          value: (await sumBytes(needed, name)) / 1000,
          unit: 'kB',
          ...(target && isShoppersFirst(kind) && { target }),
        });
      }
      const styles = await page.evaluate(() =>
        Array.from(document.querySelectorAll('style'), (element) => element.textContent).join('\n'),
      );
      metrics.push({ name: `${kind}: CSS in the HTML`, value: (await brotliBest(styles)).length / 1000, unit: 'kB' });
    });
  }
  return metrics;
}
