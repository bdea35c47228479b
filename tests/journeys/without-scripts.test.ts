import { expect, test } from '../support/fixtures.ts';
import { createCustomer, expectAccount, signIn } from './steps/account.ts';
import { textAt } from './steps/backend.ts';
import { bringCart, cartTrigger, products, storedCartId } from './steps/cart.ts';
import { mainHeading, openPage, productNames } from './steps/shop-page.ts';

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

  test('the checkout says that ordering needs scripts, and where there is help @desktop', async ({ page }) => {
    await page.goto('/checkout');
    // Locators look past `noscript`.
    expect(await page.getByRole('main').innerText()).toContain('Złożenie zamówienia wymaga JavaScriptu.');
    await expect(page.getByRole('main').getByText('Wczytujemy Twój koszyk')).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Potrzebujesz pomocy?' })).toHaveAttribute('href', '/customer-service');
  });

  test('every page says what needs scripts and searches without them; the cart is not called empty @desktop', async ({ page }) => {
    await page.goto('/cart');
    await expect(page.getByText('Twój koszyk jest pusty')).toHaveCount(0);
    await expect(page.getByRole('status', { name: /koszyk/i })).toBeHidden();
    // Locators look past `noscript`.
    expect(await page.locator('body').innerText()).toContain('Koszyk, zamówienie i konto wymagają JavaScriptu');
    await page.goto('/');
    await page.locator('css=noscript input[name="query"]').fill('magnez');
    await page.locator('css=noscript button').click();
    await expect(page).toHaveURL('/search.html?query=magnez');
    await expect(productNames(page)).toHaveCount(6);
  });

  test('[RTE-13] [CAT-03] [CAT-06] a category has breadcrumbs, filters, order, six products and further pages @desktop', async ({ page }) => {
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

  test('a price range is sent by its form, with the other filters kept @desktop', async ({ page }) => {
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

  test('filters and the order of a category work without scripts @desktop', async ({ page }) => {
    await page.goto('/sport.html');
    await page.getByRole('navigation', { name: 'Filtry' }).getByRole('link', { name: /^Saszetki/ }).click();
    await expect(productNames(page)).toHaveCount(2);
    await page.getByLabel('Sortuj').selectOption('Cena: od najwyższej');
    await page.getByRole('button', { name: 'Sortuj' }).click();
    await expect(page).toHaveURL(/sort=price_DESC/);
    await expect(productNames(page)).toHaveCount(2);
  });

  test('[RTE-14] [CAT-07] a product has its name, price, gallery, options, description, composition, dosage and warnings @desktop', async ({ page }) => {
    const response = await page.goto(products.protein.path);
    const html = await response?.text();
    await expect(mainHeading(page)).toHaveText(products.protein.name);
    await expect(page.getByRole('main').getByText('139,00 zł').first()).toBeVisible();
    await expect(page.getByRole('radiogroup', { name: 'Smak' }).getByRole('radio')).toHaveCount(4);
    await expect(page.getByRole('group', { name: `Zdjęcia: ${products.protein.name}` }).getByRole('img').first()).toBeVisible();
    // The folded texts stand in the HTML as well.
    for (const title of ['Opis', 'Skład i wartości odżywcze', 'Sposób użycia', 'Ostrzeżenia i przechowywanie']) {
      await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
    }
    expect(html).toContain('<table');
    expect(html).toMatch(/porcj[ai] dzienn/);
  });

  test('the search form leads to results @desktop', async ({ page }) => {
    await page.goto('/search.html');
    await page.getByRole('searchbox').fill('magnez');
    await page.getByRole('main').getByRole('button', { name: 'Szukaj', exact: true }).click();
    await expect(mainHeading(page)).toHaveText('Wyniki dla „magnez”');
    await expect(productNames(page)).toHaveCount(6);
  });
});

test('the HTML of a shopper who is signed in and has a cart holds nothing of it @desktop', async ({ page, shop }) => {
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
  for (const path of ['/', '/sport.html', products.protein.path, '/cart', '/checkout', '/customer/account', prefilled]) {
    const response = await page.request.get(path);
    const html = await response.text();
    for (const secret of [token, guestCart, ownCart, customer.email, customer.firstname]) expect(html, path).not.toContain(secret);
    expect(response.headers()['set-cookie'], path).toBeUndefined();
  }
});
