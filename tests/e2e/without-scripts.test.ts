import { expect, test } from '../support/fixtures.ts';
import { createCustomer, expectAccount, signIn } from './steps/account.ts';
import { textAt } from './steps/backend.ts';
import { getAmount, bringCart, cartLines, cartTrigger, products, storedCartId } from './steps/cart.ts';
import { findDeadControls } from './steps/dead-controls.ts';
import { isThere, publicPaths } from './steps/pages.ts';
import { mainHeading, openPage, productNames } from './steps/shop-page.ts';

/** Pages whose buttons no other page has. */
const pathsWithButtons = [
  ...publicPaths,
  '/sport/bialko-i-aminokwasy.html',
  '/search.html',
  '/search.html?query=zzzzqq',
  products.magnesium.path,
  // Sold out.
  '/jablczan-magnezu.html',
  '/forgot-password',
  '/customer/account/createPassword',
  '/customer/account/logoutSuccess',
  '/customer/account',
  '/wishlist',
  '/communications',
  '/contact-us',
  '/track-my-order',
  '/withdrawal',
  '/marki.html',
  '/regulamin',
  '/poradnik-dawkowanie-witaminy-d3',
  '/offline',
  '/nie-ma-takiej-strony',
];

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test.beforeEach(({ watch }) => {
    // What the page would preload for its scripts, Chromium refuses when they are off.
    watch.allow(/\.js csp$/);
  });

  test('[RTE-01] home has its content, and its links lead on to a category and a product', async ({ page }) => {
    await page.goto('/');
    await expect(mainHeading(page)).toHaveText('Jesień, która nie zwalnia');
    const card = page.getByRole('main').getByRole('article').filter({ hasText: products.vitaminC.name });
    await expect(card.first()).toContainText('39,90 zł');
    await page.getByRole('main').getByRole('link', { name: 'Produkty na odporność' }).click();
    await expect(page).toHaveURL('/odpornosc.html');
    await expect(productNames(page)).toHaveCount(6);
    const name = await productNames(page).first().innerText();
    await productNames(page).first().getByRole('link').click();
    await expect(mainHeading(page)).toHaveText(name);
  });

  test('every button works on every kind of page @mobile @full', async ({ page, features, watch }) => {
    test.slow();
    // A page that does not exist, and answers to forms that are filled in with what is wrong.
    watch.allow(/answer 4\d\d|Failed to load resource/);
    const pressed = new Set<string>();
    const dead: string[] = [];
    const visit = async (path: string) => {
      await page.goto(path);
      dead.push(...(await findDeadControls(page, pressed)).map((name) => `${path}: ${name}`));
    };
    await page.goto(products.magnesium.path);
    await page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka', exact: true }).first().click();
    await expect(cartLines(page)).toHaveCount(1);
    await visit('/checkout');
    await visit('/cart');
    await expect(cartLines(page)).toHaveCount(0);
    for (const path of pathsWithButtons.filter((path) => isThere(path, features))) await visit(path);
    expect(dead).toEqual([]);
    expect(pressed.size).toBeGreaterThan(10);
  });

  test('every button works on a wide screen, and a narrow one has the menu @full', async ({ page }) => {
    const pressed = new Set<string>();
    for (const path of ['/', '/sport.html', products.protein.path]) {
      await page.goto(path);
      expect(await findDeadControls(page, pressed), path).toEqual([]);
    }
    await page.getByRole('banner').getByRole('navigation').getByRole('link', { name: 'Sport', exact: true }).click();
    await expect(page).toHaveURL('/sport.html');
  });

  test('the checkout shows that ordering needs scripts, and how to get help @desktop', async ({ page }) => {
    await page.goto('/checkout');
    // Locators look past `noscript`.
    expect(await page.getByRole('main').innerText()).toContain('Złożenie zamówienia wymaga JavaScriptu.');
    await expect(page.getByRole('main').getByText('Wczytujemy Twój koszyk')).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Potrzebujesz pomocy?' })).toHaveAttribute(
      'href',
      '/contact-us',
    );
  });

  test('every page shows what needs scripts and searches without them; the cart is not shown as empty @desktop', async ({
    page,
  }) => {
    await page.goto('/cart');
    await expect(page.getByText('Twój koszyk jest pusty')).toBeHidden();
    await expect(page.getByRole('status', { name: /koszyk/i })).toBeHidden();
    // Locators look past `noscript`.
    expect(await page.locator('body').innerText()).toContain('Zamówienie i konto wymagają JavaScriptu');
    await page.goto('/');
    await page.locator('css=noscript input[name="query"]').fill('magnez');
    await page.locator('css=noscript button').click();
    await expect(page).toHaveURL('/search.html?query=magnez');
    await expect(productNames(page)).toHaveCount(6);
  });

  test('[RTE-13] [CAT-03] [CAT-06] a category has breadcrumbs, filters, sort order, six products and pagination @desktop', async ({
    page,
  }) => {
    await page.goto('/sport/bialko-i-aminokwasy.html');
    await expect(page.getByRole('navigation', { name: 'Ścieżka nawigacji' })).toContainText('Sport');
    await expect(productNames(page)).toHaveCount(6);
    await expect(page.getByLabel('Sortuj')).toBeVisible();
    const first = await productNames(page).allInnerTexts();
    await page.getByRole('link', { name: 'Następna strona' }).click();
    await expect(page).toHaveURL(/\?p=2$/);
    await expect(productNames(page).first()).toBeVisible();
    expect(await productNames(page).allInnerTexts()).not.toEqual(first);
    const second = await productNames(page).allInnerTexts();
    await page.goBack();
    await page.getByRole('link', { name: 'Pokaż więcej produktów' }).click();
    await expect(page).toHaveURL(/\?from=1&p=2$/);
    expect(await productNames(page).allInnerTexts()).toEqual([...first, ...second]);
  });

  test('a price range is submitted by its form, with the other filters kept @desktop @full', async ({ page }) => {
    await page.goto('/sport.html');
    const filters = page.getByRole('navigation', { name: 'Filtry' });
    await filters.getByRole('link', { name: /^Proszek/ }).click();
    await filters.getByLabel('Od (zł)').fill('60,00');
    await filters.getByLabel('Do (zł)').fill('100');
    await filters.getByRole('button', { name: 'Zastosuj zakres cen' }).click();
    const chosen = page.getByRole('list', { name: 'Wybrane filtry' });
    await expect(chosen.getByRole('link', { name: 'Usuń filtr: 60 zł – 100 zł' })).toBeVisible();
    await chosen.getByRole('link', { name: 'Usuń filtr: Proszek' }).click();
    await expect(page).toHaveURL('/sport.html?price=60_100');
    await expect(filters.getByLabel('Do (zł)')).toHaveValue('100');
  });

  test('a wrong price range keeps what was typed and says what is wrong, with the other filters kept @desktop', async ({
    page,
  }) => {
    await page.goto('/sport.html');
    const filters = page.getByRole('navigation', { name: 'Filtry' });
    const from = filters.getByLabel('Od (zł)');
    const to = filters.getByLabel('Do (zł)');
    const apply = filters.getByRole('button', { name: 'Zastosuj zakres cen' });
    const chosen = page.getByRole('list', { name: 'Wybrane filtry' });
    await filters.getByRole('link', { name: /^Proszek/ }).click();
    await from.fill('-60');
    await to.fill('100');
    await apply.click();
    await expect(from).toHaveValue('-60');
    await expect(from).toHaveAccessibleDescription(/^Wpisz ceny/);
    await expect(to).toHaveValue('100');
    await expect(to).not.toHaveAttribute('aria-invalid');
    await expect(chosen.getByRole('link', { name: 'Usuń filtr: Proszek' })).toBeVisible();
    await from.fill('120');
    await apply.click();
    await expect(from).toHaveValue('100');
    await expect(to).toHaveValue('120');
    await expect(chosen.getByRole('link', { name: 'Usuń filtr: 100 zł – 120 zł' })).toBeVisible();
  });

  test('filters and the order of a category work without scripts @desktop @full', async ({ page }) => {
    await page.goto('/sport.html');
    await page
      .getByRole('navigation', { name: 'Filtry' })
      .getByRole('link', { name: /^Saszetki/ })
      .click();
    await expect(productNames(page)).toHaveCount(2);
    await page.getByLabel('Sortuj').selectOption('Cena: od najwyższej');
    await page.getByRole('button', { name: 'Sortuj' }).click();
    await expect(page).toHaveURL(/sort=price_DESC/);
    await expect(productNames(page)).toHaveCount(2);
  });

  test('[RTE-14] [CAT-07] a product has its name, price, gallery, options, description, composition, dosage and warnings @desktop', async ({
    page,
  }) => {
    const response = await page.goto(products.protein.path);
    const html = await response?.text();
    await expect(mainHeading(page)).toHaveText(products.protein.name);
    await expect(page.getByRole('main').getByText('139,00 zł').first()).toBeVisible();
    await expect(page.getByRole('radiogroup', { name: 'Smak' }).getByRole('radio')).toHaveCount(4);
    const gallery = page.getByRole('group', { name: `Zdjęcia: ${products.protein.name}` });
    await expect(gallery.getByRole('img').first()).toBeVisible();
    // They need scripts; the images scroll without.
    await expect(gallery.getByRole('button')).toHaveCount(0);
    // The folded texts stand in the HTML as well.
    for (const title of ['Opis', 'Skład i wartości odżywcze', 'Sposób użycia', 'Ostrzeżenia i przechowywanie']) {
      await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
    }
    expect(html).toContain('<table');
    expect(html).toMatch(/porcj[ai] dzienn/);
  });

  test('a product is added with its options and quantity, and the cart is changed by forms @desktop', async ({
    page,
  }) => {
    const response = await page.goto(products.protein.path);
    expect(response?.headers()['set-cookie']).toBeUndefined();
    const main = page.getByRole('main');
    await main.locator('label').filter({ hasText: 'Wanilia' }).first().click();
    await main.getByRole('spinbutton').first().fill('3');
    await main.getByRole('button', { name: 'Dodaj do koszyka', exact: true }).first().click();
    await expect(page).toHaveURL('/cart');
    await expect(cartLines(page)).toHaveCount(1);
    await expect(cartLines(page)).toContainText('Smak: Wanilia');
    await expect(getAmount(main, 'Razem')).toHaveText('417,00 zł');
    await expect(main).toContainText('Złożenie zamówienia wymaga JavaScriptu.');
    const cart = await page.request.get('/cart');
    expect(cart.headers()['cache-control']).toBe('private, no-store');
    expect(cart.headers()['vary']).toBe('Cookie, Accept-Encoding');

    // A reload after the redirect adds nothing.
    await page.reload();
    await expect(getAmount(main, 'Razem')).toHaveText('417,00 zł');
    await page.goto('/');
    const card = main.getByRole('article').filter({ hasText: products.vitaminC.name }).first();
    await card.getByRole('button', { name: /^Dodaj do koszyka/ }).click();
    await expect(cartLines(page)).toHaveCount(2);

    const line = cartLines(page).filter({ hasText: products.protein.name });
    await line.getByRole('spinbutton').fill('1');
    await line.getByRole('button', { name: /^Zmień liczbę sztuk/ }).click();
    await expect(getAmount(main, 'Razem')).toHaveText('178,90 zł');
    await line.getByRole('button', { name: /^Usuń/ }).click();
    await expect(cartLines(page)).toHaveCount(1);
    await cartLines(page).getByRole('button', { name: /^Usuń/ }).click();
    await expect(main.getByRole('heading', { name: 'Twój koszyk jest pusty' })).toBeVisible();

    // Public pages are the same with the cookie.
    const withCookie = await page.request.get(products.magnesium.path);
    expect(withCookie.headers()).toMatchObject({
      'cache-control': expect.stringContaining('public'),
      vary: 'Accept-Encoding',
    });
    expect(withCookie.headers()['set-cookie']).toBeUndefined();
  });

  test('a double click adds a product once @desktop', async ({ page }) => {
    await page.goto(products.magnesium.path);
    const add = page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka', exact: true }).first();
    await add.click();
    await expect(page).toHaveURL('/cart');
    const send = () =>
      page.request.post('/cart', {
        form: { sku: products.vitaminC.sku, quantity: '1' },
        headers: { 'sec-fetch-site': 'same-origin' },
        maxRedirects: 0,
      });
    expect((await Promise.all([send(), send()])).map((response) => response.status())).toEqual([303, 303]);
    await page.reload();
    await expect(cartLines(page).filter({ hasText: products.vitaminC.name }).getByRole('spinbutton')).toHaveValue('1');
  });

  test('the cart page shows why a product could not be added @desktop', async ({ page }) => {
    await page.goto('/ceramidy-z-pszenicy-i-ryzu.html');
    const main = page.getByRole('main');
    await main.getByRole('spinbutton').first().fill('50');
    await main.getByRole('button', { name: 'Dodaj do koszyka', exact: true }).first().click();
    await expect(page).toHaveURL('/cart');
    await expect(mainHeading(page)).toHaveText('Koszyk');
    await expect(main.getByRole('alert')).toHaveText(/Nie mamy już tylu sztuk|Żądana ilość nie jest dostępna/);
  });

  test('another site cannot fill the cart @desktop', async ({ page }) => {
    const response = await page.request.post('/cart', {
      form: { sku: products.magnesium.sku },
      headers: { 'sec-fetch-site': 'cross-site' },
      maxRedirects: 0,
    });
    expect(response.headers()['set-cookie']).toBeUndefined();
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('Formularz nie został wysłany');
  });

  test('the search form shows results @desktop', async ({ page }) => {
    await page.goto('/search.html');
    await page.getByRole('searchbox').fill('magnez');
    await page.getByRole('main').getByRole('button', { name: 'Szukaj', exact: true }).click();
    await expect(mainHeading(page)).toHaveText('Wyniki dla „magnez”');
    await expect(productNames(page)).toHaveCount(6);
  });
});

test('the HTML for a signed-in shopper with a cart contains no data of either @desktop', async ({ page, shop }) => {
  const customer = await createCustomer(shop);
  const guestCart = await bringCart(page, shop);
  await openPage(page, '/sign-in');
  await signIn(page, customer);
  await expectAccount(page, customer);
  await expect(cartTrigger(page)).toHaveAccessibleName('Koszyk, 1 produkt');
  const token = textAt(JSON.parse(await page.evaluate(() => localStorage.getItem('signin_token') ?? '{}')), 'value');
  const ownCart = (await storedCartId(page)) ?? '';
  expect(ownCart).not.toBe('');

  const prefilled = `/create-account?${new URLSearchParams({ email: customer.email, firstName: customer.firstname }).toString()}`;
  for (const path of [
    '/',
    '/sport.html',
    products.protein.path,
    '/cart',
    '/checkout',
    '/customer/account',
    prefilled,
  ]) {
    const response = await page.request.get(path);
    const html = await response.text();
    for (const secret of [token, guestCart, ownCart, customer.email, customer.firstname])
      expect(html, path).not.toContain(secret);
    expect(response.headers()['set-cookie'], path).toBeUndefined();
  }
});
