import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { bringCart } from './steps/cart.ts';
import { mainHeading, openPage } from './steps/shop-page.ts';

/** Addresses of everything that the worker keeps. */
function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });
}

test.use({ serviceWorkers: 'allow' });

// Without a connection everything that is fetched fails.
const offline =
  /ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module|ERR_FAILED|Failed to load resource|console error: Error|failed request/;

test('[PWA-03] after load a worker is registered at /sw.js @desktop', async ({ page }) => {
  await openPage(page, '/sport.html');
  const script = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.scriptURL);
  await expect.poll(script).toMatch(/\/sw\.js$/);
  const answer = await page.request.get('/sw.js');
  expect(answer.headers()['cache-control']).toBe('no-cache');
});

test('public pages that were visited are shown without a connection, others show the offline page @desktop @full', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(offline);
  await openPage(page, '/sport.html');
  await expect.poll(() => keptAddresses(page)).toContain('/sport.html');
  await page.getByRole('navigation', { name: 'Podkategorie' }).getByRole('link', { name: 'Kreatyna' }).click();
  await expect(mainHeading(page)).toHaveText('Kreatyna');
  await expect.poll(() => keptAddresses(page)).toContain(new URL(page.url()).pathname);

  await context.setOffline(true);
  await page.reload();
  await expect(mainHeading(page)).toHaveText('Kreatyna');
  await page.goto('/sport.html');
  await expect(mainHeading(page)).toHaveText('Sport');
  await page.getByRole('banner').getByRole('link', { name: 'witryna, strona główna' }).click();
  await expect(page.getByRole('region', { name: /Powiadomienia/ })).toContainText(
    'Bez połączenia z internetem nie otworzymy tej strony.',
  );
  await page.getByRole('navigation', { name: 'Podkategorie' }).getByRole('link', { name: 'Kreatyna' }).click();
  await expect(mainHeading(page)).toHaveText('Kreatyna');
  await page.goto('/odpornosc.html');
  await expect(mainHeading(page)).toHaveText('Brak połączenia z internetem');

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(mainHeading(page)).toHaveText('Odporność');
});

test('the worker caches nothing private and no response of the backend @desktop @full', async ({
  page,
  shop,
  watch,
}) => {
  // The next page is opened while this one still reads the cart.
  watch.allow(/failed request: POST .* net::ERR_ABORTED/);
  await bringCart(page, shop);
  await openPage(page, '/sport.html');
  await expect.poll(() => keptAddresses(page)).toContain('/sport.html');
  for (const path of ['/cart', '/checkout', '/sign-in', '/search.html?query=cynk', '/witaminy.html'])
    await openPage(page, path);
  await expect.poll(() => keptAddresses(page)).toContain('/witaminy.html');
  const kept = await keptAddresses(page);
  expect(kept.filter((address) => !/^\/(?:assets|media)\//.test(address)).sort()).toEqual([
    '/offline',
    '/sport.html',
    '/witaminy.html',
  ]);
});
