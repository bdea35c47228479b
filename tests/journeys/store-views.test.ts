import type { Page } from '@playwright/test';
import { products } from './steps/cart.ts';
import { openStep } from './steps/checkout.ts';
import { englishView, expect, expectNoAxeViolations, test } from './steps/second-view-shop.ts';
import { mainHeading, openPage } from './steps/shop-page.ts';

test.use({ reducedMotion: 'reduce' });

/** An amount in euro as Americans write it, e.g. `€7.03`. */
const euro = /^€\d+\.\d\d$/;

/** The language files that the page fetches from now on, e.g. `pl_PL`. */
function watchCatalogues(page: Page): Set<string> {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const name = /\/assets\/([a-z]{2}_[A-Z]{2})-/.exec(request.url())?.[1];
    if (name) loaded.add(name);
  });
  return loaded;
}

test('[RTE-15] [I18-09] an English shopper has frame, category, product, cart and checkout in English, with prices in euro', async ({ page }) => {
  await test.step('home', async () => {
    await openPage(page, englishView);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, empty' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Our stores' })).toHaveAttribute('href', `${englishView}/stores`);
    await expectNoAxeViolations(page);
  });

  await test.step('category', async () => {
    await openPage(page, `${englishView}/sport.html`);
    await expect(page.getByRole('main').getByText(/^\d+ products$/).first()).toBeVisible();
    await expect(page.getByRole('main').getByText(/zł/)).toHaveCount(0);
    await expectNoAxeViolations(page);
  });

  await test.step('product, reached without a page load and by its own address', async () => {
    await page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 }).getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`${englishView}/[\\w-]+\\.html$`));
    await openPage(page, englishView + products.magnesium.path);
    // The English view has a path of its own for it.
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${englishView}/magnesium-b6-forte.html$`));
    await expect(page.getByRole('main').getByText('In stock, ships in 24 hours')).toBeVisible();
    await expect(page.getByRole('main').getByText(euro).first()).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).click();
  });

  await test.step('mini cart and cart', async () => {
    await page.getByRole('dialog', { name: /^Cart/ }).getByRole('link', { name: 'View the cart' }).click();
    await expect(page).toHaveURL(`${englishView}/cart`);
    await expect(mainHeading(page)).toHaveText(/^Cart/);
    const summary = page.getByRole('region', { name: 'Summary' });
    await expect(summary.getByRole('definition').filter({ hasText: euro }).first()).toBeVisible();
    await expectNoAxeViolations(page);
    await summary.getByRole('link', { name: 'To the checkout' }).click();
  });

  await test.step('checkout', async () => {
    await expect(page).toHaveURL(`${englishView}/checkout`);
    await expect(openStep(page).getByRole('heading', { level: 2 })).toHaveText('Contact and address');
    await expect(openStep(page).getByLabel('Postal code')).toBeVisible();
    await expectNoAxeViolations(page);
  });
});

test('[I18-03] the shop loads the language of its store view and no other @desktop', async ({ page }) => {
  const polish = watchCatalogues(page);
  await openPage(page, '/sport.html');
  await page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Dodaj do koszyka', exact: true }).first()).toBeVisible();
  expect([...polish]).toEqual(['pl_PL']);
  polish.clear();
  await openPage(page, `${englishView}/sport.html`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  expect([...polish]).toEqual([]);
});
