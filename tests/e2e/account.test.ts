import type { Request } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { createCustomer, demoCustomer, expectAccount, fetchToken, signIn } from './steps/account.ts';
import {
  addToCart,
  bringCart,
  cartAtBackend,
  cartLines,
  cartTrigger,
  miniCart,
  products,
  storedCartId,
  storedKeys,
  storedTexts,
} from './steps/cart.ts';
import {
  chooseDelivery,
  choosePayment,
  giveAddress,
  goToReview,
  guest,
  openCheckout,
  openStep,
  orderButton,
  receipt,
} from './steps/checkout.ts';
import { logRequests } from './steps/request-log.ts';
import { mainHeading, openPage } from './steps/shop-page.ts';

test('[RTE-04] [RTE-18] [RTE-19] [RTE-25] [RTE-26] a guest who opens the orders signs in first and then sees them @desktop', async ({
  page,
}) => {
  await openPage(page, '/order-history');
  await expect(page).toHaveURL('/sign-in');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Zaloguj się' })).toBeVisible();
  await signIn(page, demoCustomer);
  await expect(page).toHaveURL('/order-history');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Zamówienie \d{9}$/ })
      .first(),
  ).toBeVisible();
  // The sign-in page has left the history.
  await page.goBack();
  await expect(page).not.toHaveURL('/sign-in');
});

test('[CRT-01] [SES-06] [SES-25] signing in merges the guest cart into the customer cart @desktop', async ({
  page,
  shop,
}) => {
  const customer = await createCustomer(shop);
  const guestCart = await bringCart(page, shop, products.vitaminC.sku, 2);
  await openPage(page, '/sign-in');
  const log = logRequests(page);
  await signIn(page, customer);
  await expect(page).toHaveURL('/customer/account/');
  await expect.poll(() => storedCartId(page)).toMatch(/./);
  await expect(cartTrigger(page)).toHaveAccessibleName('Koszyk, 2 produkty');
  await cartTrigger(page).click();
  await expect(cartLines(miniCart(page))).toContainText(products.vitaminC.name);
  const own = await storedCartId(page);
  expect(own).not.toBe(guestCart);
  expect(log.find(({ operation }) => operation === 'mergeCarts')?.body).toEqual({
    source: guestCart,
    destination: own,
  });
  // The password and the token travel in bodies and headers only.
  for (const { method, url } of log) expect(`${method} ${url.href}`).not.toMatch(/Witryna2026|GET .*token=/);
  const token: unknown = JSON.parse(await page.evaluate(() => localStorage.getItem('signin_token') ?? ''));
  expect(token).toEqual({ value: expect.any(String), timeStored: expect.any(Number), ttl: expect.any(Number) });
});

test('signing in says of which products the merged cart has fewer than the guest chose @desktop @full', async ({
  page,
  shop,
}) => {
  const customer = await createCustomer(shop);
  // The demo has 14 of it: 1 and 14 are too many, and Magento keeps the customer's.
  const scarce = { sku: 'KAL-CERAMIDY', name: 'Ceramidy z pszenicy i ryżu' };
  await cartAtBackend(shop, scarce.sku, 1, await fetchToken(shop, customer));
  await bringCart(page, shop, scarce.sku, 14);
  await openPage(page, '/sign-in');
  await expect(cartTrigger(page)).toHaveAccessibleName('Koszyk, 14 produktów');
  await signIn(page, customer);
  await expect(cartTrigger(page)).toHaveAccessibleName('Koszyk, 1 produkt');
  await expect(page.getByRole('region', { name: /^Powiadomienia/ })).toContainText(
    `mniej, niż wybrano przed zalogowaniem: ${scarce.name}.`,
  );
});

const merges = (request: Request) => request.postData()?.includes('mutation mergeCarts') === true;

test('[CRT-01] a reload during the merge of carts loses no product @desktop @full', async ({ page, shop, watch }) => {
  watch.allow(/^failed request: .* mutation mergeCarts$/);
  const customer = await createCustomer(shop);
  await bringCart(page, shop, products.vitaminC.sku, 2);
  await openPage(page, '/sign-in');
  let held: Request | undefined;
  await page.route('**/graphql', async (route, request) => {
    // The first merge never arrives.
    if (merges(request) && !held) held = request;
    else await route.fallback();
  });
  const merging = page.waitForRequest(merges);
  await signIn(page, customer);
  await merging;
  await openPage(page, '/');
  await expect(cartTrigger(page)).toHaveAccessibleName('Koszyk, 2 produkty');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('guest_cart'))).toBeNull();
});

