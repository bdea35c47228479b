import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { products } from './steps/cart.ts';
import { mainHeading, openPage } from './steps/shop-page.ts';

/** Records each image that moves between pages: where it moves to, and whether it is animated and has its pixels. */
async function recordMoves(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const moves: unknown[] = [];
    const getBox = (element: HTMLElement) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top, width, height].map(Math.round).join();
    };
    new MutationObserver((records) => {
      for (const copy of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(copy instanceof HTMLImageElement) || copy.parentElement !== document.body) continue;
        const [animation] = copy.getAnimations();
        const start = getBox(copy);
        animation?.finish();
        const target = [...document.images].find((image) => image !== copy && getBox(image) === getBox(copy));
        moves.push({
          to: target?.closest('article')?.querySelector('a')?.pathname ?? target?.alt,
          isMoved: start !== getBox(copy),
          isLoaded: copy.complete && copy.naturalWidth > 0,
        });
      }
    }).observe(document, { childList: true, subtree: true });
    Object.assign(window, { moves });
  });
  return () => page.evaluate((): unknown => Reflect.get(window, 'moves'));
}

const { name, path } = products.magnesium;

test('the image of a clicked card moves to that of the product page, and back to the card on Back @desktop', async ({
  page,
}) => {
  const getMoves = await recordMoves(page);
  await openPage(page, '/mineraly.html');
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expect(mainHeading(page)).toBeFocused();
  const toProduct = { to: expect.stringContaining(name), isMoved: true, isLoaded: true };
  await expect.poll(getMoves).toEqual([toProduct]);
  const image = page.getByRole('main').getByRole('img', { name }).first();
  await expect(image).toHaveCSS('opacity', '1');
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.complete)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeFocused();
  await expect.poll(getMoves).toEqual([toProduct, { to: path, isMoved: true, isLoaded: true }]);
  await expect(page.locator('body > img')).toHaveCount(0);
});

test('pages change without a moving image for shoppers who prefer reduced motion @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const getMoves = await recordMoves(page);
  await openPage(page, '/mineraly.html');
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expect(mainHeading(page)).toBeFocused();
  expect(await getMoves()).toEqual([]);
});
