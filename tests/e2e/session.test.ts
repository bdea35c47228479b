import type { Locator, Page } from '@playwright/test';
import type { ShopFacts } from '../support/test-shop.ts';
import { createCustomer, expectAccount, signIn, type Customer } from './steps/account.ts';
import { queryBackend, endSessions, isRecord } from './steps/backend.ts';
import { addToCart, cartLines, miniCart, products, storedCartId } from './steps/cart.ts';
import { giveAddress, guest, openCheckout, openStep } from './steps/checkout.ts';
import { expect, test } from './steps/faulty-shop.ts';
import { logRequests } from './steps/request-log.ts';
import { mainHeading, openPage } from './steps/shop-page.ts';

const notices = (page: Page) => page.getByRole('region', { name: /Powiadomienia/ });
const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Twoja sesja zaraz wygaśnie' });
const greeting = (page: Page, { firstname }: Customer) =>
  page.getByRole('banner').getByRole('button', { name: `Cześć, ${firstname}` });

/** Signs in by the page and waits until the shop knows who it is. */
async function enter(page: Page, customer: Customer): Promise<void> {
  await openPage(page, '/sign-in');
  await signIn(page, customer);
  await expectAccount(page, customer);
}

/** Gives the password in a dialog that asks for it. */
async function givePassword(dialog: Locator, { password }: Customer): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Hasło' }).fill(password);
  await dialog.getByRole('button', { name: 'Zaloguj się' }).click();
}

/** Puts a product into the cart and opens the checkout, with something typed that was not sent. */
async function typeInCheckout(page: Page): Promise<void> {
  await openPage(page, products.vitaminC.path);
  await addToCart(page);
  await expect(cartLines(miniCart(page))).toHaveCount(1);
  await openCheckout(page);
  await openStep(page).getByLabel('Imię').fill('Łucja');
  await openStep(page).getByLabel('Ulica i numer').fill('Niewysłana 7');
}

/** The token of the customer, as the shop has stored it. */
async function readStoredToken(page: Page): Promise<Record<string, unknown>> {
  const stored: unknown = JSON.parse((await page.evaluate(() => localStorage.getItem('signin_token'))) ?? 'null');
  return isRecord(stored) ? stored : {};
}

/** Makes the customer's token invalid behind the back of the shop. */
async function revokeToken(page: Page, shop: ShopFacts): Promise<void> {
  const { value } = await readStoredToken(page);
  await queryBackend(shop, 'mutation { revokeCustomerToken { result } }', {}, String(value));
}

/** Moves the clock of the page to a time after the sign-in, however long the steps since then took. */
async function fastForwardSession(page: Page, minutes: number, seconds: number): Promise<void> {
  const { timeStored } = await readStoredToken(page);
  const now = await page.evaluate(() => Date.now());
  await page.clock.fastForward(Number(timeStored) + (minutes * 60 + seconds) * 1000 - now);
}

async function expectTyped(page: Page): Promise<void> {
  await expect(openStep(page).getByLabel('Imię')).toHaveValue('Łucja');
  await expect(openStep(page).getByLabel('Ulica i numer')).toHaveValue('Niewysłana 7');
}

test.beforeEach(({ watch }) => {
  // A refused token is told in the console, and by the answer's status where the backend uses one.
  watch.allow(/CommerceError|answer 40[13]|Failed to load resource/);
});

