import { expect, expectNoAxeViolations, test as base } from '../support/fixtures.ts';
import { startTestShop, type TestShop } from '../support/test-shop.ts';
import { bringCart, cartLines, products } from './steps/cart.ts';
import { openPage } from './steps/shop-page.ts';

const test = base.extend<{ dark: TestShop }>({
  dark: [
    async ({}, use) => {
      const shop = await startTestShop('dark', { THEME: 'dark' });
      await use(shop);
      await shop.stop();
    },
    { timeout: 300_000 },
  ],
  baseURL: async ({ dark }, use) => {
    await use(dark.url);
  },
});

test.use({ reducedMotion: 'reduce' });

test('a shop that is started with the dark theme is dark on every page, and axe finds no violations @desktop', async ({
  dark,
  page,
}) => {
  await bringCart(page, dark);
  for (const path of ['/', '/sport.html', products.protein.path, '/cart']) {
    await test.step(path, async () => {
      await openPage(page, path);
      if (path === '/cart') await expect(cartLines(page.getByRole('main'))).toHaveCount(1);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
      await expect.poll(() => page.evaluate(groundLightness), 'lightness of the ground, 0 to 255').toBeLessThan(64);
      await expectNoAxeViolations(page);
    });
  }
});

function groundLightness(): number {
  const channels = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? ['255'];
  return Math.max(...channels.slice(0, 3).map(Number));
}
