import type { Page } from '@playwright/test';
import type { ShopFacts } from '../support/test-shop.ts';
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { createCustomer, demoCustomer, fetchToken, signIn, type Customer } from './steps/account.ts';
import { queryBackend } from './steps/backend.ts';
import { cartTrigger } from './steps/cart.ts';
import { press, type as typeInto } from './steps/keyboard.ts';
import { logRequests } from './steps/request-log.ts';
import { mainHeading, openPage } from './steps/shop-page.ts';

const main = (page: Page) => page.getByRole('main');
const nav = (page: Page) => main(page).getByRole('navigation', { name: 'Strony Twojego konta' });

/** A customer of the test's own, signed in. */
async function signedIn(page: Page, shop: ShopFacts): Promise<Customer> {
  const customer = await createCustomer(shop);
  await openPage(page, '/sign-in');
  await signIn(page, customer);
  await expect(page).toHaveURL('/customer/account/');
  return customer;
}

/** The address of the link in the newest mail with that subject. */
async function linkInMail(shop: ShopFacts, subject: string, email: string): Promise<string> {
  const list = await (await fetch(`${shop.backendUrl}/outbox`)).text();
  const rows = [...list.matchAll(/<td>([^<]*)<\/td><td><a href="(\/outbox\/\d+)">([^<]*)<\/a>/g)];
  const [, , mail = ''] = rows.find(([, to, , title]) => to === email && title === subject) ?? [];
  const html = await (await fetch(`${shop.backendUrl}${mail}`)).text();
  return /\/customer\/account\/createPassword\/\?token=[\w%-]+/.exec(html)?.[0] ?? '';
}

test('[RTE-16] [RTE-17] [RTE-20] [RTE-21] [RTE-22] [RTE-23] [RTE-24] [RTE-25] [RTE-26] [ACC-01] every account page asks a guest to sign in and then opens @desktop @full', async ({
  page,
}) => {
  const places: [path: string, heading: string][] = [
    ['/customer/account/edit/', 'Dane konta'],
    ['/gdpr-request/type/delete/code/A1-2', 'Wniosek dotyczący Twoich danych'],
    ['/wishlist', 'Ulubione'],
    ['/saved-payments', 'Zapisane płatności'],
    ['/communications', 'Newsletter i zgody'],
    ['/address-book', 'Książka adresowa'],
    ['/account-information', 'Dane konta'],
    ['/order-history?p=1', 'Zamówienia'],
  ];
  for (const [path] of places) {
    await openPage(page, path);
    await expect(page).toHaveURL('/sign-in');
  }
  await signIn(page, demoCustomer);
  await expect(page).toHaveURL('/order-history?p=1');
  for (const [path, heading] of places) {
    await openPage(page, path);
    await expect(mainHeading(page)).toHaveText(heading);
    await expect(page).toHaveURL(path);
  }
});

