import { waitForNetworkIdle } from './wait-for-network-idle.mjs';
import { brotliBest } from './precompress.mjs';

/**
 * What a shopper downloads to see a page, before doing anything.
 *
 * @typedef {object} FirstLoad
 * @property {number} scripts bytes of all JavaScript except those of the next two, brotli
 * @property {number} application bytes of the scripts that start the application, brotli; most pages execute them at the
 * first interaction
 * @property {number} page bytes of the scripts that hydrate the page then, brotli
 * @property {number} styles bytes of all CSS, brotli
 * @property {number} fonts bytes of all fonts, as they are
 * @property {string[]} files paths of the scripts, styles and fonts
 * @property {string[]} errors why the application did not start, or what its console reports; empty when all is well
 */

/** Time in ms within which the application must start after the network is idle. */
const START_TIMEOUT = 10_000;

/** Kinds of files by content type. WOFF2 is compressed already. */
const kinds = /** @type {const} */ ([
  { kind: 'scripts', pattern: /javascript/ },
  { kind: 'styles', pattern: /text\/css/ },
  { kind: 'fonts', pattern: /^font\// },
]);

/**
 * Opens a page in a fresh browser and adds up its scripts and styles, those inside of the HTML included.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {number} [startTimeout] time in ms to wait for the application once the network is idle
 * @returns {Promise<FirstLoad>}
 * @throws Error when the page does not answer 200
 */
export async function measureFirstLoad(browser, url, startTimeout = START_TIMEOUT) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    /** @type {Map<string, import('playwright').Response>} */
    const responses = new Map();
    page.on('response', (response) => responses.set(response.url(), response));
    /** @type {string[]} */
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const answer = await page.goto(url, { waitUntil: 'networkidle' });
    if (answer?.status() !== 200) throw new Error(`${url} answers ${answer?.status() ?? 'nothing'}.`);

    // What is prefetched in idle time counts as well: the shopper pays for it.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })));
    await waitForNetworkIdle(page);
    const first = [...responses.values()];
    // An interaction that does nothing else.
    await page.keyboard.press('Shift');
    // The application sets the queue of the inline script to null when it starts to handle events.
    await page
      .waitForFunction(() => Reflect.get(window, 'witrynaEvents') === null, null, { timeout: startTimeout })
      .catch(() => errors.push('The application does not start.'));

    const load = {
      scripts: 0,
      application: 0,
      page: 0,
      styles: 0,
      fonts: 0,
      files: /** @type {string[]} */ ([]),
      errors,
    };
    const named = await page.evaluate(() => {
      const { modules = '', deferred = '' } =
        document.querySelector(/** @type {'script'} */ ('script[data-modules]'))?.dataset ?? {};
      return { application: modules.split(' '), page: deferred.split(' ') };
    });
    for (const response of first) {
      const type = response.headers()['content-type'] ?? '';
      const kind = kinds.find(({ pattern }) => pattern.test(type))?.kind;
      if (!kind) continue;
      const body = await response.body();
      const { pathname } = new URL(response.url());
      const part =
        (kind === 'scripts' &&
          /** @type {const} */ (['application', 'page']).find((name) => named[name].includes(pathname))) ||
        kind;
      load[part] += (kind === 'fonts' ? body : await brotliBest(body)).length;
      load.files.push(pathname);
    }
    const inline = await page.evaluate(() => {
      const getText = (/** @type {string} */ selector) =>
        Array.from(document.querySelectorAll(selector), (element) => element.textContent).join('\n');
      const executed =
        'script:not([src]):is(:not([type]), [type="module"], [type="text/javascript"], [type="importmap"])';
      return { scripts: getText(executed), styles: getText('style') };
    });
    if (inline.scripts) load.scripts += (await brotliBest(inline.scripts)).length;
    if (inline.styles) load.styles += (await brotliBest(inline.styles)).length;
    return load;
  } finally {
    await context.close();
  }
}
