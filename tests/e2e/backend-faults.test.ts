import { randomUUID } from 'node:crypto';
import { expectNoAxeViolations } from '../support/fixtures.ts';
import { clearFaults, injectFault } from './steps/backend.ts';
import { addToCart, bringCart, cartLines, cartTrigger, products } from './steps/cart.ts';
import { chooseDelivery, giveAddress, newEmail, openCheckout, openStep } from './steps/checkout.ts';
import { expect, test } from './steps/faulty-shop.ts';
import { mainHeading, openPage, productNames } from './steps/shop-page.ts';

/** Address of a page of which the server has no copy, from a test before either. */
const uncached = (path: string) => `${path}?copy=${randomUUID()}`;

test.beforeEach(({ watch }) => {
  // These tests cause the failures themselves.
  watch.allow(/answer 50[23]: |Failed to load resource|failed request: |console error: Error/);
});

test('[RTE-41] [ERR-07] a page whose route request fails returns 503 with an error message and a retry @desktop', async ({
  page,
  shop,
}) => {
  await openPage(page, '/search.html');
  await injectFault(shop, { operation: 'ResolveURL', status: 503, times: 20 });
  const response = await page.goto(uncached(products.vitaminC.path));
  expect(response?.status()).toBe(503);
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expect(mainHeading(page)).toHaveText('Coś poszło nie tak. Przepraszamy.');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sport' })).toBeVisible();
  await clearFaults(shop);
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(mainHeading(page)).toHaveText(products.vitaminC.name);
});

test('[RTE-41] a navigation in the browser shows the same error after several retries @desktop', async ({
  page,
  shop,
}) => {
  await openPage(page, '/sport.html');
  await injectFault(shop, { operation: 'ResolveURL', status: 503, times: 2 });
  await page.getByRole('navigation', { name: 'Podkategorie' }).getByRole('link', { name: 'Kreatyna' }).click();
  await expect(mainHeading(page)).toHaveText('Kreatyna', { timeout: 20_000 });
});

test('[RTE-41] a navigation to a backend that does not answer is given up, ends in a message, and can be retried @desktop @full', async ({
  page,
  shop,
}) => {
  await openPage(page, '/sport.html');
  const events: string[] = [];
  page.on('requestfailed', (request) => events.push(`given up: ${request.resourceType()}`));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) events.push('document requested');
  });
  // Longer than the shop waits.
  await injectFault(shop, { operation: '*', latency: 60_000, times: 100 });
  await page.getByRole('navigation', { name: 'Podkategorie' }).getByRole('link', { name: 'Kreatyna' }).click();
  await expect(mainHeading(page)).toHaveText('Sklep jest chwilowo niedostępny', { timeout: 30_000 });
  expect(events).toContain('given up: fetch');
  expect(events.filter((event) => event === 'document requested')).toHaveLength(1);
  await clearFaults(shop);
  await page.getByRole('link', { name: 'Spróbuj ponownie' }).click();
  await expect(mainHeading(page)).toHaveText('Kreatyna');
});

test('[ERR-07] the error page says when to come back and has at most 15 kB @desktop', async ({ shop, request }) => {
  await injectFault(shop, { operation: '*', status: 503, times: 40 });
  const response = await request.head(uncached('/sport.html'), { headers: { 'accept-encoding': 'br' } });
  expect(response.status()).toBe(503);
  expect(response.headers()['retry-after']).toBe('30');
  expect(Number(response.headers()['content-length'])).toBeLessThanOrEqual(15_000);
});

test('[RTE-41] links of the error page load a document, which has the whole layout @desktop', async ({
  page,
  shop,
}) => {
  await injectFault(shop, { operation: 'ResolveURL', status: 503, times: 20 });
  const response = await page.goto(uncached(products.vitaminC.path));
  expect(response?.status()).toBe(503);
  await clearFaults(shop);
  const document = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('banner').getByRole('link', { name: 'Sport', exact: true }).click();
  expect((await document).url()).toMatch(/\/sport\.html$/);
  await expect(mainHeading(page)).toHaveText('Sport');
  await expect(page.getByRole('banner').locator('a[href="/sport/kreatyna.html"]')).not.toHaveCount(0);
});