test('[CRT-01] products that were not merged at sign-in are listed, merged by a click, and shown immediately @desktop @full', async ({
  page,
  shop,
  watch,
}) => {
  watch.allow(/mutation mergeCarts|ERR_FAILED|CommerceError/);
  const customer = await createCustomer(shop);
  await bringCart(page, shop, products.vitaminC.sku, 2);
  await openPage(page, '/sign-in');
  await page.route('**/graphql', (route, request) => (merges(request) ? route.abort() : route.fallback()));
  await signIn(page, customer);
  await expect(page).toHaveURL('/customer/account/');
  await expect(cartTrigger(page)).toHaveAccessibleName('Koszyk, pusty');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Dodaj je teraz' }).click();
  await expect(cartTrigger(page)).toHaveAccessibleName('Koszyk, 2 produkty');
});

test('[RTE-26] [CHK-09] signing in from the checkout returns to it, with the typed values and the products @desktop', async ({
  page,
  shop,
}) => {
  const customer = await createCustomer(shop);
  await bringCart(page, shop, products.vitaminC.sku, 2);
  await openCheckout(page);
  await openStep(page).getByLabel('Imię').fill('Łucja');
  await openStep(page).getByLabel('Miejscowość').fill('Warszawa');
  await openStep(page).getByRole('link', { name: 'Zaloguj się' }).click();
  await expect(page).toHaveURL('/sign-in');
  await signIn(page, customer);
  await expect(page).toHaveURL('/checkout');
  await expect(openStep(page)).toContainText(customer.email);
  await expect(openStep(page).getByRole('link', { name: 'Zaloguj się' })).toBeHidden();
  await expect(openStep(page).getByLabel('Imię')).toHaveValue('Łucja');
  await expect(openStep(page).getByLabel('Miejscowość')).toHaveValue('Warszawa');
  await expect(page.getByRole('main')).toContainText(`${products.vitaminC.name}, 2`);
});

test('the checkout of a new customer has the name of the account filled in @desktop @full', async ({ page, shop }) => {
  const customer = await createCustomer(shop);
  await bringCart(page, shop);
  await openPage(page, '/sign-in');
  await signIn(page, customer);
  await expectAccount(page, customer);
  await openCheckout(page);
  await expect(openStep(page).getByLabel('Imię')).toHaveValue(customer.firstname);
  await expect(openStep(page).getByLabel('Nazwisko')).toHaveValue('Żak');
});

test('the first address that a customer orders with is in the address book afterward, once @desktop @full', async ({
  page,
  shop,
}) => {
  const customer = await createCustomer(shop);
  await bringCart(page, shop);
  await openPage(page, '/sign-in');
  await signIn(page, customer);
  await expectAccount(page, customer);
  await openCheckout(page);
  await expect(page.getByRole('checkbox', { name: 'Zapisz ten adres w książce adresowej' })).toBeChecked();
  await giveAddress(page, null);
  await chooseDelivery(page, /^Kurier/);
  await choosePayment(page, /^Przelew bankowy/);
  await orderButton(page).click();
  await expect(receipt(page)).toBeVisible();
  await openPage(page, '/address-book');
  await expect(page.getByRole('main').getByText(guest.street)).toHaveCount(1);
});

test('[RTE-26] creating an account on the way to the orders continues to them @desktop @full', async ({ page }) => {
  await openPage(page, '/order-history');
  await expect(page).toHaveURL('/sign-in');
  await page.getByRole('main').getByRole('link', { name: 'Załóż konto' }).click();
  await expect(page).toHaveURL('/create-account');
  const main = page.getByRole('main');
  await main.getByLabel('Imię').fill('Łucja');
  await main.getByLabel('Nazwisko').fill('Żak');
  await main.getByLabel('E-mail').fill(`nowa-${crypto.randomUUID().slice(0, 8)}@example.com`);
  await main.getByRole('textbox', { name: 'Hasło' }).fill('Witryna2026!');
  await main.getByRole('button', { name: 'Załóż konto' }).click();
  await expect(page).toHaveURL('/order-history');
});

test('[FRM-13] the menu stays on one line when a customer is greeted, in the narrowest window that has it @desktop @full', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1025, height: 800 });
  const customer = await createCustomer(shop);
  await openPage(page, '/sign-in');
  const height = () =>
    page
      .getByRole('banner')
      .getByRole('navigation', { name: 'Kategorie' })
      .evaluate((menu) => menu.getBoundingClientRect().height);
  const before = await height();
  await signIn(page, customer);
  await expectAccount(page, customer);
  await expect(page.getByRole('banner').getByRole('button', { name: `Cześć, ${customer.firstname}` })).toBeVisible();
  expect(await height()).toBe(before);
});

test('wrong credentials are rejected without naming the wrong one, and the email address stays @desktop', async ({
  page,
  shop,
  watch,
}) => {
  watch.allow(/CommerceError|answer 40[13]|Failed to load resource/);
  const customer = await createCustomer(shop);
  await openPage(page, '/sign-in');
  await page.getByRole('main').getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page.getByRole('group', { name: 'Popraw te pola' }).getByRole('link')).toHaveCount(2);
  await signIn(page, { ...customer, password: 'NieTo12345!' });
  await expect(page.getByText('E-mail lub hasło się nie zgadza')).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox', { name: 'E-mail' })).toHaveValue(customer.email);
  await expect(page).toHaveURL('/sign-in');
});

