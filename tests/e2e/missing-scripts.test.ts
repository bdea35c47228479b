import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { createCustomer, expectAccount } from './steps/account.ts';
import { bringCart, cartLines, cartTrigger, products, storedCartId } from './steps/cart.ts';
import { holdScripts } from './steps/hold-scripts.ts';
import { openPage, untilInteractive } from './steps/shop-page.ts';

const missing = /\.js|error: Error|uncaught error|console error/;

for (const [name, scripts, path] of [
  ['the beginning', '**/assets/boot-*.js', '/sport.html'],
  ['the application', '**/assets/entry-client-*.js', '/sport.html'],
  ['a page', '**/assets/sign-in-page-*.js', '/sign-in'],
] as const) {
  test(`a page says so, and can be loaded again, when the script of ${name} stays missing @desktop`, async ({
    page,
    watch,
  }) => {
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

for (const [what, path, press, expected] of [
  [
    'the panel of the cart',
    products.magnesium.path,
    (page: Page) => cartTrigger(page),
    (page: Page) => expect(page).toHaveURL('/cart'),
  ],
  [
    'the favorite store',
    '/sport.html',
    (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Wybierz swój sklep' }),
    (page: Page) => expect(page).toHaveURL('/stores'),
  ],
  [
    'the enlarged picture',
    products.magnesium.path,
    (page: Page) => page.getByRole('main').getByRole('button', { name: 'Powiększ zdjęcie' }),
    (page: Page) => expect(page).toHaveURL(/\/media\//),
  ],
  [
    'the filters',
    '/sport.html',
    (page: Page) => page.getByRole('main').getByRole('link', { name: /^Proszek/ }),
    (page: Page) => expect(page).toHaveURL(/\/sport\.html\?/),
  ],
] as const) {
  test(`a press for ${what} leads on when all further scripts stay missing @desktop @full`, async ({
    page,
    features,
    watch,
  }) => {
    watch.allow(missing);
    // Loaded ahead of the first press.
    await page.route('**/assets/mini-cart-*.js', (route) => route.abort());
    await openPage(page, path);
    if (what === 'the favorite store' && !features.has('favoriteStore')) {
      await expect(press(page)).toHaveCount(0);
      return;
    }
    await page.route('**/assets/*.js', (route) => route.abort());
    await press(page).first().click();
    await expected(page);
  });
}

test('what is typed into a form before its scripts are there is sent afterward @desktop @full', async ({
  page,
  shop,
}) => {
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

test('a new shopper reads that the cart is empty before the application is there, and nobody else does @desktop @full', async ({
  page,
  shop,
}) => {
  const main = page.getByRole('main');
  const empty = main.getByText('Twój koszyk jest pusty');
  const loading = main.getByText('Wczytywanie koszyka');
  const release = await holdScripts(page, 'entry-client-*.js');
  await page.goto('/cart', { waitUntil: 'commit' });
  await expect(empty).toBeVisible();
  await expect(loading).toBeHidden();

  await bringCart(page, shop);
  await page.goto('/cart', { waitUntil: 'commit' });
  await expect(loading).toBeVisible();
  await expect(empty).toBeHidden();
  release();
  await expect(cartLines(main)).toHaveCount(1);
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
  await main
    .getByRole('spinbutton', { name: /^Liczba sztuk/ })
    .first()
    .fill('3');
  const button = main.getByRole('button', { name: 'Dodaj do koszyka', exact: true }).first();
  await button.click();
  await button.click();
  release();
  const cart = page.getByRole('dialog');
  await expect(cart.getByRole('spinbutton', { name: /^Liczba sztuk/ }).first()).toHaveValue('3');
  await expect(cart).toContainText('Wanilia');
  // The line is there before the request.
  await expect.poll(() => added.length).toBeGreaterThan(0);
  await expect(cart.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(added).toHaveLength(1);
});

for (const [what, press, expected] of [
  [
    'the menu',
    (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' }),
    (page: Page) => expect(page.getByRole('dialog')).toContainText('Witaminy'),
  ],
  [
    'the filters',
    (page: Page) => page.getByRole('main').getByRole('button', { name: /^Filtr/ }),
    (page: Page) => expect(page.getByRole('dialog')).toContainText('Proszek'),
  ],
  ['the cart', (page: Page) => cartTrigger(page), (page: Page) => expect(page).toHaveURL('/cart')],
  [
    'the search',
    (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Szukaj' }),
    (page: Page) => expect(page).toHaveURL('/search.html'),
  ],
] as const) {
  test(`a press for ${what} on a phone is not lost before any script is there @desktop @full`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    const release = await holdScripts(page);
    await page.goto('/sport.html', { waitUntil: 'commit' });
    await press(page).click();
    release();
    await expected(page);
  });
}

test('a button of a page that hydrates immediately is pressed before any script is there, and works when they are @desktop @full', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/sign-in', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Hasło' }).fill('Tajne-Haslo-1');
  await main.getByRole('button', { name: 'Pokaż hasło' }).click();
  release();
  await expect(main.getByRole('textbox', { name: 'Hasło' })).toHaveAttribute('type', 'text');
  await expect(main.getByRole('textbox', { name: 'Hasło' })).toHaveValue('Tajne-Haslo-1');
});

test('a product that was added while all scripts were missing is in the cart when they are there @desktop @full', async ({
  page,
  watch,
}) => {
  watch.allow(missing);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(products.magnesium.path);
  await page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka', exact: true }).first().click();
  await expect(page).toHaveURL('/cart');
  await expect(cartLines(page)).toContainText(products.magnesium.name);
  await page.unroute('**/assets/*.js');
  await page.reload();
  await untilInteractive(page);
  await expect(cartTrigger(page)).toHaveAccessibleName('Koszyk, 1 produkt');
  expect(await storedCartId(page)).not.toBeNull();
  expect((await page.context().cookies()).filter(({ name }) => name === 'witryna_cart')).toEqual([]);
  await expect(cartLines(page)).toContainText(products.magnesium.name);
  await page.getByRole('main').getByRole('link', { name: 'Do kasy' }).click();
  await expect(page).toHaveURL('/checkout');
});

test("what was added while all scripts were missing is brought into the guest's other cart, once @desktop @full", async ({
  page,
  shop,
  watch,
}) => {
  watch.allow(missing);
  await bringCart(page, shop);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(products.protein.path);
  await page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka', exact: true }).first().click();
  await expect(cartLines(page)).toContainText(products.protein.name);
  await page.unroute('**/assets/*.js');
  await page.goto('/cart');
  await untilInteractive(page);
  await expect(cartLines(page)).toHaveCount(2);
  await page.reload();
  await untilInteractive(page);
  await expect(cartLines(page)).toHaveCount(2);
  await expect(cartTrigger(page)).toHaveAccessibleName('Koszyk, 2 produkty');
});

test('a page whose boot script is missing says so, says it again at each press, and keeps its links @desktop @full', async ({
  page,
  watch,
}) => {
  watch.allow(missing);
  await page.route('**/assets/boot-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto(products.magnesium.path);
  const alert = page.getByRole('alert').filter({ hasText: 'Strona nie wczytała się w całości' });
  await expect(alert).toBeVisible();
  await alert.evaluate((element) => element.remove());
  await page.getByRole('main').getByRole('button', { name: 'Powiększ zdjęcie' }).first().click();
  await expect(alert).toBeInViewport();
  await page.getByRole('banner').getByRole('link', { name: 'witryna, strona główna' }).click();
  await expect(page).toHaveURL('/');
});

test('a line that is removed twice while the script for it loads is removed once, with one message @desktop', async ({
  page,
  shop,
}) => {
  const removed: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('removeItemFromCart')) removed.push(request.url());
  });
  await bringCart(page, shop);
  const release = await holdScripts(page, 'cart-actions-*.js');
  await openPage(page, '/cart');
  const remove = cartLines(page.getByRole('main')).getByRole('button', { name: /^Usuń/ });
  await remove.click();
  await remove.click();
  release();
  await expect(page.getByText('Twój koszyk jest pusty')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cofnij' })).toHaveCount(1);
  expect(removed).toHaveLength(1);
});