test('[ACC-06] [FRM-11] [FRM-14] the account menu links to its pages, and axe finds no violations on them @full', async ({
  page,
}) => {
  await openPage(page, '/sign-in');
  await signIn(page, demoCustomer);
  await expect(page).toHaveURL('/customer/account/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: `Cześć, ${demoCustomer.firstname}` })
    .click();
  await page.getByRole('banner').getByRole('link', { name: 'Książka adresowa' }).click();
  await expect(page).toHaveURL('/address-book');
  await expect(main(page).getByText('Domyślny adres dostawy')).toBeVisible();
  await expectNoAxeViolations(page);
  for (const name of [
    'Moje konto',
    'Zamówienia',
    'Ulubione',
    'Dane konta',
    'Zapisane płatności',
    'Newsletter i zgody',
  ]) {
    await nav(page).getByRole('link', { name }).click();
    await expect(mainHeading(page)).toHaveText(name);
    await expect(nav(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(main(page).getByRole('status')).toHaveCount(0);
    await expectNoAxeViolations(page);
  }
});

test('an order lists its products and can be reordered @desktop', async ({ page, shop }) => {
  const token = await fetchToken(shop, demoCustomer);
  const answer = JSON.stringify(
    await queryBackend(
      shop,
      '{ customer { orders(sort: { sort_field: CREATED_AT, sort_direction: DESC }) { items { number items { product_name } } } } }',
      {},
      token,
    ),
  );
  const [, number = '', product = ''] = /"number":"(\d+)".*?"product_name":"([^"]+)"/.exec(answer) ?? [];
  await openPage(page, `/order-history/${number}`);
  await signIn(page, demoCustomer);
  await expect(mainHeading(page)).toHaveText(`Zamówienie ${number}`);
  await expect(main(page).getByText(product)).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Adres dostawy' })).toBeVisible();
  await main(page).getByRole('button', { name: 'Zamów ponownie' }).click();
  await expect(page.getByText('Produkty z zamówienia są w koszyku.', { exact: true })).toBeVisible();
  await expect(cartTrigger(page)).not.toHaveAccessibleName('Koszyk, pusty');
  await openPage(page, '/order-history/999999999');
  await expect(main(page)).toContainText('Na Twoim koncie nie ma zamówienia 999999999.');
});

test('[ACC-02] addresses are added, made the default, changed and deleted @mobile', async ({ page, shop }) => {
  await signedIn(page, shop);
  await openPage(page, '/address-book');
  await expect(main(page)).toContainText('Nie ma tu jeszcze adresów.');
  const fill = async (street: string) => {
    for (const [label, text] of [
      ['Imię', 'Łucja'],
      ['Nazwisko', 'Żak'],
      ['Ulica i numer', street],
      ['Kod pocztowy', '30-001'],
      ['Miejscowość', 'Kraków'],
      ['Telefon', '600 100 200'],
    ] as const) {
      await main(page).getByLabel(label).fill(text);
    }
  };
  await main(page).getByRole('button', { name: 'Dodaj adres' }).click();
  await expect(main(page).getByLabel('Imię')).not.toHaveValue('');
  await main(page).getByRole('button', { name: 'Zapisz' }).click();
  await expect(main(page).getByRole('group', { name: 'Popraw te pola' }).getByRole('link')).toHaveCount(4);
  await fill('Długa 1');
  await main(page).getByLabel('Domyślny adres dostawy').check();
  await main(page).getByRole('button', { name: 'Zapisz' }).click();
  const list = main(page).getByRole('list', { name: 'Książka adresowa' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText('Domyślny adres dostawy');
  // The default stays: it offers no button to delete it.
  await expect(list.getByRole('button', { name: /^Usuń/ })).toHaveCount(0);

  await main(page).getByRole('button', { name: 'Dodaj adres' }).click();
  await fill('Krótka 2');
  await main(page).getByRole('button', { name: 'Zapisz' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('button', { name: 'Zmień: Łucja Żak, Krótka 2' }).click();
  await main(page).getByLabel('Ulica i numer').fill('Szeroka 3');
  await main(page).getByRole('button', { name: 'Zapisz' }).click();
  await expect(list).toContainText('Szeroka 3');
  await list.getByRole('button', { name: 'Usuń: Łucja Żak, Szeroka 3' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('[ACC-02] names, e-mail and password change; the session goes on @desktop', async ({ page, shop, watch }) => {
  watch.allow(/CommerceError|answer 40[13]|Failed to load resource/);
  const customer = await signedIn(page, shop);
  await openPage(page, '/account-information');
  const section = (name: string) => main(page).getByRole('region', { name, exact: true });
  await section('Imię i nazwisko').getByRole('textbox', { name: 'Imię' }).fill('Lucyna');
  await section('Imię i nazwisko').getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cześć, Lucyna' })).toBeVisible();

  const password = section('Hasło');
  await password.getByRole('textbox', { name: 'Obecne hasło' }).fill('NieTo12345!');
  await password.getByRole('textbox', { name: 'Nowe hasło' }).fill('Inne-Haslo-2027!');
  await password.getByRole('button', { name: 'Zapisz' }).click();
  await expect(password).toContainText('Obecne hasło się nie zgadza');
  await password.getByRole('textbox', { name: 'Obecne hasło' }).fill(customer.password);
  await password.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Twoje hasło zostało zmienione.', { exact: true })).toBeVisible();

  const email = `nowa-${customer.email}`;
  await section('Adres e-mail').getByLabel('Nowy e-mail').fill(email);
  await section('Adres e-mail').getByRole('textbox', { name: 'Obecne hasło' }).fill('Inne-Haslo-2027!');
  await section('Adres e-mail').getByRole('button', { name: 'Zapisz' }).click();
  await expect(section('Adres e-mail')).toContainText(`Logujesz się adresem ${email}.`);
});

test('a changed password is confirmed, even when the following sign-in fails @desktop @full', async ({
  page,
  shop,
  watch,
}) => {
  watch.allow(/CommerceError|failed request|Failed to load resource/);
  const customer = await signedIn(page, shop);
  await openPage(page, '/account-information');
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('generateCustomerToken') ? route.abort() : route.fallback(),
  );
  const password = main(page).getByRole('region', { name: 'Hasło', exact: true });
  await password.getByRole('textbox', { name: 'Obecne hasło' }).fill(customer.password);
  await password.getByRole('textbox', { name: 'Nowe hasło' }).fill('Inne-Haslo-2027!');
  await password.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Hasło zostało zmienione. Zaloguj się nowym hasłem.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/sign-in');
  await page.unroute('**/graphql');
  await signIn(page, { ...customer, password: 'Inne-Haslo-2027!' });
  await expect(page).toHaveURL('/account-information');
});

test('[ACC-09] the newsletter is subscribed and unsubscribed @desktop @full', async ({ page, shop }) => {
  await signedIn(page, shop);
  await openPage(page, '/communications');
  const box = main(page).getByRole('checkbox', { name: 'Chcę dostawać nowości' });
  await expect(box).not.toBeChecked();
  await box.check();
  await main(page).getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Zapisaliśmy Twój wybór.', { exact: true })).toBeVisible();
  await openPage(page, '/communications');
  await expect(box).toBeChecked();
  await box.uncheck();
  await main(page).getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Zapisaliśmy Twój wybór.', { exact: true })).toBeVisible();
  await openPage(page, '/customer/account');
  await expect(main(page)).toContainText('Nie dostajesz naszego newslettera.');
});

test('[RTE-21] a saved card is deleted after a confirmation @desktop @full', async ({ page }) => {
  await openPage(page, '/saved-payments');
  await signIn(page, demoCustomer);
  const card = main(page).getByRole('listitem').filter({ hasText: 'Visa •••• 1111' });
  await card.getByRole('button', { name: /^Usuń/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Usunąć tę zapisaną płatność?' });
  await expect(question.getByRole('button', { name: 'Anuluj' })).toBeFocused();
  await question.getByRole('button', { name: 'Anuluj' }).click();
  await expect(card).toBeVisible();
});

test('[RTE-06] [RTE-07] [ACC-04] [ACC-05] [SES-01] a forgotten password is reset with the link of an email @desktop', async ({
  page,
  shop,
}) => {
  const customer = await createCustomer(shop);
  await openPage(page, '/sign-in');
  await main(page).getByRole('link', { name: 'Nie pamiętasz hasła?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await main(page).getByLabel('E-mail').fill('nikt-taki@example.com');
  await main(page).getByRole('button', { name: 'Wyślij link' }).click();
  // The same answer for everybody.
  await expect(main(page).getByRole('heading', { name: 'Sprawdź pocztę' })).toBeFocused();
  await openPage(page, '/forgot-password');
  await main(page).getByLabel('E-mail').fill(customer.email);
  await main(page).getByRole('button', { name: 'Wyślij link' }).click();
  await expect(main(page).getByRole('heading', { name: 'Sprawdź pocztę' })).toBeFocused();

  await expect.poll(() => linkInMail(shop, 'Ustaw nowe hasło w Witrynie', customer.email)).toMatch(/token=./);
  const log = logRequests(page);
  await openPage(page, await linkInMail(shop, 'Ustaw nowe hasło w Witrynie', customer.email));
  await expect(page).toHaveURL('/customer/account/createPassword/');
  await main(page).getByLabel('E-mail').fill(customer.email);
  await main(page).getByRole('textbox', { name: 'Nowe hasło' }).fill('Zupelnie-Nowe-1!');
  await expect(main(page).getByRole('listitem').filter({ hasText: 'jeszcze niespełnione' })).toHaveCount(0);
  await main(page).getByRole('button', { name: 'Zapisz hasło' }).click();
  await expect(page).toHaveURL('/sign-in');
  await signIn(page, { ...customer, password: 'Zupelnie-Nowe-1!' });
  await expect(page).toHaveURL('/customer/account/');
  for (const { headers } of log.slice(1)) expect(headers['referer'] ?? '').not.toContain('token=');
});

test('[ACC-01] the account can be used with the keyboard only @desktop @full', async ({ page, shop }) => {
  const customer = await createCustomer(shop);
  await openPage(page, '/sign-in');
  await typeInto(page, main(page).getByLabel('E-mail'), customer.email);
  await typeInto(page, main(page).getByRole('textbox', { name: 'Hasło' }), customer.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/customer/account/');
  await press(page, nav(page).getByRole('link', { name: 'Książka adresowa' }));
  await expect(mainHeading(page)).toHaveText('Książka adresowa');
  await press(page, main(page).getByRole('button', { name: 'Dodaj adres' }));
  await expect(main(page).getByRole('heading', { name: 'Nowy adres' })).toBeFocused();
  for (const [label, text] of [
    ['Imię', 'Ewa'],
    ['Nazwisko', 'Lis'],
    ['Ulica i numer', 'Cicha 4'],
    ['Kod pocztowy', '00-950'],
    ['Miejscowość', 'Warszawa'],
    ['Telefon', '600100200'],
  ] as const) {
    await typeInto(page, main(page).getByLabel(label), text);
  }
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('list', { name: 'Książka adresowa' })).toContainText('Cicha 4');
  await expect(main(page).getByRole('button', { name: 'Dodaj adres' })).toBeFocused();
  const edit = main(page).getByRole('button', { name: 'Zmień: Ewa Lis, Cicha 4' });
  await press(page, edit);
  await press(page, main(page).getByRole('button', { name: 'Anuluj' }));
  await expect(edit).toBeFocused();
});
