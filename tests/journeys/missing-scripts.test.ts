import { expect, test } from '../support/fixtures.ts';
import { createCustomer, expectAccount } from './steps/account.ts';
import { cartTrigger, miniCart, products } from './steps/cart.ts';
import { holdScripts } from './steps/hold-scripts.ts';
import { openPage, untilInteractive } from './steps/shop-page.ts';

// A service worker would ask in the page's place.
test.use({ serviceWorkers: 'block' });

const missing = /\.js|error: Error|uncaught error|console error/;

for (const [name, scripts, path] of [
  ['the beginning', '**/assets/boot-*.js', '/sport.html'],
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
  const release = await holdScripts(page);
  await page.goto('/sign-in', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByLabel('E-mail').fill(customer.email);
  await main.getByRole('textbox', { name: 'Hasło' }).fill(customer.password);
  release();
  await untilInteractive(page);
  await main.getByRole('button', { name: 'Zaloguj się' }).click();
  await expectAccount(page, customer);
});

test('what is pressed, chosen and typed before any script is there is done once, when they are', async ({ page }) => {
  const release = await holdScripts(page);
  const added: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (body.includes('mutation addProductToCart')) added.push(body);
  });
  await page.goto(products.protein.path, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.locator('label').filter({ hasText: 'Wanilia' }).first().click();
  await main.getByRole('spinbutton', { name: /^Liczba sztuk/ }).first().fill('3');
  const button = main.getByRole('button', { name: 'Dodaj do koszyka', exact: true }).first();
  await button.click();
  await button.click();
  release();
  const cart = page.getByRole('dialog');
  await expect(cart.getByRole('spinbutton', { name: /^Liczba sztuk/ }).first()).toHaveValue('3');
  await expect(cart).toContainText('Wanilia');
  expect(added).toHaveLength(1);
});

test('a button of a page that hydrates at once is pressed before any script is there, and works when they are @desktop', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/sign-in', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Hasło' }).fill('Tajne-Haslo-1');
  await main.getByRole('button', { name: 'Pokaż hasło' }).click();
  release();
  await expect(main.getByRole('textbox', { name: 'Hasło' })).toHaveAttribute('type', 'text');
  await expect(main.getByRole('textbox', { name: 'Hasło' })).toHaveValue('Tajne-Haslo-1');
});

test('a page whose boot script is missing says so, says it again at each press, and keeps its links @desktop', async ({ page, watch }) => {
  watch.allow(missing);
  await page.route('**/assets/boot-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto(products.magnesium.path);
  const alert = page.getByRole('alert').filter({ hasText: 'Strona nie wczytała się w całości' });
  await expect(alert).toBeVisible();
  await alert.evaluate((element) => element.remove());
  await page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka', exact: true }).first().click();
  await expect(alert).toBeInViewport();
  await page.getByRole('banner').getByRole('link', { name: 'witryna, strona główna' }).click();
  await expect(page).toHaveURL('/');
});
