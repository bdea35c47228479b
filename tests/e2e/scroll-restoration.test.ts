import type { Page } from '@playwright/test';
import { createRandom } from '../faults/random.ts';
import { expect, test } from '../support/fixtures.ts';
import { randomRuns } from '../support/random-runs.ts';
import { openPage, untilInteractive } from './steps/shop-page.ts';

/** What the shopper sees: where, which products, which filters, how far down. */
interface View {
  address: string;
  heading: string;
  products: string[];
  filters: string[];
  order: string;
  /** Null on a page that is no list. */
  scroll: number | null;
}

const read = (page: Page): Promise<View> =>
  page.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.textContent.trim());
    const order = document.querySelector<HTMLSelectElement>('main select[name="sort"]');
    return {
      address: location.pathname + location.search,
      heading: texts('main h1').join(),
      products: texts('main article h2'),
      filters: texts('main [aria-label="Wybrane filtry"] a'),
      order: order?.value ?? '',
      scroll: order ? Math.round(scrollY) : null,
    };
  });

const links = {
  product: 'main article h2 a',
  filter: 'main aside nav[aria-label="Filtry"] a:not(details:not([open]) a)',
  page: 'main nav[aria-label="Strony wyników"] a:not([aria-current])',
  more: 'main a[href*="from="]',
};

/**
 * Follows one of the links as a click does, without the pointer, which would scroll. Null when there is none that leads
 * elsewhere.
 */
async function follow(page: Page, kind: keyof typeof links, chance: number): Promise<string | null> {
  return page.evaluate(
    ([selector, number]) => {
      const found = [...document.querySelectorAll<HTMLAnchorElement>(selector)].filter(
        ({ href }) => href !== location.href,
      );
      const link = found[Math.floor(number * found.length)];
      link?.click();
      return link ? link.pathname + link.search : null;
    },
    [links[kind], chance] as const,
  );
}

const starts = ['/sport.html', '/witaminy.html', '/search.html?query=magnez'] as const;
const longestHistory = 20;
const sequences = randomRuns({ test: 6, full: 60 });

test('Back, Forward and reload restore the exact scroll position of a list, in random sequences @desktop', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const random = createRandom(20_261_121);
  let entries: View[] = [];
  let at = 0;
  const log: string[] = [];

  const leave = async () => {
    entries[at] = await read(page);
  };
  const arrive = async (address: string) => {
    await expect.poll(async () => (await read(page)).address, { message: log.join(' → ') }).toBe(address);
    entries = [...entries.slice(0, at + 1), await read(page)];
    at = entries.length - 1;
  };
  const restored = () => expect.poll(() => read(page), { message: log.join(' → ') }).toEqual(entries[at]);

  for (let sequence = 0; sequence < sequences; sequence += 1) {
    if (at >= longestHistory || sequence % 20 === 0) {
      const start = random.pick(starts);
      await openPage(page, start);
      entries = [await read(page)];
      at = 0;
      log.length = 0;
      log.push(start);
    }
    for (let step = 0; step < 2; step += 1) {
      const share = random.next();
      await page.evaluate(
        (part) =>
          window.scrollTo({ top: part * (document.documentElement.scrollHeight - innerHeight), behavior: 'instant' }),
        share,
      );
      const kind = random.pick(['product', 'filter', 'filter', 'page', 'page', 'more', 'more'] as const);
      await leave();
      const address = await follow(page, kind, random.next());
      log.push(`${kind} ${address}`);
      if (address !== null) await arrive(address);
    }
    for (let step = 0; step < 3; step += 1) {
      const move = random.pick(['back', 'back', 'back', 'forward', 'forward', 'reload'] as const);
      if ((move === 'back' && at === 0) || (move === 'forward' && at === entries.length - 1)) continue;
      await leave();
      log.push(move);
      if (move === 'reload') {
        await page.reload();
        await untilInteractive(page);
      } else {
        at += move === 'back' ? -1 : 1;
        await page.evaluate((by) => history.go(by), move === 'back' ? -1 : 1);
      }
      await restored();
    }
  }
});
