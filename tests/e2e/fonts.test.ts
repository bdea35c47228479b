import { expect, test } from '../support/fixtures.ts';
import { products } from './steps/cart.ts';
import { holdRequests } from './steps/hold-requests.ts';
import { watchLayoutShift } from './steps/watch-layout-shift.ts';

const paths = ['/', '/witaminy.html', products.vitaminC.path, '/about-us', '/cart'];

for (const path of paths) {
  test(`${path} has almost no layout shift when the fonts load late @mobile`, async ({ page }) => {
    const release = await holdRequests(page, '**/*.woff2');
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
    expect(await getLayoutShift()).toBeLessThan(0.005);
  });
}
