import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { queryBackend } from './steps/backend.ts';
import { createCustomer, expectAccount } from './steps/account.ts';
import { holdScripts } from './steps/hold-scripts.ts';
import { bringCart, cartTrigger, products } from './steps/cart.ts';

/** Every page of the shop's own, and one of each kind of the backend's. */
const paths = [
  '/',
  '/sport.html',
  products.protein.path,
  '/search.html',
  '/search.html?query=magnez',
  '/cart',
  '/checkout',
  '/sign-in',
  '/create-account',
  '/forgot-password',
  '/customer/account/createPassword?token=x',
  '/customer/account',
  '/customer/account/edit',
  '/address-book',
  '/communications',
  '/order-history',
  '/saved-payments',
  '/wishlist',
  '/track-my-order',
  '/withdrawal',
  '/contact-us',
  '/stores',
  '/offline',
  '/no-such-page',
];

/** Names of fields that may stand in a URL: search, filters and the order of a list, all of them public. */
const publicFields = /^(?:query|q|p|sort|order|place|radius|price(?:_from|_to)?|[a-z_]+_filter)$/;

/** Names of the fields of a form that adds a product to the cart. */
const cartFields = /^(?:sku|quantity|option.*)$/;

/** Values that nobody must find in a URL or in a page. */
const typed = {
  password: 'Tajne-Haslo-1',
  email: `forma-${crypto.randomUUID().slice(0, 8)}@example.com`,
  firstname: 'Formularz',
  lastname: 'Testowy',
  number: '000000042',
  comment: 'Wiadomość testowa',
  name: 'Formularz',
};

test('a form sends its fields in the URL only if all of them are public; the server handles every other form @desktop', async ({
  page,
  shop,
}) => {
  const posting = new Set<string>();
  for (const path of paths) {
    const html = await (await page.request.get(path)).text();
    const forms = await page.evaluate((text) => {
      const document = new DOMParser().parseFromString(text, 'text/html');
      return [...document.forms].map((form) => ({
        method: form.method,
        action: form.getAttribute('action'),
        fields: [...form.elements].flatMap((field) => field.getAttribute('name') ?? []),
      }));
    }, html);
    for (const { method, action, fields } of forms) {
      if (method === 'get') {
        expect(
          fields.filter((name) => !publicFields.test(name)),
          `GET form of ${path}`,
        ).toEqual([]);
        continue;
      }
      if (action === '/cart') {
        // The product alone; `without-scripts.test.ts` submits it.
        expect(
          fields.filter((name) => !cartFields.test(name)),
          `cart form of ${path}`,
        ).toEqual([]);
        continue;
      }
      posting.add(path);
      const form = Object.fromEntries(Object.entries(typed).filter(([name]) => fields.includes(name)));
      const response = await page.request.post(path, {
        form,
        headers: { origin: new URL(shop.url).origin },
        maxRedirects: 0,
      });
      const returned = await response.text();
      expect(response.status(), `POST form of ${path}`).toBe(path === '/create-account' ? 303 : 200);
      expect(response.headers()['cache-control'], path).toContain('no-store');
      expect(returned, path).not.toContain(typed.password);
      if (path !== '/create-account' && 'email' in form) expect(returned, path).toContain(typed.email);
    }
  }
  expect([...posting]).toEqual(
    expect.arrayContaining(['/sign-in', '/create-account', '/forgot-password', '/track-my-order', '/contact-us']),
  );
});

test('a POST to a page without forms opens the page, and a POST from another site changes nothing @desktop', async ({
  page,
  shop,
}) => {
  const opened = await page.request.post('/sport.html?p=2', {
    form: { a: '1' },
    headers: { origin: new URL(shop.url).origin },
    maxRedirects: 0,
  });
  expect([opened.status(), opened.headers()['location']]).toEqual([303, '/sport.html?p=2']);
  const form = {
    email: `${crypto.randomUUID()}@example.com`,
    password: 'Tajne-Haslo-1',
    firstname: 'Obca',
    lastname: 'Strona',
  };
  const foreign = await page.request.post('/create-account', {
    form,
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    maxRedirects: 0,
  });
  expect([foreign.status(), foreign.headers()['set-cookie']]).toEqual([200, undefined]);
  expect(await foreign.text()).not.toContain(form.email);
  const { isEmailAvailable } = await queryBackend(
    shop,
    'query ($email: String!) { isEmailAvailable(email: $email) { is_email_available } }',
    { email: form.email },
  );
  expect(isEmailAvailable).toEqual({ is_email_available: true });
});

const main = (page: Page) => page.getByRole('main');

/** Addresses that the page asks the server for. */
function watchUrls(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

test.describe('before the scripts are there', () => {
  test('signing in works, merges the cart, and puts nothing into a URL', async ({ page, shop }) => {
    const customer = await createCustomer(shop);
    await bringCart(page, shop);
    const urls = watchUrls(page);
    const release = await holdScripts(page);
    await page.goto('/sign-in', { waitUntil: 'commit' });
    await main(page).getByLabel('E-mail').fill(customer.email);
    await main(page).getByRole('textbox', { name: 'Hasło' }).fill(customer.password);
    await main(page).getByRole('button', { name: 'Zaloguj się' }).click();
    release();
    await expectAccount(page, customer);
    await expect(cartTrigger(page)).toHaveAccessibleName('Koszyk, 1 produkt');
    expect(
      urls.filter((url) => url.includes(customer.password) || url.includes(encodeURIComponent(customer.email))),
    ).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });

  test('creating an account works, and puts nothing into a URL @desktop @full', async ({ page }) => {
    const email = `konto-${crypto.randomUUID().slice(0, 8)}@example.com`;
    const urls = watchUrls(page);
    const release = await holdScripts(page);
    await page.goto('/create-account', { waitUntil: 'commit' });
    await main(page).getByLabel('Imię').fill('Łucja');
    await main(page).getByLabel('Nazwisko').fill('Żak');
    await main(page).getByLabel('E-mail').fill(email);
    await main(page).getByRole('textbox', { name: 'Hasło' }).fill('Witryna2026!');
    await main(page).getByRole('button', { name: 'Załóż konto' }).click();
    release();
    await expectAccount(page, { email, password: '', firstname: '' });
    expect(urls.filter((url) => url.includes('Witryna2026') || url.includes(encodeURIComponent(email)))).toEqual([]);
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a wrong password shows an error, and the email address stays in its field @desktop @full', async ({
    page,
    watch,
  }) => {
    // What the page would preload for its scripts, Chromium refuses when they are off.
    watch.allow(/\.js csp$/);
    await page.goto('/sign-in');
    await main(page).getByLabel('E-mail').fill('ola@example.com');
    await main(page).getByRole('textbox', { name: 'Hasło' }).fill('nie-to-haslo');
    await main(page).getByRole('button', { name: 'Zaloguj się' }).click();
    await expect(main(page)).toContainText('E-mail lub hasło się nie zgadza');
    await expect(main(page).getByRole('textbox', { name: 'E-mail' })).toHaveValue('ola@example.com');
    await expect(main(page).getByRole('textbox', { name: 'Hasło' })).toHaveValue('');
    await expect(page).toHaveURL('/sign-in');
  });
});
