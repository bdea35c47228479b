import { cmsPages } from '../../storefront/demo/content/index.ts';
import { findPolishText } from '../../storefront/demo/testing/find-polish-text.ts';
import { englishView, expect, test } from './steps/second-view-shop.ts';
import { openPage } from './steps/shop-page.ts';

/** Server HTML as people read it: without scripts, styles and the link to the same page in Polish. */
function toReadableHtml(html: string): string {
  return (
    html
      .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/gu, '')
      .replaceAll(/<link\b[^>]*>/gu, '')
      // SKUs are nobody's words.
      .replaceAll(/<input type="hidden" name="sku"[^>]*>/gu, '')
      .replaceAll(/>polski</giu, '><')
  );
}

/** Every eighth page of the sitemap is enough for its kind: a test of the backend reads the texts of all entities. */
const SAMPLE = 8;

test('[I18-09] no page of the English view has Polish text in its HTML @desktop @full', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/gu)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((path) => path.startsWith(englishView));
  // Home, 86 categories with brands, 148 products.
  expect(listed.length).toBeGreaterThan(200);
  const content = cmsPages
    .map(({ identifier }) => `${englishView}/${identifier}`)
    .filter((path) => !path.endsWith('/home'));
  const shopPages = [
    '/stores',
    '/stores/warszawa-praga',
    '/cart',
    '/checkout',
    '/contact-us',
    '/search.html?query=magnesium',
    '/sign-in',
    '/create-account',
    '/track-my-order',
    '/no-such-page',
  ];
  const paths = [
    ...listed.filter((_, index) => index % SAMPLE === 0),
    ...content,
    ...shopPages.map((path) => englishView + path),
  ];
  const found: string[] = [];
  for (const path of paths) {
    const answer = await request.get(path);
    if (path.endsWith('/no-such-page')) expect(answer.status()).toBe(404);
    else expect(answer.status(), path).toBeLessThan(400);
    const html = await answer.text();
    expect(html, path).toContain('<html lang="en-GB"');
    found.push(...findPolishText(toReadableHtml(html)).map((text) => `${path}: ${text}`));
  }
  expect(found).toEqual([]);
});

test('[STO-05] a new visitor finds the other language and its currency in the header of the default shop', async ({
  page,
}) => {
  await openPage(page, '/');
  await expect(page.locator('link[rel="alternate"][hreflang="en-GB"]')).toHaveAttribute(
    'href',
    new RegExp(`${englishView}/$`),
  );
  await openPage(page, `${englishView}/`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('An autumn that keeps its pace');
  await expect(page.getByRole('main').getByText(/€\d/).first()).toBeVisible();
});
