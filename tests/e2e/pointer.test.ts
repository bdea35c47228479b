import { expect, test } from '../support/fixtures.ts';
import { bringCart, cartLines, cartTrigger, miniCart, products } from './steps/cart.ts';
import { openCheckout } from './steps/checkout.ts';
import { isThere, publicPaths } from './steps/pages.ts';
import { logRequests } from './steps/request-log.ts';
import { mainHeading, openPage } from './steps/shop-page.ts';

test('[G-17] swipeable images have buttons that do the same @full', async ({ page }) => {
  await openPage(page, products.protein.path);
  const gallery = page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.getByRole('button', { name: 'Następne zdjęcie' }) });
  const scrolled = () => gallery.getByRole('list').evaluate((list) => list.scrollLeft);
  expect(await scrolled()).toBe(0);
  await gallery.getByRole('button', { name: 'Następne zdjęcie' }).click();
  await expect.poll(scrolled).toBeGreaterThan(100);
  await gallery.getByRole('button', { name: 'Poprzednie zdjęcie' }).click();
  await expect.poll(scrolled).toBe(0);
});

test('[G-18] no single key does anything outside of a field @desktop @full', async ({ page }) => {
  await openPage(page, '/sport.html');
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  for (const key of "abcdefghijklmnopqrstuvwxyz0123456789/?.,;'[]=-") await page.keyboard.press(key);
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeFocused();
  await expect(page).toHaveURL('/sport.html');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[G-19] pages can be enlarged, and show the same in both orientations @mobile @full', async ({ page }) => {
  for (const path of ['/', '/sport.html', products.protein.path, '/create-account']) {
    await page.setViewportSize({ width: 375, height: 812 });
    await openPage(page, path);
    const content = await page.locator('meta[name="viewport"]').getAttribute('content');
    expect(content).not.toMatch(/user-scalable|maximum-scale|minimum-scale/);
    // Hearts of the wish list and parts further down come on their own.
    await page.waitForLoadState('networkidle');
    const heading = await mainHeading(page).innerText();
    const stops = await page.getByRole('main').getByRole('button').count();
    await page.setViewportSize({ width: 812, height: 375 });
    await expect(mainHeading(page)).toHaveText(heading);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(stops);
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
});

test('[G-21] a button acts when the pointer is released on it, not when it is pressed or released elsewhere @desktop @full', async ({
  page,
}) => {
  await openPage(page, products.vitaminC.path);
  const button = page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka', exact: true });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'O Witrynie' });
  for (const target of [link, button]) {
    await target.hover();
    await page.mouse.down();
    await page.mouse.move(5, 400);
    await page.mouse.up();
  }
  await expect(page).toHaveURL(products.vitaminC.path);
  await button.hover();
  await page.mouse.down();
  await expect(cartTrigger(page)).toHaveAccessibleName('Koszyk, pusty');
  await page.mouse.up();
  await expect(cartLines(miniCart(page))).toHaveCount(1);
});

test('[G-22] [DI-9] help is at the same position of the footer on every page including the checkout, and no dialog opens by itself @desktop @full', async ({
  page,
  shop,
  features,
}) => {
  await bringCart(page, shop);
  const footer = page.getByRole('contentinfo').getByRole('link');
  const known = ['Regulamin', 'Polityka prywatności', 'Obsługa klienta', 'Sklepy stacjonarne'];
  const orders: string[][] = [];
  const look = async (path: string) => {
    orders.push((await footer.allInnerTexts()).filter((text) => known.includes(text)));
    await page.mouse.wheel(0, 2000);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('dialog[open], [role="dialog"], [role="alertdialog"]'), path).toHaveCount(0);
  };
  for (const path of publicPaths.filter((one) => one !== '/checkout' && isThere(one, features))) {
    await openPage(page, path);
    await look(path);
  }
  await openCheckout(page);
  await look('/checkout');
  const [first = []] = orders;
  for (const order of orders) {
    expect(order).toContain('Obsługa klienta');
    const shared = first.filter((text) => order.includes(text));
    expect(order.filter((text) => shared.includes(text))).toEqual(shared);
  }
});