test('[SES-07] [SES-08] a session that expires during the checkout shows a warning, can be extended, asks for the password at its end, and loses no typed value @desktop', async ({
  page,
  shop,
}) => {
  const customer = await createCustomer(shop);
  await page.clock.install();
  await enter(page, customer);
  await typeInCheckout(page);

  // The warning tells the minutes that are left.
  await fastForwardSession(page, 18, 1);
  await expect(warning(page)).toContainText('Za 2 minuty wylogujemy Cię');
  await expect(warning(page).getByRole('button', { name: 'Zostań na koncie' })).toBeFocused();
  await page.keyboard.press('Enter');
  const extend = page.getByRole('dialog', { name: 'Zostań na koncie' });
  await givePassword(extend, customer);
  await expect(extend).toBeHidden();
  await expect(warning(page)).toBeHidden();
  await expectTyped(page);

  await page.clock.fastForward('20:01');
  const over = page.getByRole('alertdialog', { name: 'Twoja sesja wygasła' });
  await expect(over.getByRole('textbox', { name: 'E-mail' })).toHaveValue(customer.email);
  await givePassword(over, { ...customer, password: 'NieTo12345!' });
  await expect(over.getByText('E-mail lub hasło się nie zgadza')).toBeVisible();
  await givePassword(over, customer);
  await expect(over).toBeHidden();
  await expectTyped(page);
  await expect(greeting(page, customer).or(openStep(page)).first()).toBeVisible();
  const log = logRequests(page);
  const step = openStep(page);
  await step.getByLabel('Nazwisko').fill('Żak');
  await step.getByLabel('Kod pocztowy').fill('00-838');
  await step.getByLabel('Miejscowość').fill('Warszawa');
  await step.getByLabel('Województwo').selectOption('mazowieckie');
  await step.getByLabel('Telefon').fill('600700800');
  await step.getByRole('button', { name: 'Przejdź do dostawy' }).click();
  await expect(openStep(page).getByRole('heading', { level: 2 })).toHaveText('Dostawa');
  expect(log.find(({ operation }) => operation === 'setShippingAddress')?.headers['authorization']).toMatch(/^Bearer /);
});

test('[SES-09] a session that expires with unsaved changes in the account asks for the password; leaving signs out with a message @desktop', async ({
  page,
  shop,
}) => {
  const customer = await createCustomer(shop);
  await page.clock.install();
  await enter(page, customer);
  await openPage(page, '/account-information');
  const name = page.getByRole('main').getByRole('textbox', { name: 'Imię' });
  await expect(name).toHaveValue(customer.firstname);
  await name.fill('Ludwika');
  await page.clock.fastForward('20:01');
  const over = page.getByRole('alertdialog', { name: 'Twoja sesja wygasła' });
  await expect(over).toBeVisible();
  await expect(page.locator('input[name="firstname"]')).toHaveValue('Ludwika');
  await over.getByRole('button', { name: 'Wyloguj i porzuć niezapisane zmiany' }).click();
  await expect(page).toHaveURL('/sign-in');
  await expect(notices(page)).toContainText('Twoja sesja wygasła. Zaloguj się, żeby kontynuować.');
  expect(await page.evaluate(() => localStorage.getItem('signin_token'))).toBeNull();
});

