import { fetchesEnd } from './fetches-end.mjs';
import { brotliBest } from './precompress.mjs';

/**
 * What a shopper downloads to see a page, before doing anything.
 *
 * @typedef {object} FirstLoad
 * @property {number} scripts bytes of all executed JavaScript, brotli
 * @property {number} styles bytes of all CSS, brotli
 * @property {string[]} files paths of the scripts and styles
 */

/**
 * Opens a page in a fresh browser and adds up its scripts and styles, those inside of the HTML included.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @returns {Promise<FirstLoad>}
 * @throws Error when the page does not answer 200
 */
export async function measureFirstLoad(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    /** @type {Map<string, import('playwright').Response>} */
    const responses = new Map();
    page.on('response', (response) => responses.set(response.url(), response));
    const answer = await page.goto(url, { waitUntil: 'networkidle' });
    if (answer?.status() !== 200) throw new Error(`${url} answers ${answer?.status() ?? 'nothing'}.`);

    // What is prefetched in idle time counts as well: the shopper pays for it.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await fetchesEnd(page);

    const load = { scripts: 0, styles: 0, files: /** @type {string[]} */ ([]) };
    for (const response of responses.values()) {
      const type = response.headers()['content-type'] ?? '';
      const kind = /javascript/.test(type) ? 'scripts' : /text\/css/.test(type) ? 'styles' : null;
      if (!kind) continue;
      load[kind] += (await brotliBest(await response.body())).length;
      load.files.push(new URL(response.url()).pathname);
    }
    const inline = await page.evaluate(() => {
      const textOf = (/** @type {string} */ selector) =>
        Array.from(document.querySelectorAll(selector), (element) => element.textContent).join('\n');
      const executed = 'script:not([src]):is(:not([type]), [type="module"], [type="text/javascript"], [type="importmap"])';
      return { scripts: textOf(executed), styles: textOf('style') };
    });
    if (inline.scripts) load.scripts += (await brotliBest(inline.scripts)).length;
    if (inline.styles) load.styles += (await brotliBest(inline.styles)).length;
    return load;
  } finally {
    await context.close();
  }
}