test('[AC-3] [FRM-11] [FRM-13] signing out revokes the token, clears the device, and moves focus to the heading that confirms it @desktop', async ({
  page,
  shop,
}) => {
  const customer = await createCustomer(shop);
  await openPage(page, '/sign-in');
  await signIn(page, customer);
  await expectAccount(page, customer);
  await expect(page.getByRole('banner').getByRole('button', { name: `Cześć, ${customer.firstname}` })).toBeVisible();
  await openPage(page, products.vitaminC.path);
  await addToCart(page);
  await expect(cartLines(miniCart(page))).toHaveCount(1);
  await goToReview(page, null);

  await openPage(page, '/customer/account');
  const log = logRequests(page);
  await page.getByRole('main').getByRole('button', { name: 'Wyloguj się' }).click();
  await expect(mainHeading(page)).toHaveText('Wylogowaliśmy Cię');
  await expect(mainHeading(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Wylogowaliśmy Cię' })).toHaveCount(1);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Zaloguj się' })).toBeVisible();
  await expect(cartTrigger(page)).toHaveAccessibleName('Koszyk, pusty');
  expect(await storedKeys(page)).toEqual([]);
  expect(await storedTexts(page)).not.toContain(customer.email);
  const revocation = log.find(({ operation }) => operation === 'SignOut');
  expect(revocation?.headers['authorization']).toMatch(/^Bearer /);
  const refused = await fetch(`${shop.backendUrl}/graphql?query=${encodeURIComponent('{ customer { email } }')}`, {
    headers: { authorization: revocation?.headers['authorization'] ?? '' },
  });
  expect(await refused.text()).not.toContain(customer.email);

  // Back shows the account to nobody.
  await page.goBack();
  await expect(page.getByText(customer.email)).toHaveCount(0);
});

test('[SES-10] an expired token is ignored @desktop @full', async ({ page, shop }) => {
  const item = { value: 'expired-token', timeStored: Date.now() - 3_600_000, ttl: 60 };
  await page.context().setStorageState({
    cookies: [],
    origins: [{ origin: shop.url, localStorage: [{ name: 'signin_token', value: JSON.stringify(item) }] }],
  });
  const log = logRequests(page);
  await openPage(page, '/customer/account');
  await expect(page).toHaveURL('/sign-in');
  await expect(mainHeading(page)).toHaveText('Zaloguj się');
  for (const { headers } of log) expect(headers).not.toHaveProperty('authorization');
  expect(await page.evaluate(() => localStorage.getItem('signin_token'))).toBeNull();
});

test('[RTE-05] [SES-01] [ACC-03] an account is created, its password rules are checked off, and signing in works @mobile', async ({
  page,
}) => {
  const customer = {
    email: `nowy-${crypto.randomUUID().slice(0, 8)}@example.com`,
    password: 'Witryna2026!',
    firstname: 'Nina',
  };
  await openPage(page, '/create-account');
  const main = page.getByRole('main');
  await main.getByLabel('Imię').fill(customer.firstname);
  await main.getByLabel('Nazwisko').fill('Nowa');
  await main.getByLabel('E-mail').fill(customer.email);
  const password = main.getByRole('textbox', { name: 'Hasło' });
  await password.fill('krotkie');
  await expect(main.getByRole('listitem').filter({ hasText: 'co najmniej' })).toContainText('jeszcze niespełnione');
  await password.fill(customer.password);
  await expect(main.getByRole('listitem').filter({ hasText: 'jeszcze niespełnione' })).toHaveCount(0);
  await main.getByRole('button', { name: 'Załóż konto' }).click();
  // Whoever has just written a password need not write it again.
  await expect(page).toHaveURL('/customer/account/');
  await expectAccount(page, customer);
  await expect(main).toContainText('Nie masz jeszcze żadnych zamówień.');
});

test('[AC-3] signing out in the drawer closes it and moves focus to the heading that confirms it @mobile @full', async ({
  page,
  shop,
}) => {
  const customer = await createCustomer(shop);
  await openPage(page, '/sign-in');
  await signIn(page, customer);
  await expectAccount(page, customer);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(customer.firstname) })
    .click();
  const revoked = page.waitForResponse((response) => response.request().postData()?.includes('SignOut') === true);
  await page.getByRole('dialog').getByRole('button', { name: 'Wyloguj się' }).click();
  await revoked;
  await expect(mainHeading(page)).toHaveText('Wylogowaliśmy Cię');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(mainHeading(page)).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Wróć do sklepu' }).click();
  await expect(page).toHaveURL('/');
});

test('[NAV-01] a guest finds the forms of the account in the drawer @mobile @full', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(drawer.getByRole('heading', { name: 'Zaloguj się' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Załóż konto' }).click();
  await expect(drawer.getByRole('textbox', { name: 'Imię' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Wróć do: Zaloguj się' }).click();
  await expect(drawer.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
});
