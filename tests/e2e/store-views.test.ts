import type { Page } from '@playwright/test';
import { products } from './steps/cart.ts';
import { openStep } from './steps/checkout.ts';
import { clearFaults, injectFault } from './steps/backend.ts';
import { englishView, expect, expectNoAxeViolations, test } from './steps/second-view-shop.ts';
import { mainHeading, openPage, untilInteractive } from './steps/shop-page.ts';

test.use({ reducedMotion: 'reduce' });

/** An amount in euro as the British write it, e.g. `€6.99`. */
const euro = /^€\d+\.\d\d$/;

/** The language files that the page fetches from now on, e.g. `pl_PL`. */
function watchCatalogs(page: Page): Set<string> {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const name = /\/assets\/([a-z]{2}_[A-Z]{2})-/.exec(request.url())?.[1];
    if (name) loaded.add(name);
  });
  return loaded;
}

test('a filter that no product of an English list has is named in English @desktop', async ({ page }) => {
  await openPage(page, `${englishView}/witaminy.html`);
  const address = await page.locator('main aside a[href*="form="]', { hasText: 'Drops' }).getAttribute('href');
  await openPage(page, `${englishView}/sport.html${address}`);
  await expect(page.getByRole('link', { name: 'Remove filter: Drops' })).toBeVisible();
});

test('[RTE-15] [I18-09] an English shopper has layout, category, product, cart and checkout in English, with prices in euro @desktop @full', async ({
  page,
  features,
}) => {
  await test.step('home', async () => {
    await openPage(page, englishView);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Basket, empty' })).toBeVisible();
    const shops = page.getByRole('contentinfo').getByRole('link', { name: 'Our shops' });
    if (features.has('storeLocator')) await expect(shops).toHaveAttribute('href', `${englishView}/stores`);
    else await expect(shops).toHaveCount(0);
    await expectNoAxeViolations(page);
  });

  await test.step('category', async () => {
    await openPage(page, `${englishView}/sport.html`);
    await expect(
      page
        .getByRole('main')
        .getByText(/^\d+ products$/)
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('main').getByText(/zł/)).toHaveCount(0);
    await expectNoAxeViolations(page);
  });

  await test.step('product, reached without a page load and by its own address', async () => {
    await page
      .getByRole('main')
      .getByRole('article')
      .getByRole('heading', { level: 2 })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${englishView}/[\\w-]+\\.html$`));
    await openPage(page, englishView + products.magnesium.path);
    // The English view has a path of its own for it.
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${englishView}/magnesium-b6-forte.html$`),
    );
    await expect(page.getByRole('main').getByText('In stock, dispatched within 24 hours')).toBeVisible();
    await expect(page.getByRole('main').getByText(euro).first()).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('main').getByRole('button', { name: 'Add to basket', exact: true }).click();
  });

  await test.step('mini cart and cart', async () => {
    await page
      .getByRole('dialog', { name: /^Basket/ })
      .getByRole('link', { name: 'View the basket' })
      .click();
    await expect(page).toHaveURL(`${englishView}/cart`);
    await expect(mainHeading(page)).toHaveText(/^Basket/);
    const summary = page.getByRole('region', { name: 'Summary' });
    await expect(summary.getByRole('definition').filter({ hasText: euro }).first()).toBeVisible();
    await expectNoAxeViolations(page);
    await summary.getByRole('link', { name: 'To the checkout' }).click();
  });

  await test.step('checkout', async () => {
    await expect(page).toHaveURL(`${englishView}/checkout`);
    await expect(openStep(page).getByRole('heading', { level: 2 })).toHaveText('Contact and address');
    await expect(openStep(page).getByLabel('Postcode')).toBeVisible();
    await expectNoAxeViolations(page);
  });
});

