import { expect, test } from '../support/fixtures.ts';
import { cartTrigger } from './steps/cart.ts';
import { mainHeading, openPage } from './steps/shop-page.ts';

test.use({ serviceWorkers: 'allow' });

// Without a connection everything that is fetched fails.
const offline =
  /ERR_INTERNET_DISCONNECTED|messages of \w+ for pl_PL could not be loaded|console error: Error|failed request|error occurred when fetching the script/;

test('[ERR-10] [ERR-11] toasts announce that the connection is lost and that it is back @mobile', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(offline);
  await openPage(page, '/sport.html');
  // As toasts, or as their texts alone where the toaster's script cannot be fetched.
  const lost = page.getByText('Brak połączenia z internetem. Część funkcji może nie działać.');
  await context.setOffline(true);
  await expect(lost).toBeVisible();
  await expect(lost).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText('Połączenie wróciło.', { exact: true })).toBeVisible();
});

test('a panel that cannot be loaded shows an error, keeps the page, and shows the cart once the connection is back', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(offline);
  await openPage(page, '/sport.html');
  await context.setOffline(true);
  await cartTrigger(page).click();
  // As a toast, or as its text alone where the toaster's script cannot be fetched either.
  await expect(page.getByText('Nie udało się tego otworzyć.')).toBeVisible();
  await expect(mainHeading(page)).toHaveText('Sport');
  await context.setOffline(false);
  await expect(async () => {
    await cartTrigger(page).click();
    // As a panel, or as a page where the browser does not request the missing script again.
    await expect(page.getByText('Twój koszyk jest pusty')).toBeVisible({ timeout: 5000 });
  }).toPass();
});

test('[PWA-06] prerender services receive a signal when the page is complete @desktop @full', async ({ page }) => {
  await openPage(page, '/sport.html');
  await expect.poll(() => page.evaluate((): unknown => Reflect.get(window, 'prerenderReady'))).toBe(true);
});

test('[PWA-07] [RTE-37] a redirect inside the shop keeps the query and reports its status and target to prerender services @desktop @full', async ({
  page,
}) => {
  await openPage(page, '/sport.html');
  // An entry of the history whose address has moved since.
  await page.evaluate(() => {
    window.history.pushState(null, '', '/promocje.html?p=2');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect(page).toHaveURL('/wyprzedaz.html?p=2');
  await expect(mainHeading(page)).toHaveText('Wyprzedaż');
  const meta = (name: string) => page.locator(`meta[name="${name}"]`);
  await expect(meta('prerender-status-code')).toHaveAttribute('content', '301');
  await expect(meta('prerender-header')).toHaveAttribute('content', 'Location: /wyprzedaz.html?p=2');

  await page.getByRole('banner').getByRole('link', { name: 'witryna, strona główna' }).click();
  await expect(page).toHaveURL('/');
  await expect(meta('prerender-status-code')).toHaveCount(0);
});

test('a link that is followed without a connection keeps the page and shows an error @desktop', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(offline);
  await openPage(page, '/sport.html');
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Podkategorie' }).getByRole('link', { name: 'Kreatyna' }).click();
  await expect(page.getByText('Bez połączenia z internetem nie otworzymy tej strony.')).toBeVisible();
  await expect(mainHeading(page)).toHaveText('Sport');
  await context.setOffline(false);
  await page.getByRole('navigation', { name: 'Podkategorie' }).getByRole('link', { name: 'Kreatyna' }).click();
  await expect(mainHeading(page)).toHaveText('Kreatyna');
});

test.describe('when something in the browser blocks requests to the backend', () => {
  // A service worker would send them in the page's place.
  test.use({ serviceWorkers: 'block' });

  test('links load whole pages, which the server renders @desktop @full', async ({ page, watch }) => {
    watch.allow(/graphql|ERR_BLOCKED_BY_CLIENT|console error: Error/);
    await openPage(page, '/sport.html');
    await page.route(/\/graphql/, (route) => route.abort('blockedbyclient'));
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('navigation', { name: 'Podkategorie' }).getByRole('link', { name: 'Kreatyna' }).click();
    await expect(mainHeading(page)).toHaveText('Kreatyna');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  });
});
