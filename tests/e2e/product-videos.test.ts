import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from './steps/merchant-shop.ts';
import { openPage } from './steps/shop-page.ts';

test.use({ reducedMotion: 'reduce', locale: 'de-DE', timezoneId: 'Europe/Berlin' });

test('videos of a product are slides that ask their host for nothing before the click, and stop when they are left', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/youtube|ytimg|vimeo/, async (route, request) => {
    asked.push(new URL(request.url()).host);
    await route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
  });
  await openPage(page, '/lichtset-esstisch.html');
  const gallery = page.locator('[data-product-gallery]');
  const thumbnail = (name: string) => gallery.getByRole('button', { name });
  const play = (title: string) => gallery.getByRole('button', { name: new RegExp(`${title}$`) }).last();
  await thumbnail('Bild 2 von 4: Video: Licht über dem Esstisch').click();
  await expect(gallery.getByRole('figure').first()).toContainText('So hängt die Leuchte richtig.');
  await expect(play('Licht über dem Esstisch')).toHaveAccessibleDescription(/YouTube/);
  await expect(gallery.getByRole('button', { name: 'Bild vergrößern' })).toHaveCount(0);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 375, height: 3000 });
  await expectNoAxeViolations(page);
  expect(asked).toEqual([]);
  await play('Licht über dem Esstisch').press('Enter');
  await expect(page.getByTitle('Licht über dem Esstisch')).toHaveAttribute('src', /youtube-nocookie.*start=30/);
  await expect.poll(() => asked).toEqual(['www.youtube-nocookie.com']);
  await thumbnail('Bild 2 von 4').press('ArrowRight');
  await expect(page.getByTitle('Licht über dem Esstisch')).toHaveCount(0);
  await expect(thumbnail('Bild 3 von 4: Video: In der Werkstatt')).toBeFocused();
  await play('In der Werkstatt').click();
  await expect(page.getByTitle('In der Werkstatt')).toHaveAttribute('src', /player\.vimeo\.com.*dnt=1/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('videos of a product are links', async ({ page }) => {
    await page.goto('/lichtset-esstisch.html');
    const link = page.getByRole('link', { name: 'Video ansehen: In der Werkstatt' });
    await expect(link).toHaveAttribute('href', 'https://vimeo.com/76979871');
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport();
    await expect(page.getByRole('button', { name: /In der Werkstatt$/ })).toHaveCount(0);
  });
});