test('[SES-09] a session that expires without unsaved changes ends with a reload @desktop @full', async ({
  page,
  shop,
}) => {
  const customer = await createCustomer(shop);
  await page.clock.install();
  await enter(page, customer);
  await openPage(page, products.vitaminC.path);
  await expect(greeting(page, customer)).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-before', ''));
  await page.clock.fastForward('20:01');
  await expect(page.locator('html[data-before]')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Zaloguj się' })).toBeVisible();
  await expect(notices(page)).toContainText('Twoja sesja wygasła.');
});

for (const [backend, refuse] of [
  ['refuses the whole request, as Magento 2.4.8 does', (shop: Parameters<typeof endSessions>[0]) => endSessions(shop)],
  [
    'answers as to a guest, as older ones do',
    async (_: unknown, page: Page) =>
      page.route('**/graphql*', (route) => {
        const { authorization, ...headers } = route.request().headers();
        // What an older Magento does with a token that it does not know. A new one is taken.
        return authorization === (stale ??= authorization) ? route.continue({ headers }) : route.continue();
      }),
  ],
] as const) {
  test(`a token is rejected while an address is typed: a backend that ${backend} @desktop @full`, async ({
    page,
    shop,
  }) => {
    stale = undefined;
    const customer = await createCustomer(shop);
    await enter(page, customer);
    await openPage(page, '/address-book');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Dodaj adres' }).click();
    for (const [label, text] of [
      ['Imię', 'Ewa'],
      ['Nazwisko', 'Lis'],
      ['Ulica i numer', 'Cicha 4'],
      ['Kod pocztowy', '00-950'],
      ['Miejscowość', 'Warszawa'],
      ['Telefon', '600100200'],
    ] as const) {
      await main.getByLabel(label).fill(text);
    }
    await refuse(shop, page);
    await main.getByRole('button', { name: 'Zapisz', exact: true }).click();
    const over = page.getByRole('alertdialog', { name: 'Twoja sesja wygasła' });
    await expect(over).toBeVisible();
    await givePassword(over, customer);
    await expect(over).toBeHidden();
    await expect(main.getByLabel('Ulica i numer')).toHaveValue('Cicha 4');
    await main.getByRole('button', { name: 'Zapisz', exact: true }).click();
    await expect(main.getByRole('list', { name: 'Książka adresowa' })).toContainText('Cicha 4');
  });
}
let stale: string | undefined;

test('[SS-3] a session that is extended in one tab is extended in all, and signing out in one signs out all @desktop @full', async ({
  page,
  context,
  shop,
}) => {
  const customer = await createCustomer(shop);
  await page.clock.install();
  await enter(page, customer);
  const other = await context.newPage();
  await openPage(other, '/account-information');
  await other.getByRole('main').getByRole('textbox', { name: 'Imię' }).fill('Ludwika');
  await fastForwardSession(page, 18, 1);
  await expect(warning(page)).toBeVisible();
  await expect(warning(other)).toBeVisible();
  await warning(other).getByRole('button', { name: 'Zostań na koncie' }).click();
  const theirs = other.getByRole('dialog', { name: 'Zostań na koncie' });
  await expect(theirs).toBeVisible();

  await warning(page).getByRole('button', { name: 'Zostań na koncie' }).click();
  await givePassword(page.getByRole('dialog', { name: 'Zostań na koncie' }), customer);
  await expect(theirs).toBeHidden();
  await expect(warning(other)).toBeHidden();
  await expect(other.getByRole('main').getByRole('textbox', { name: 'Imię' })).toHaveValue('Ludwika');

  await page.getByRole('main').getByRole('button', { name: 'Wyloguj się' }).click();
  await expect(mainHeading(page)).toHaveText('Wylogowaliśmy Cię');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Zaloguj się' })).toBeVisible();
  await expect(other.getByText(customer.email)).toHaveCount(0);
});

test('[SES-22] a checkout whose customer signs out in another tab shows none of the customer’s data to the next shopper @desktop', async ({
  page,
  context,
  shop,
}) => {
  const customer = await createCustomer(shop);
  await enter(page, customer);
  await openPage(page, products.vitaminC.path);
  await addToCart(page);
  await expect(cartLines(miniCart(page))).toHaveCount(1);
  await openCheckout(page);
  await giveAddress(page, null);
  await expect(openStep(page).getByRole('heading', { level: 2 })).toHaveText('Dostawa');
  await expect(page.getByRole('main')).toContainText(customer.email);

  const other = await context.newPage();
  await openPage(other, '/account-information');
  await other.getByRole('main').getByRole('button', { name: 'Wyloguj się' }).click();
  await expect(mainHeading(other)).toHaveText('Wylogowaliśmy Cię');
  await openPage(other, products.magnesium.path);
  await addToCart(other);
  await expect(cartLines(miniCart(other))).toHaveCount(1);

  await expect(openStep(page).getByRole('heading', { level: 2 })).toHaveText('Kontakt i adres');
  await expect(page.getByRole('main')).toContainText(products.magnesium.name);
  for (const label of ['E-mail', 'Imię', 'Nazwisko', 'Ulica i numer', 'Telefon'])
    await expect(openStep(page).getByLabel(label)).toHaveValue('');
  await expect(page.getByRole('main')).not.toContainText(customer.email);
});

test('[SES-14] [SES-16] customer data is requested for customers only: in full once, and in short when the clock jumps, which does not end the session @desktop @full', async ({
  page,
  shop,
}) => {
  const customer = await createCustomer(shop);
  await page.clock.install();
  const log = logRequests(page);
  const asked = () => log.filter(({ document }) => /\bcustomer\s*\{/.test(document ?? ''));
  await openPage(page, '/');
  await openPage(page, products.vitaminC.path);
  await addToCart(page);
  await expect(cartLines(miniCart(page))).toHaveCount(1);
  expect(asked()).toEqual([]);

  await enter(page, customer);
  await openPage(page, products.vitaminC.path);
  await expect(greeting(page, customer)).toBeVisible();
  const full = asked().find(({ operation }) => operation === 'getCustomer');
  expect(full?.document).toMatch(/customer\s*\{\s*__typename\s+email\s+firstname\s+lastname\s+is_subscribed\s*\}/);
  expect(full?.headers['authorization']).toMatch(/^Bearer /);

  await page.clock.setSystemTime(Date.now() + 3_600_000);
  await expect
    .poll(() => asked().at(-1)?.document)
    .toMatch(/getCustomerName\s*\{\s*customer\s*\{\s*__typename\s+firstname\s*\}/);
  await expect(greeting(page, customer)).toBeVisible();
});

test('[SS-2] [CO-9] a session that expires in the checkout asks for the password in a dialog, and the step continues as it was left @desktop @full', async ({
  page,
  shop,
}) => {
  const customer = await createCustomer(shop);
  await enter(page, customer);
  await openPage(page, products.vitaminC.path);
  await addToCart(page);
  await expect(miniCart(page)).toContainText(products.vitaminC.name);
  await openCheckout(page);
  const step = openStep(page);
  await step.getByLabel('Imię').fill(guest.firstname);
  await step.getByLabel('Nazwisko').fill(guest.lastname);
  await step.getByLabel('Ulica i numer').fill(guest.street);
  await step.getByLabel('Kod pocztowy').fill(guest.postcode);
  await step.getByLabel('Miejscowość').fill(guest.city);
  await step.getByLabel('Województwo').selectOption(guest.region);
  await step.getByLabel('Telefon').fill(guest.telephone);
  await page.evaluate(() => (document.title = 'the same document'));

  await revokeToken(page, shop);
  await step.getByRole('button', { name: 'Przejdź do dostawy' }).click();

  const dialog = page.getByRole('alertdialog', { name: 'Twoja sesja wygasła' });
  await expect(dialog).toContainText('To, co wpisujesz, nadal tu jest.');
  await givePassword(dialog, customer);
  await expect(dialog).toHaveCount(0);
  expect(await page.title()).toBe('the same document');
  await expect(step.getByRole('heading', { level: 2 })).toHaveText('Kontakt i adres');
  await expect(step.getByLabel('Ulica i numer')).toHaveValue(guest.street);
  await expect(step.getByLabel('Telefon')).toHaveValue(guest.telephone);
  await step.getByRole('button', { name: 'Przejdź do dostawy' }).click();
  await expect(openStep(page).getByRole('heading', { level: 2 })).toHaveText('Dostawa');
});

for (const answer of ['the password is given', 'the shopper leaves'] as const) {
  test(`[SES-09] [CRT-01] a tab that asks for the password keeps the cart that a guest has created in another tab in the meantime: ${answer} @desktop @full`, async ({
    page,
    context,
    shop,
  }) => {
    const customer = await createCustomer(shop);
    await enter(page, customer);
    await typeInCheckout(page);
    const own = await storedCartId(page);
    await revokeToken(page, shop);
    const step = openStep(page);
    for (const [label, text] of [
      ['Nazwisko', 'Żak'],
      ['Kod pocztowy', '00-838'],
      ['Miejscowość', 'Warszawa'],
      ['Telefon', '600700800'],
    ] as const) {
      await step.getByLabel(label).fill(text);
    }
    await step.getByRole('button', { name: 'Przejdź do dostawy' }).click();
    const over = page.getByRole('alertdialog', { name: 'Twoja sesja wygasła' });
    await expect(over).toBeVisible();

    const other = await context.newPage();
    await openPage(other, products.magnesium.path);
    await expect(notices(other)).toContainText('Twoja sesja wygasła.');
    await addToCart(other);
    await expect(cartLines(miniCart(other))).toHaveCount(1);
    const guestCart = await storedCartId(other);
    expect(guestCart).not.toBe(own);

    if (answer === 'the password is given') {
      await givePassword(over, customer);
      await expect(over).toBeHidden();
      await expect.poll(() => storedCartId(page)).toBe(own);
      await openPage(other, '/cart');
      await expect(cartLines(other.getByRole('main'))).toHaveCount(2);
      return;
    }
    await over.getByRole('button', { name: 'Wyloguj i porzuć niezapisane zmiany' }).click();
    await expect(notices(page)).toContainText('Twoja sesja wygasła.');
    expect(await storedCartId(page)).toBe(guestCart);
    await openPage(page, '/cart');
    await expect(cartLines(page.getByRole('main'))).toHaveCount(1);
  });
}