test('[RTE-41] pages that were rendered before are served while the backend fails, however they are opened @desktop', async ({
  page,
  shop,
  request,
}) => {
  const category = await request.get('/sport.html');
  const link = page.getByRole('navigation', { name: 'Podkategorie' }).getByRole('link', { name: 'Kreatyna' });
  const [path = ''] = /\/sport\/kreatyna[^"?]*/.exec(await category.text()) ?? [];
  expect((await request.get(path)).status()).toBe(200);
  await injectFault(shop, { operation: 'ResolveURL', status: 503, times: 60 });

  const response = await page.goto('/sport.html');
  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-status']).toMatch(/^witryna; hit; ttl=-?\d+; detail=stale-if-error$/);
  await expect(productNames(page)).toHaveCount(6);
  const copy = page.waitForResponse(
    (candidate) => candidate.url().endsWith(path) && candidate.request().isNavigationRequest(),
  );
  await link.click();
  expect((await copy).headers()['cache-status']).toMatch(/^witryna; hit; ttl=-?\d+; detail=stale-if-error$/);
  await expect(mainHeading(page)).toHaveText('Kreatyna');
});

test('a cart that cannot be fetched shows an error and can be fetched again @desktop', async ({ page, shop }) => {
  await openPage(page, products.vitaminC.path);
  await expect(await addToCart(page)).toContainText(products.vitaminC.name);
  await injectFault(shop, { operation: 'getCartDetails', status: 503, times: 40 });
  await openPage(page, '/cart');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toHaveText('Nie udało się wczytać koszyka.', { timeout: 30_000 });
  await clearFaults(shop);
  await main.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(main.getByRole('list', { name: 'Produkty w koszyku' })).toContainText(products.vitaminC.name);
});

test('a product that cannot be added shows an error, and the cart stays empty @desktop', async ({ page, shop }) => {
  await openPage(page, products.vitaminC.path);
  await injectFault(shop, { operation: 'addProductToCart', status: 503, times: 20 });
  await page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka', exact: true }).click();
  await expect(page.getByText('Nie udało się połączyć ze sklepem.').first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('dialog')).toBeHidden();
  await clearFaults(shop);
  await page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Koszyk (1)' })).toBeVisible();
});

test('a product whose adding takes long is announced as such, and is in the cart once in the end @desktop @full', async ({
  page,
  shop,
}) => {
  await openPage(page, products.vitaminC.path);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/mutation addProductToCart/.test(request.postData() ?? '')) sent.push('add');
  });
  await injectFault(shop, { operation: 'addProductToCart', latency: 7000 });
  await page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka', exact: true }).click();
  await expect(page.getByText(/^Sklep długo nie odpowiada\. Wciąż dodajemy produkt/).first()).toBeVisible({
    timeout: 20_000,
  });
  const cart = page.getByRole('dialog', { name: 'Koszyk (1)' });
  await expect(cart.getByRole('listitem')).toContainText([products.vitaminC.name]);
  await expect(cart.locator('[aria-busy="true"]')).toHaveCount(0);
  await openPage(page, '/cart');
  await expect(cartLines(page)).toHaveCount(1);
  await expect(cartTrigger(page)).toHaveAccessibleName('Koszyk, 1 produkt');
  expect(sent).toEqual(['add']);
});

test('steps of the checkout whose answers take long are announced as such, and go on in the end @desktop @full', async ({
  page,
  shop,
}) => {
  const notice = page.getByText(/^Sklep długo nie odpowiada\. Wciąż czekamy na odpowiedź/).first();
  await bringCart(page, shop);
  await openCheckout(page);
  await injectFault(shop, { operation: 'setShippingAddress', latency: 8000 });
  await giveAddress(page, newEmail());
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await expect(openStep(page).getByRole('heading', { level: 2 })).toHaveText('Dostawa', { timeout: 20_000 });
  await expect(notice).toBeHidden({ timeout: 20_000 });
  await injectFault(shop, { operation: '/shipping-information', latency: 8000 });
  await chooseDelivery(page, /^Kurier/);
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await expect(openStep(page).getByRole('heading', { level: 2 })).toHaveText('Płatność', { timeout: 20_000 });
});

test('[G-25] axe finds no violations on the error page of a failing shop @desktop @full', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/sport.html');
  await expect(productNames(page)).toHaveCount(6);
  await injectFault(shop, { operation: 'ResolveURL', status: 503, times: 20 });
  await page.goto(uncached('/sport.html'));
  await expect(page.getByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible();
  await expectNoAxeViolations(page);
});
