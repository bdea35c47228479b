import { expect, test as base } from '../support/fixtures.ts';
import { openPage } from './steps/shop-page.ts';

// With scroll bars, as browsers of desktops have them: without one the page would be wider.
const test = base.extend<object, object>({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

test('a dialog that locks scrolling moves neither the sticky header nor the page @desktop', async ({ page }) => {
  await openPage(page, '/sport.html');
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  const places = () =>
    page.evaluate(() =>
      ['header a[href="/cart"]', 'header nav', 'main h1'].map((selector) => {
        const { x, y, width } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return { selector, x, y, width };
      }),
    );
  const before = await places();
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  const [cart] = before;
  await page.mouse.click((cart?.x ?? 0) + 10, (cart?.y ?? 0) + 10);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await places()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await places()).toEqual(before);
});

test('a dialog covers the page, whose elements keep their styles @desktop', async ({ page }) => {
  await openPage(page, '/sport.html');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Koszyk/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('#root')).toHaveCSS('pointer-events', 'auto');
  const [link] = await page.getByRole('main').locator('a').all();
  const box = await link?.boundingBox();
  const address = page.url();
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toBe(address);
});

test('moving focus to the sticky header does not scroll the page @desktop', async ({ page }) => {
  await openPage(page, '/sport.html');
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Koszyk/ })
    .focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Zaloguj się' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(400);
});
