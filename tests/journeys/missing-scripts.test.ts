import { expect, test } from '../support/fixtures.ts';
import { createCustomer, expectAccount } from './steps/account.ts';
import { cartTrigger, miniCart, products } from './steps/cart.ts';
import { openPage, untilInteractive } from './steps/shop-page.ts';

// A service worker would ask in the page's place.
test.use({ serviceWorkers: 'block' });

const missing = /\.js|error: Error|uncaught error|console error/;

for (const [name, scripts, path] of [
  ['the application', '**/assets/entry-client-*.js', '/sport.html'],
  ['a page', '**/assets/sign-in-page-*.js', '/sign-in'],
] as const) {
  test(`a page says so, and can be loaded again, when the script of ${name} stays missing @desktop`, async ({ page, watch }) => {
    watch.allow(missing);
    await page.route(scripts, (route) => route.fulfill({ status: 404 }));
    await page.goto(path);
    const alert = page.getByRole('alert').filter({ hasText: 'Strona nie wczytała się w całości' });
    await expect(alert).toBeVisible();
    await page.unroute(scripts);
    await alert.getByRole('link', { name: 'Wczytaj stronę ponownie' }).click();
    await untilInteractive(page);
    await expect(alert).toHaveCount(0);
  });
}

test('a panel whose script is missing once opens with the first press @desktop', async ({ page, watch }) => {
  watch.allow(missing);
  await openPage(page, products.magnesium.path);
  await page.route('**/assets/mini-cart-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
  await cartTrigger(page).click();
  await expect(miniCart(page)).toContainText('Twój koszyk jest pusty');
});

test('what is typed into a form before its scripts are there is sent afterwards @desktop', async ({ page, shop }) => {
  const customer = await createCustomer(shop);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/sign-in', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByLabel('E-mail').fill(customer.email);
  await main.getByRole('textbox', { name: 'Hasło' }).fill(customer.password);
  release();
  await untilInteractive(page);
  await main.getByRole('button', { name: 'Zaloguj się' }).click();
  await expectAccount(page, customer);
});
