import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from './steps/merchant-shop.ts';
import { openPage } from './steps/shop-page.ts';

test.use({ reducedMotion: 'reduce', locale: 'de-DE', timezoneId: 'Europe/Berlin' });

test('videos of a product have a preview and a caption, and ask their host for nothing before the click', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/youtube|ytimg|vimeo/, async (route, request) => {
    asked.push(new URL(request.url()).host);
    await route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
  });
  await openPage(page, '/lichtset-esstisch.html');
  const main = page.getByRole('main');
  const figures = main.getByRole('figure').filter({ has: page.locator('figcaption') });
  await expect(figures).toHaveCount(3);
  await expect(figures.first()).toContainText('So hängt die Leuchte richtig.');
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 375, height: 3000 });
  await expectNoAxeViolations(page);
  expect(asked).toEqual([]);
  await main.getByRole('button', { name: /Licht über dem Esstisch$/ }).press('Enter');
  await expect(page.getByTitle('Licht über dem Esstisch')).toHaveAttribute('src', /youtube-nocookie.*start=30/);
  await expect.poll(() => asked).toEqual(['www.youtube-nocookie.com']);
  await main.getByRole('button', { name: /In der Werkstatt$/ }).click();
  await expect(page.getByTitle('In der Werkstatt')).toHaveAttribute('src', /player\.vimeo\.com.*dnt=1/);
  await expect(main.getByRole('button', { name: /Montage$/ })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('videos of a product are links', async ({ page }) => {
    await page.goto('/lichtset-esstisch.html');
    await expect(page.getByRole('link', { name: /vimeo\.com\/76979871/ })).toBeVisible();
  });
});
