import { watchTab } from './soak-watch.mjs';
import { pick, randomNumbers } from './random.mjs';

/** Words that a shopper may look for; some are in the shop. */
const WORDS = ['magnez', 'witamina', 'cynk', 'kolagen', 'omega', 'sen', 'xyz', 'żelazo'];

/** How long an action may take before the next one, in ms. */
const PATIENCE = 8000;

/**
 * A tab in which somebody clicks about.
 *
 * @typedef {object} SoakTab
 * @property {string} name
 * @property {() => Promise<void>} step does something at random and waits until it is done
 * @property {() => Promise<number>} heap bytes in use on the home page, after a collection of garbage
 * @property {() => import('./soak-watch.mjs').Findings} findings
 */

/**
 * Opens a tab in a browser context of its own.
 *
 * @param {import('playwright').Browser} browser
 * @param {{ name: string, url: string, width: number, reloads: boolean, seed: number }} options `reloads`: also loads
 * pages again, which
 *   empties the heap
 * @returns {Promise<SoakTab>}
 */
export async function openSoakTab(browser, { name, url, width, reloads, seed }) {
  const narrow = width < 600;
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    hasTouch: narrow,
    isMobile: narrow,
    serviceWorkers: 'block',
    locale: 'pl-PL',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  // A busy machine is no error of the shop.
  page.setDefaultNavigationTimeout(60_000);
  const random = randomNumbers(seed);
  const watch = watchTab(page, url);
  const session = await context.newCDPSession(page);
  await page.goto(url);
  await watch.settled();
  // Playwright's own script comes with the first look at an element, once next to the page's scripts and once among
  // them. It is half a megabyte each time, which must not count as a gain of the shop.
  await page.locator('main').isVisible();
  await page.locator('main').evaluate(() => null);

  /** @param {import('playwright').Locator} elements */
  const clickOne = async (elements) => {
    const element = pick(random, await elements.all());
    if (element) await element.click();
  };
  const links = (/** @type {string} */ scope) => page.locator(`${scope} a[href^="/"]:visible:not([download])`);
  const banner = page.locator('header').first();
  const close = () => page.keyboard.press('Escape');

  /** @type {[weight: number, name: string, action: () => Promise<unknown>][]} */
  const actions = [
    [40, 'a link of the page', () => clickOne(links('main'))],
    [10, 'a link of the header', () => clickOne(links('header'))],
    [5, 'a link of the footer', () => clickOne(links('footer'))],
    [12, 'back', () => page.evaluate(() => history.back())],
    [6, 'forward', () => page.evaluate(() => history.forward())],
    [
      6,
      'the cart',
      async () => {
        await banner.getByRole('link', { name: /^Koszyk/ }).click();
        await watch.settled();
        await close();
      },
    ],
    [
      6,
      'the menu',
      async () => {
        if (narrow) await banner.getByRole('button', { name: 'Menu' }).click();
        else await pick(random, await banner.getByRole('navigation').getByRole('link').all())?.hover();
        await watch.settled();
        await close();
      },
    ],
    [
      7,
      'a search',
      async () => {
        await banner.getByRole('link', { name: 'Szukaj' }).click();
        await page
          .getByRole('combobox')
          .first()
          .fill(pick(random, WORDS) ?? '');
        await watch.settled();
        await page.keyboard.press(random() < 0.6 ? 'Enter' : 'Escape');
      },
    ],
    [
      6,
      'an order of a list',
      async () => {
        const sort = page.getByRole('main').getByRole('combobox').first();
        if (await sort.isVisible())
          await sort.selectOption({ index: Math.floor(random() * (await sort.locator('option').count())) });
      },
    ],
    [
      3,
      'add to cart',
      async () => {
        await clickOne(page.getByRole('main').getByRole('button', { name: /^Dodaj do koszyka/ }));
        await watch.settled();
        await close();
      },
    ],
    [reloads ? 6 : 0, 'reload', () => page.reload()],
  ];
  const total = actions.reduce((sum, [weight]) => sum + weight, 0);

  return {
    name,
    async step() {
      let left = random() * total;
      const [, title, action] = actions.find(([weight]) => (left -= weight) < 0) ?? actions[0] ?? [];
      if (!title || !action) return;
      watch.begin(`${title} (${new URL(page.url()).pathname}${new URL(page.url()).search})`);
      // What is covered, gone or not there cannot be pressed; somebody would press something else.
      await action().catch(() => watch.missed());
      await watch.settled();
      // History leads out of the shop to where the tab began.
      if (!page.url().startsWith(url)) await page.goto(url);
    },
    async heap() {
      watch.begin('home');
      await close();
      await page.evaluate(() =>
        document
          .querySelector('header a[href="/"]')
          ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
      );
      await page.waitForURL(`${url}/`).catch(() => watch.missed());
      await watch.settled();
      // What only a weak reference or a finalizer still held goes in the next round.
      for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
      return (await session.send('Runtime.getHeapUsage')).usedSize;
    },
    findings: watch.findings,
  };
}
