import { expect, test, type APIResponse, type Page } from '@playwright/test';
import { addToCartButton } from './cart.ts';
import { findDemoWords } from './demo-words.ts';
import { openPage } from './shop-page.ts';

/** What a shop of another merchant must not have. */
interface DemoRemains {
  /** Demo words by page. */
  found: Record<string, string[]>;
  /** Links whose pages are missing or fail, with their status. */
  dead: string[];
}

/** Returns functions that look for demo words and broken links, and collect them in `remains`. */
export function createRemainsSearch(page: Page) {
  const remains: DemoRemains = { found: {}, dead: [] };
  const checked = new Set<string>();
  const searchHtml = (place: string, html: string) => {
    const words = findDemoWords(html);
    if (words.length > 0) remains.found[place] = words;
  };
  const noteStatus = (place: string, response: APIResponse) => {
    if (!response.ok()) remains.dead.push(`${place} (${response.status()})`);
  };
  const checkLinks = async (place: string, hrefs: readonly string[]) => {
    for (const href of hrefs) {
      if (checked.has(href)) continue;
      checked.add(href);
      noteStatus(`${href} on ${place}`, await page.request.get(href));
    }
  };
  return {
    remains,
    searchHtml,
    noteStatus,
    checkLinks,
    /** Searches the page as the browser shows it, and its links within the shop. */
    searchPage: async (place: string) => {
      searchHtml(place, await page.content());
      await checkLinks(
        place,
        await page
          .locator('a[href^="/"]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '/')),
      );
    },
  };
}

/** Pages to which no link leads, or whose content the browser makes. */
const furtherPages = [
  '/search.html?query=xyzxyz',
  '/cart',
  '/checkout',
  '/sign-in',
  '/create-account',
  '/forgot-password',
  '/contact-us',
  '/wishlist',
  '/track-my-order',
  '/not-there.html',
] as const;

/**
 * Looks for words of the demo merchant and for broken links, on all pages that links lead to and on those that the
 * browser makes, with a product in the cart.
 *
 * @param options.product path of a product without options
 * @param options.search word that finds products
 * @param options.text finds a text of the shop by its message id
 */
export async function findDemoRemains(
  page: Page,
  { product, search, text }: { product: string; search: string; text(id: string): string },
): Promise<DemoRemains & { /** Number of pages that links lead to. */ pages: number }> {
  const { remains, searchHtml, noteStatus, searchPage } = createRemainsSearch(page);
  const seen = new Set<string>(['/']);

  await test.step('pages as the server sends them, from the home page on', async () => {
    await openPage(page, '/');
    const queue = ['/'];
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const response = await page.request.get(path);
      noteStatus(path, response);
      const html = await response.text();
      searchHtml(path, html);
      // Filters combine endlessly.
      if (path.includes('?')) continue;
      for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\shref="([^"#]*)/g)) {
        const url = new URL(href.replaceAll('&amp;', '&'), response.url());
        // Of the values of a filter one is enough.
        const kind = [url.pathname, ...url.searchParams.keys()].join(' ');
        if (url.origin !== new URL(response.url()).origin || seen.has(kind)) continue;
        seen.add(kind);
        queue.push(url.pathname + url.search);
      }
    }
  });

  await test.step('pages as the browser shows them', async () => {
    await openPage(page, product);
    await addToCartButton(page, text('cart.add')).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: text('cart.checkout') })).toBeVisible();
    await expect(page.getByRole('dialog').locator('[aria-busy="true"]')).toHaveCount(0);
    for (const path of [`/search.html?query=${search}`, ...furtherPages]) {
      await openPage(page, path);
      await searchPage(path);
    }
  });

  const manifest = await page.request.get('/manifest.webmanifest');
  searchHtml('the manifest', await manifest.text());
  return { ...remains, pages: seen.size };
}