test('[DI-8] on a phone Back closes the menu, the cart and the filters before it leaves the page @mobile @full', async ({
  page,
}) => {
  await openPage(page, '/');
  await openPage(page, '/sport.html');
  const heading = await mainHeading(page).innerText();
  const menu = page.getByRole('dialog', { name: 'Menu główne' });
  const filters = page.getByRole('dialog', { name: 'Filtry' });
  const entry = () => page.evaluate((): unknown => history.state);
  const log = logRequests(page);
  for (const [trigger, panel] of [
    [page.getByRole('banner').getByRole('button', { name: 'Menu' }), menu],
    [cartTrigger(page), miniCart(page)],
    [page.getByRole('button', { name: 'Filtruj' }), filters],
  ] as const) {
    await trigger.click();
    await expect(panel).toBeVisible();
    await expect.poll(entry).toBe('modal');
    await page.goBack();
    await expect(panel).toBeHidden();
    await expect(mainHeading(page)).toHaveText(heading);
    await expect(trigger).toBeFocused();
  }
  // The page behind them is not loaded again.
  expect(log.filter(({ operation, body }) => operation === 'ResolveURL' && body['url'] === '/sport.html')).toEqual([]);

  await page.getByRole('button', { name: 'Filtruj' }).click();
  await filters.getByRole('link', { name: /^Proszek/ }).click();
  await expect(page).toHaveURL(/\?/);
  const filtered = page.url();
  await expect.poll(entry).toBe('modal');
  await page.goBack();
  await expect(filters).toBeHidden();
  expect(page.url()).toBe(filtered);

  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/sport.html');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('[DI-10] a side panel has the focus while it still slides, and does not slide under reduced motion @desktop', async ({
  page,
}) => {
  await openPage(page, '/sport.html');
  const open = async () => {
    await cartTrigger(page).click();
    await expect(miniCart(page).getByRole('heading').first()).toBeFocused();
    return miniCart(page).evaluate((panel) => ({
      slides: getComputedStyle(panel).animationName !== 'none',
      lasts: getComputedStyle(panel).animationDuration,
    }));
  };
  expect(await open()).toEqual({ slides: true, lasts: '0.384s' });
  await page.keyboard.press('Escape');
  await expect(miniCart(page)).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await open()).slides).toBe(false);
});

test('[DI-1] nothing behind an open dialog can be reached, and its name is its visible heading @desktop @full', async ({
  page,
}) => {
  await openPage(page, '/sport.html');
  await cartTrigger(page).click();
  const panel = miniCart(page);
  await expect(panel).toHaveAttribute('aria-modal', 'true');
  const heading = panel.getByRole('heading').first();
  await expect(heading).toBeVisible();
  await expect(panel).toHaveAccessibleName(await heading.innerText());
  await expect(page.getByRole('main')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('[DR-13] every entry of the drawer is reached with the keyboard on a screen of 320 by 256 px @mobile', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu główne' });
  await expect(drawer.getByRole('heading')).toBeFocused();
  const stops = drawer.locator('a[href], button');
  const count = await stops.count();
  expect(count).toBeGreaterThan(5);
  const visited = new Set<string>();
  for (let stop = 0; stop < count; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = drawer.locator(':focus');
    await expect(focused).toBeInViewport({ ratio: 0.9 });
    visited.add(await focused.evaluate(({ outerHTML }) => outerHTML));
  }
  expect(visited.size).toBe(count);
});

for (const { path, name } of [
  { path: products.protein.path, name: 'Sprawdź odbiór w sklepach' },
  { path: '/stores', name: 'Witryna Legnica' },
])
  test(`the link of ${path} on a line of its own is easy to touch, and takes no more room @mobile @full`, async ({
    page,
  }) => {
    await openPage(page, path);
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    const { target, line } = await link.evaluate((element) => {
      const height = () => element.parentElement?.getBoundingClientRect().height;
      const [target, before] = [element.getBoundingClientRect().height, height()];
      element.style.padding = '0';
      element.style.margin = '0';
      return { target, line: [before, height()] };
    });
    expect(target).toBeGreaterThanOrEqual(32);
    expect(line[0]).toBe(line[1]);
  });
