import { press } from './steps/keyboard.ts';
import { createMerchantTest, expect } from './steps/merchant-shop.ts';
import { openPage, productNames, untilInteractive } from './steps/shop-page.ts';
import { readShopTexts } from './steps/shop-texts.ts';

const test = createMerchantTest('list-mode');
const text = readShopTexts('de_DE');

test.use({ reducedMotion: 'reduce', locale: 'de-DE', timezoneId: 'Europe/Berlin' });

test('the mode of a list is chosen with the keyboard, stays after reload and Back, and products are added from the list @mobile', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const views = main.getByRole('group', { name: 'Produktansicht' });
  const expectMode = async (mode: 'Raster' | 'Liste', count: number) => {
    await expect(views.locator('[aria-current]')).toHaveAccessibleName(mode);
    await expect(productNames(page)).toHaveCount(count);
  };
  await openPage(page, '/leuchten.html');
  await expectMode('Liste', 5);

  await press(page, views.getByRole('link', { name: 'Raster' }));
  await expect(page).toHaveURL('/leuchten.html?product_list_mode=grid');
  await expectMode('Raster', 9);
  await page.reload();
  await untilInteractive(page);
  await expectMode('Raster', 9);

  const name = await productNames(page).first().innerText();
  await productNames(page).first().getByRole('link').click();
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/leuchten.html?product_list_mode=grid');
  await expectMode('Raster', 9);

  await press(page, views.getByRole('link', { name: 'Liste' }));
  await expect(page).toHaveURL('/leuchten.html');
  await expectMode('Liste', 5);
  const lamp = main.getByRole('article').filter({ hasText: 'Tischleuchte Arolsen' });
  await lamp.getByRole('button', { name: text('cart.addNamed').replace('{name}', 'Tischleuchte Arolsen') }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Warenkorb, 1 / })).toBeVisible();
});

test('a list with text of twice the size has space for names, and paper has no order to choose @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await openPage(page, '/leuchten.html');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const row = page.getByRole('main').getByRole('article').first();
  const width = async (target: typeof row) => (await target.boundingBox())?.width ?? 0;
  expect(await width(productNames(page).first())).toBeGreaterThan((await width(row)) / 4);

  const order = page.getByRole('main').getByRole('combobox');
  await expect(order).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(order).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the mode of a list is a link @mobile', async ({ page, watch }) => {
    // What the page would preload for its scripts, Chromium refuses when they are off.
    watch.allow(/\.js csp$/);
    await page.goto('/leuchten.html');
    await expect(productNames(page)).toHaveCount(5);
    await page.getByRole('main').getByRole('link', { name: 'Raster' }).click();
    await expect(page).toHaveURL('/leuchten.html?product_list_mode=grid');
    await expect(productNames(page)).toHaveCount(9);
  });
});
