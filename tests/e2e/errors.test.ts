import { expect, test } from '../support/fixtures.ts';
import { mainHeading, openPage } from './steps/shop-page.ts';

test('[FRM-40] [ERR-08] [ERR-12] [ER-2] a page that breaks leaves the layout masked with the error overlay, which leads home @desktop', async ({
  page,
  watch,
}) => {
  watch.allow(/console error/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await openPage(page, '/sport.html');
  // An answer that the shop does not expect: a label that is no text cannot be rendered.
  await page.route(/\/graphql\?.*getProducts/, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text.replaceAll(/"label":"[^"]*"/g, '"label":{"broken":true}') });
  });
  await page.getByRole('navigation', { name: 'Podkategorie' }).getByRole('link', { name: 'Kreatyna' }).click();
  const overlay = page.getByRole('alertdialog', { name: 'Ups!' });
  await expect(overlay).toContainText('Wygląda na to, że coś poszło nie tak. Przepraszamy.');
  await expect(overlay.locator(':focus')).toHaveCount(1);
  // Behind the mask is the layout, out of reach.
  await expect(page.locator('header').first()).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);

  const notices = page.getByRole('region', { name: /Powiadomienia/, includeHidden: true });
  await expect(notices).toContainText('Przepraszamy! Wystąpił nieoczekiwany błąd.');
  const [, id = 'none'] = /Numer błędu: (\w+)/.exec(await notices.innerText()) ?? [];
  expect(logged.some((text) => text.startsWith(`Error ${id}`))).toBe(true);

  await page.unrouteAll();
  await overlay.getByRole('link', { name: 'Wróć na stronę główną' }).click();
  await expect(page).toHaveURL('/');
  await expect(overlay).toHaveCount(0);
  await expect(mainHeading(page)).toBeVisible();
});

test('[ERR-08] [ERR-09] an uncaught error is shown once and can be dismissed @desktop', async ({ page, watch }) => {
  watch.allow(/boom/);
  await openPage(page, '/sport.html');
  await page.evaluate(() => {
    const error = new Error('boom');
    void Promise.reject(error);
    setTimeout(() => {
      throw error;
    });
  });
  const notices = page.getByRole('region', { name: /Powiadomienia/ });
  await expect(notices).toContainText('Przepraszamy! Wystąpił nieoczekiwany błąd.');
  await expect(notices.getByText('Przepraszamy!')).toHaveCount(1);
  await expect(notices).not.toContainText('boom');
  await notices.getByRole('button', { name: /Zamknij/ }).click();
  await expect(notices.getByText('Przepraszamy!')).toHaveCount(0);
  await expect(mainHeading(page)).toHaveText('Sport');
});

for (const [comesBack, title] of [
  [true, 'starts then'],
  [false, 'can be read without them'],
] as const) {
  test(`a page whose scripts are missing, as after a release, is reloaded once, and ${title} @desktop @full`, async ({
    page,
    watch,
  }) => {
    watch.allow(/404|Failed to load resource|console error/);
    let loaded = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loaded += 1;
    });
    await page.route(/\/assets\/category-page-[\w-]+\.js/, (route) =>
      comesBack && loaded > 1 ? route.continue() : route.fulfill({ status: 404 }),
    );
    await page.goto('/sport.html');
    // The script of the page is fetched with the first sign of the shopper.
    await expect(async () => {
      await page.mouse.move(300, 300);
      await page.mouse.move(310, 310);
      expect(loaded).toBe(2);
    }).toPass();
    await page.waitForLoadState('networkidle');
    await page.mouse.move(300, 300);
    await expect(mainHeading(page)).toHaveText('Sport');
    // What stands around the page works in either case.
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Koszyk/ })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(loaded).toBe(2);
  });
}
