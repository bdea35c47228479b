import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { addToCart, bringCart, cartLines, miniCart, products } from './steps/cart.ts';
import { lookAtStops, walkThrough, type FocusStop } from './steps/focus.ts';
import { isThere, publicPaths } from './steps/pages.ts';
import { openPage } from './steps/shop-page.ts';

/** Stops with an index of their own, or in a part that is hidden from assistive technology. */
function misplacedStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const focusable = 'a[href], button, input:not([type="hidden"]), select, textarea, iframe, [tabindex]';
    const isStop = (element: HTMLElement) =>
      element.tabIndex >= 0 && !element.closest('[inert]') && element.checkVisibility({ visibilityProperty: true });
    return Array.from(document.querySelectorAll<HTMLElement>(focusable))
      .filter(
        (element) => element.tabIndex > 0 || (isStop(element) && element.closest('[aria-hidden="true"]') !== null),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
}

function expectMarked(stops: readonly FocusStop[], path: string): void {
  expect(
    stops.filter(({ outlineWidth }) => outlineWidth < 2),
    `without an outline on ${path}`,
  ).toEqual([]);
  expect(
    stops.filter(({ outlineContrast }) => outlineContrast < 3),
    `with a faint outline on ${path}`,
  ).toEqual([]);
}

const covered = (stops: readonly FocusStop[]) => stops.filter(({ isCovered }) => isCovered);

// The layout is the same around every page: the keyboard walks through it once.
test('[G-10] [G-11] every tab stop of the home page has an outline of 2 px with enough contrast and is not covered', async ({
  page,
}) => {
  test.slow();
  await openPage(page, '/');
  const stops = await walkThrough(page);
  expect(stops.length).toBeGreaterThan(20);
  expectMarked(stops, '/');
  expect(covered(stops)).toEqual([]);
});

for (const path of publicPaths) {
  test(`[G-9] [G-10] [G-11] on ${path} tab stops are in order, each has an outline of 2 px with enough contrast, and none is covered, also backward`, async ({
    page,
    features,
    watch,
  }) => {
    if (!isThere(path, features)) watch.allow(/404/);
    await openPage(page, path);
    // What is private, as the cart, comes after the page.
    await expect(
      page.getByRole('main').locator('a[href], button, input').filter({ visible: true }).first(),
    ).toBeVisible();
    expect(await misplacedStops(page)).toEqual([]);
    const stops = await lookAtStops(page, 'main');
    expect(stops.length).toBeGreaterThan(0);
    expectMarked(stops, path);
    expect(covered(stops)).toEqual([]);
    expect(covered(await lookAtStops(page, 'main', { backward: true })), 'on the way back').toEqual([]);
    expect(covered(await lookAtStops(page, 'footer')), 'in the footer').toEqual([]);
  });
}

test('[G-11] a toast and the open mini cart cover no tab stop', async ({ page, shop }) => {
  await bringCart(page, shop);
  await openPage(page, products.vitaminC.path);
  await addToCart(page);
  await expect(cartLines(miniCart(page))).toHaveCount(2);
  await miniCart(page)
    .getByRole('button', { name: `Usuń: ${products.magnesium.name}` })
    .click();
  await expect(page.getByRole('button', { name: 'Cofnij' })).toBeVisible();
  await expect(cartLines(miniCart(page))).toHaveCount(1);
  const stops = await walkThrough(page);
  expect(stops.length).toBeGreaterThan(5);
  expect(covered(stops)).toEqual([]);
});

test.describe('in forced colors', () => {
  test('[G-10] every tab stop has an outline in system colors @desktop', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    for (const path of ['/', '/sport.html', products.protein.path, '/create-account']) {
      await openPage(page, path);
      expectMarked(await lookAtStops(page, 'body'), path);
    }
  });

  test('[MM-19] [G-10] the open item of the mega menu is marked @desktop', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openPage(page, '/');
    const item = page.getByRole('navigation', { name: 'Kategorie' }).getByRole('link', { name: 'Sport', exact: true });
    const marker = () =>
      item.evaluate((link) => {
        const line = getComputedStyle(link, '::after');
        return {
          line: line.backgroundColor,
          ground: getComputedStyle(document.body).backgroundColor,
          adjust: line.forcedColorAdjust,
        };
      });
    const closed = await marker();
    await item.focus();
    await page.keyboard.press('ArrowDown');
    await expect(item).toHaveAttribute('aria-expanded', 'true');
    const open = await marker();
    expect(open.line).not.toBe(closed.line);
    expect(open.line).not.toBe(open.ground);
  });
});
