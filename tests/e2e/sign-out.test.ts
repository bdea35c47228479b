import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { createCustomer, expectAccount, signIn } from './steps/account.ts';
import { queryBackend } from './steps/backend.ts';
import { addToCart, cartLines, miniCart, products, storedCartId, storedKeys } from './steps/cart.ts';
import { chooseDelivery, choosePayment, openCheckout, openStep, orderButton, receipt } from './steps/checkout.ts';
import { createSignal } from './steps/create-signal.ts';
import { openPage } from './steps/shop-page.ts';

test.use({ serviceWorkers: 'allow' });

/**
 * Everything that this page and the browser keep, as text: storage of every kind, caches, the history entry and the
 * document.
 */
function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [localStorage, sessionStorage].flatMap((storage) => Object.entries<unknown>(storage).map(String));
    for (const { name = '' } of await indexedDB.databases()) texts.push(`database ${name}`);
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const isText = /text|json|javascript/.test(response?.headers.get('content-type') ?? '');
        texts.push(request.url, isText ? ((await response?.text()) ?? '') : '');
      }
    }
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(
      ({ value }) => value,
    );
    return [
      ...texts,
      ...fields,
      JSON.stringify(history.state),
      document.cookie,
      document.title,
      document.documentElement.outerHTML,
    ].join('\n');
  });
}

test('[SES-18] signing out leaves no data of the customer: storage, databases, caches, document, history, and what Back shows @desktop @full', async ({
  page,
  shop,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const customer = { email: `slad-${mark}@example.com`, password: 'Witryna2026!', firstname: `Imie${mark}` };
  const address = { lastname: `Nazwisko${mark}`, street: `Ukryta${mark} 7`, telephone: '601602603' };
  await queryBackend(
    shop,
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }',
    {
      input: { ...customer, lastname: address.lastname },
    },
  );

  await openPage(page, products.vitaminC.path);
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null);
  await openPage(page, '/sign-in');
  await signIn(page, customer);
  await expect(page).toHaveURL('/customer/account/');
  await openPage(page, products.vitaminC.path);
  await addToCart(page);
  await expect(cartLines(miniCart(page))).toHaveCount(1);
  const orderedCart = (await storedCartId(page)) ?? '';
  await openCheckout(page);
  const step = openStep(page);
  await step.getByLabel('Imię').fill(customer.firstname);
  await step.getByLabel('Nazwisko').fill(address.lastname);
  await step.getByLabel('Ulica i numer').fill(address.street);
  await step.getByLabel('Kod pocztowy').fill('00-838');
  await step.getByLabel('Miejscowość').fill('Warszawa');
  await step.getByLabel('Województwo').selectOption('mazowieckie');
  await step.getByLabel('Telefon').fill(address.telephone);
  await step.getByRole('button', { name: 'Przejdź do dostawy' }).click();
  await chooseDelivery(page, /Kurier/);
  await choosePayment(page, /^Przelew bankowy/);
  // Beside the keys that the specification names only the products seen last.
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
    'availableShippingMethods',
    'cartId',
    'imagesBySku',
    'paymentMethod',
    'recently_viewed',
    'shippingMethod',
    'shipping_address',
    'signin_token',
  ]);
  await orderButton(page).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Wszystkie zamówienia' })).toBeVisible();
  await expect(receipt(page)).toContainText(/Numer zamówienia: \d{9}/);
  const number = /Numer zamówienia: (\d+)/.exec(await receipt(page).innerText())?.[1] ?? '';
  // A second cart, with another product, that is not ordered.
  await openPage(page, products.magnesium.path);
  await addToCart(page);
  await expect(cartLines(miniCart(page))).toHaveCount(1);
  const cart = (await storedCartId(page)) ?? '';
  await openPage(page, '/search.html?query=magnez');
  await openPage(page, '/order-history');
  await expect(page.getByRole('main').getByRole('link', { name: /^Zamówienie \d{9}$/ })).toBeVisible();
  await openPage(page, '/account-information');
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Imię' })).toHaveValue(customer.firstname);
  const token = await page.evaluate(() => localStorage.getItem('signin_token') ?? '');
  const markers = [mark, address.telephone, orderedCart, cart, /"value":"([^"]+)"/.exec(token)?.[1] ?? ''];
  for (const marker of [...markers, number]) expect(marker).not.toBe('');
  // What a reload may leave behind for the next page.
  await page.evaluate(
    ([guestCart = '', product = '']) => {
      const choice = { sku: 'WIT', quantity: 1, selectedOptions: [] };
      localStorage.setItem('guest_cart', JSON.stringify({ value: guestCart, timeStored: Date.now() }));
      sessionStorage.setItem(
        'witryna_open_replacement',
        JSON.stringify({
          value: { cartId: 'x', name: product, before: choice, wanted: choice },
          timeStored: Date.now(),
        }),
      );
    },
    [`Gosc${mark}`, `Produkt${mark}`],
  );
  const before = await everythingKept(page);
  for (const marker of [mark, cart]) expect(before).toContain(marker);

  const visited = await page.evaluate(() => history.length);
  await page
    .getByRole('navigation', { name: 'Strony Twojego konta' })
    .getByRole('button', { name: 'Wyloguj się' })
    .click();
  await expect(page).toHaveURL('/customer/account/logoutSuccess');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Zaloguj się' })).toBeVisible();
  const left = async () => {
    const kept = await everythingKept(page);
    return [...markers, `zamówienia: ${number}`].filter((marker) => kept.includes(marker));
  };
  expect(await left()).toEqual([]);
  // What somebody looked at and searched for tells of their health.
  expect(await storedKeys(page)).toEqual([]);

  // Every entry of the history, as it is shown to whoever sits down next.
  for (let entry = 1; entry < visited; entry += 1) {
    if ((await page.goBack()) === null && page.url() === 'about:blank') break;
    if (page.url() === 'about:blank') break;
    await expect(page.getByRole('banner')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await left(), page.url()).toEqual([]);
    await expect(page.getByRole('banner').getByRole('button', { name: /^Cześć/ })).toHaveCount(0);
  }
});

test('requests in flight at sign-out are rejected without ending a session @desktop', async ({ page, shop, watch }) => {
  const customer = await createCustomer(shop);
  await openPage(page, '/sign-in');
  await signIn(page, customer);
  await expectAccount(page, customer);
  // The browser itself says so.
  watch.allow(/status of 401|answer 401/);
  const signOut = createSignal();
  await page.route('**/graphql', async (route, request) => {
    const asks = (operation: string) => request.postData()?.includes(operation) === true;
    if (asks('getAddressBook')) await signOut.given;
    if (!asks('revokeCustomerToken')) return route.fallback();
    const answer = await route.fetch();
    const refused = page.waitForResponse(
      (response) => response.request().postData()?.includes('getAddressBook') === true,
    );
    signOut.give();
    await (await refused).finished();
    await route.fulfill({ response: answer });
  });
  const asked = page.waitForRequest((request) => request.postData()?.includes('getAddressBook') === true);
  await openPage(page, '/address-book');
  await asked;
  const loads = await page.evaluate(() => performance.timeOrigin);
  await page
    .getByRole('navigation', { name: 'Strony Twojego konta' })
    .getByRole('button', { name: 'Wyloguj się' })
    .click();
  await expect(page).toHaveURL('/customer/account/logoutSuccess');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Zaloguj się' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loads);
  await expect(page).toHaveURL('/customer/account/logoutSuccess');
});
