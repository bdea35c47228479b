import { expect, test } from '../support/fixtures.ts';
import { products } from './steps/cart.ts';
import { watchLayoutShift } from './steps/watch-layout-shift.ts';

/** Where a line breaks elsewhere, the links above a category, a little is allowed. */
const limits = {
  '/': 0.005,
  '/witaminy.html': 0.02,
  [products.vitaminC.path]: 0.005,
  '/about-us': 0.005,
  '/cart': 0.005,
};

for (const [path, limit] of Object.entries(limits)) {
  test(`${path} has almost no layout shift when the fonts load late @mobile`, async ({ page }) => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await gate;
      await route.continue();
    });
    const getLayoutShift = await watchLayoutShift(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
    release();
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            [...document.fonts].filter(({ family, status }) => / Variable/.test(family) && status === 'loaded').length,
        ),
      )
      .toBeGreaterThanOrEqual(2);
    await page.evaluate(() =>
      document.fonts.ready.then(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      ),
    );
    expect(await getLayoutShift()).toBeLessThan(limit);
  });
}