test('[I18-03] the shop loads the language of its store view and no other @desktop', async ({ page }) => {
  const catalogs = watchCatalogs(page);
  await openPage(page, '/sport.html');
  await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('heading', { level: 2 })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Dodaj do koszyka', exact: true }).first()).toBeVisible();
  expect([...catalogs]).toEqual(['pl_PL']);
  const english = await page.context().newPage();
  const englishCatalogs = watchCatalogs(english);
  await openPage(english, `${englishView}/sport.html`);
  await expect(english.getByRole('banner').getByRole('link', { name: 'Basket, empty' })).toBeVisible();
  expect([...englishCatalogs]).toEqual(['en_GB']);
});

const switcher = (page: Page, part: 'banner' | 'contentinfo', name: RegExp) =>
  page.getByRole(part).getByRole('button', { name });

/** What the browser keeps under the keys of the store view. */
function keptView(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => {
    const kept = ['store_view_code', 'store_view_currency', 'store_view_secure_base_media_url'].map((key) => {
      const item: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
      return [key, typeof item === 'object' && item !== null && 'value' in item ? item.value : null] as const;
    });
    return Object.fromEntries(kept);
  });
}

test('[STO-05] [STO-08] [STO-09] [STO-10] [STO-16] the switcher of the header opens the same product in the other view and back @desktop', async ({
  page,
  shop,
}) => {
  await openPage(page, products.magnesium.path);
  const asked = page.waitForRequest((request) => request.url().includes('getStoreRoute'));
  await switcher(page, 'banner', /^Język: polski/).click();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  expect((await asked).headers()['store']).toBe('witryna_pl_en_gb');
  await expect(page).toHaveURL(`${englishView}/magnesium-b6-forte.html`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(page.getByRole('main').getByText(euro).first()).toBeVisible();
  await untilInteractive(page);
  expect(await keptView(page)).toEqual({
    store_view_code: 'witryna_pl_en_gb',
    store_view_currency: 'EUR',
    store_view_secure_base_media_url: `${shop.url}/media/`,
  });

  await switcher(page, 'banner', /^Language: English/).click();
  await page.getByRole('banner').getByRole('link', { name: 'polski' }).click();
  await expect(page).toHaveURL(products.magnesium.path);
  await expect(page.getByRole('main').getByText(/zł/).first()).toBeVisible();
  await expect
    .poll(() => keptView(page))
    .toMatchObject({ store_view_code: 'witryna_pl_pl_pl', store_view_currency: 'PLN' });
});

test('[STO-14] [STO-15] a currency is chosen in the footer, kept over pages, and sent along; one that the view does not allow is dropped @desktop', async ({
  page,
}) => {
  await openPage(page, `${englishView}/magnesium-b6-forte.html`);
  await expect(page.getByRole('main').getByText(euro).first()).toBeVisible();
  await switcher(page, 'contentinfo', /^Currency: EUR/).click();
  await page.getByRole('contentinfo').getByRole('button', { name: 'PLN' }).click();
  await expect(page.getByRole('main').getByText(/^PLN/).first()).toBeVisible();
  await expect(page.getByRole('main').getByText(euro)).toHaveCount(0);
  await expect(switcher(page, 'banner', /^Currency: PLN/)).toBeVisible();

  const category = page.waitForRequest(
    (request) => request.url().includes('getCategory') && request.headers()['content-currency'] === 'PLN',
  );
  await page.getByRole('banner').getByRole('link', { name: 'witryna, home page' }).click();
  await expect(page).toHaveURL(`${englishView}/`);
  await page.goto(`${englishView}/sport.html`);
  await category;
  await expect(page.getByRole('main').getByText(/^PLN/).first()).toBeVisible();

  await page.evaluate(() =>
    localStorage.setItem('store_view_currency', JSON.stringify({ value: 'USD', timeStored: Date.now() })),
  );
  await openPage(page, `${englishView}/sport.html`);
  await expect(page.getByRole('main').getByText(euro).first()).toBeVisible();
  expect(await keptView(page)).toMatchObject({ store_view_currency: 'EUR' });
});

test.describe('when something in the browser blocks requests to the backend', () => {
  test('a page whose prices cannot be fetched in the chosen currency stays and shows an error @desktop @full', async ({
    page,
    watch,
  }) => {
    watch.allow(/graphql|ERR_BLOCKED_BY_CLIENT|console error: Error/);
    await openPage(page, `${englishView}/sport.html`);
    await page.evaluate(() =>
      localStorage.setItem('store_view_currency', JSON.stringify({ value: 'PLN', timeStored: Date.now() })),
    );
    await page.route(/\/graphql/, (route) => route.abort('blockedbyclient'));
    let loads = 0;
    page.on('load', () => (loads += 1));
    await openPage(page, `${englishView}/sport.html`);
    await expect(page.getByRole('region', { name: /Notifications/ })).toContainText('This could not be opened.');
    await expect(page.getByRole('main').getByText(euro).first()).toBeVisible();
    expect(loads).toBe(1);
  });
});

test('[STO-11] a URL that begins with the code of another store view saves the code and reloads the page @desktop', async ({
  page,
}) => {
  await openPage(page, '/');
  expect(await keptView(page)).toMatchObject({ store_view_code: null });
  await page.evaluate((path) => {
    const link = Object.assign(document.createElement('a'), { href: path, textContent: 'English vitamins' });
    document.querySelector('main')?.prepend(link);
  }, `${englishView}/vitamins.html`);
  await Promise.all([page.waitForEvent('load'), page.getByRole('link', { name: 'English vitamins' }).click()]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await untilInteractive(page);
  expect(await keptView(page)).toMatchObject({ store_view_code: 'witryna_pl_en_gb' });
  await openPage(page, '/witryna_pl_pl_pl/witaminy.html');
  await expect(page).toHaveURL('/witaminy.html');
  expect(await keptView(page)).toMatchObject({ store_view_code: 'witryna_pl_pl_pl', store_view_currency: 'PLN' });
});

test('[ERR-07] with a switcher of languages, too, the error page has at most 15 kB @desktop', async ({
  shop,
  request,
}) => {
  // The server knows the layout from then on.
  await request.get('/');
  await injectFault(shop, { operation: '*', status: 503, times: 40 });
  // No page of another test, which the server would have kept.
  const response = await request.head('/opened-by-nobody.html', { headers: { 'accept-encoding': 'br' } });
  await clearFaults(shop);
  expect(response.status()).toBe(503);
  expect(Number(response.headers()['content-length'])).toBeLessThanOrEqual(15_000);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the links of the switcher open the same page in the other store view @desktop', async ({ page }) => {
    await page.goto('/witaminy.html');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`${englishView}/vitamins.html`);
    await expect(page.locator('link[rel="alternate"][hreflang="pl-PL"]')).toHaveAttribute('href', /\/witaminy\.html$/);
    await expect(page.locator('link[rel="alternate"][hreflang="en-GB"]')).toHaveAttribute(
      'href',
      new RegExp(`${englishView}/vitamins\\.html$`),
    );
    // What search engines read leads to pages of this view, too.
    const trail = (await page.locator('script[type="application/ld+json"]').allTextContents())
      .join('')
      .matchAll(/"item":"https?:\/\/[^/]+([^"]*)"/g);
    expect([...trail].map(([, path]) => path)).toEqual([`${englishView}/`, `${englishView}/vitamins.html`]);
    await page.getByRole('banner').getByRole('link', { name: 'polski' }).click();
    await expect(page).toHaveURL('/witaminy.html');
  });
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('pages that were never visited show the offline page of their store view @desktop @full', async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(
      /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource|console error: Error|failed request/,
    );
    await openPage(page, `${englishView}/sport.html`);
    const isKept = () =>
      page.evaluate(async (address) => (await caches.match(address)) !== undefined, `${englishView}/offline`);
    await expect.poll(isKept).toBe(true);
    await context.setOffline(true);
    await page.goto(`${englishView}/witaminy.html`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expect(mainHeading(page)).toHaveText('You are offline');
    await page.goto('/witaminy.html');
    await expect(mainHeading(page)).toHaveText('Brak połączenia z internetem');
  });
});
