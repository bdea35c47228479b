import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { linkInMail, mailsTo } from './steps/backend.ts';
import { cartAtBackend, orderAtBackend, products } from './steps/cart.ts';
import { newEmail } from './steps/checkout.ts';
import { press, tabTo, type } from './steps/keyboard.ts';
import { logRequests } from './steps/request-log.ts';
import { mainHeading, openPage } from './steps/shop-page.ts';

test('[RTE-09] a guest finds an order with the data of its confirmation, and not with less @desktop', async ({
  page,
  shop,
  features,
  watch,
}) => {
  watch.allow(/CommerceError/);
  if (!features.has('guestOrders')) {
    await openPage(page, '/track-my-order/');
    await expect(mainHeading(page)).toHaveText('Śledzenie zamówienia');
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Napisz do nas' }).click();
    await expect(page).toHaveURL('/contact-us');
    return;
  }
  const email = newEmail();
  const number = await orderAtBackend(shop, await cartAtBackend(shop, products.vitaminC.sku, 2), email);
  await openPage(page, '/track-my-order/');
  await expect(mainHeading(page)).toHaveText('Śledzenie zamówienia');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Numer zamówienia' }).fill(number);
  await main.getByRole('textbox', { name: 'E-mail' }).fill(email);
  const fact = features.has('guestOrdersByName')
    ? { label: 'Nazwisko', wrong: 'Nowak', right: 'Kowalski' }
    : { label: 'Kod pocztowy z danych do faktury', wrong: '99-999', right: '00-838' };
  await main.getByRole('textbox', { name: fact.label }).fill(fact.wrong);
  await main.getByRole('button', { name: 'Pokaż zamówienie' }).click();
  await expect(main.getByText('Nie znaleźliśmy zamówienia z tymi danymi.')).toBeVisible();
  await expect(main.getByText(products.vitaminC.name)).toHaveCount(0);
  await main.getByRole('textbox', { name: fact.label }).fill(fact.right);
  await main.getByRole('button', { name: 'Pokaż zamówienie' }).click();
  await expect(main.getByRole('heading', { name: `Zamówienie ${number}` })).toBeFocused();
  await expect(main).toContainText(products.vitaminC.name);
  await expect(main).toContainText('Prosta 1');
  expect(page.url()).not.toMatch(new RegExp(`${number}|@`));
  await main.getByRole('button', { name: 'Szukaj innego zamówienia' }).click();
  await expect(main.getByRole('textbox', { name: 'Numer zamówienia' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: `Zamówienie ${number}` })).toBeFocused();

  const withdrawal = main.getByRole('link', { name: 'Odstąp od umowy tutaj' });
  if (!features.has('withdrawal')) {
    await expect(withdrawal).toHaveCount(0);
    return;
  }
  // From an order the way leads to withdrawing from it, and the number goes along.
  await withdrawal.click();
  await expect(page).toHaveURL('/withdrawal');
  await expect(main.getByRole('textbox', { name: 'Numer zamówienia' })).toHaveValue(number);
});

test('[WD-1] a guest withdraws from part of an order with the keyboard only and receives a confirmation @desktop', async ({
  page,
  shop,
  features,
  watch,
}) => {
  if (!features.has('withdrawal')) {
    await openPage(page, '/');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Dostępność' })).toHaveCount(1);
    await expect(page.getByRole('contentinfo').getByText('Odstąp od umowy tutaj')).toHaveCount(0);
    expect((await page.request.get('/withdrawal')).status()).toBe(404);
    return;
  }
  watch.allow(/CommerceError/);
  const email = newEmail();
  const number = await orderAtBackend(shop, await cartAtBackend(shop, products.vitaminC.sku, 3), email);
  await openPage(page, '/');
  const footerLink = page.getByRole('contentinfo').getByRole('link', { name: 'Odstąp od umowy tutaj' });
  await footerLink.focus();
  await page.keyboard.press('Enter');
  await expect(mainHeading(page)).toHaveText('Odstąpienie od umowy');
  const main = page.getByRole('main');
  await expectNoAxeViolations(page);

  // Whoever knows the number learns nothing: the link goes to the address of the order, and the page says the same
  // either way.
  await type(page, main.getByRole('textbox', { name: 'Numer zamówienia' }), number);
  await type(page, main.getByLabel('E-mail z zamówienia'), 'ktos@example.com');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: 'Sprawdź pocztę' })).toBeFocused();
  await expect(main).toContainText(`Jeśli zamówienie ${number} złożono z adresem ktos@example.com`);
  expect(await mailsTo(shop, 'ktos@example.com')).toEqual([]);
  await press(page, main.getByRole('button', { name: 'Zmień dane' }));
  await expect(main.getByRole('textbox', { name: 'Numer zamówienia' })).toHaveValue(number);
  await main.getByLabel('E-mail z zamówienia').fill(email);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: 'Sprawdź pocztę' })).toBeFocused();
  await expectNoAxeViolations(page);
  expect((await mailsTo(shop, email))[0]).toBe(`Odstąpienie od umowy, zamówienie nr ${number}`);

  const link = await linkInMail(shop, email, '/withdrawal#token=');
  const opening = logRequests(page);
  await page.goto(link);
  await expect(main.getByRole('heading', { name: `Zamówienie ${number}: od czego odstępujesz?` })).toBeFocused();
  // The secret leaves the address, the history and the requests for the page.
  expect(page.url()).toBe(new URL('/withdrawal', link).href);
  const secret = new URL(link).hash.slice('#token='.length);
  for (const { url, headers } of opening) expect(`${url.href} ${headers['referer'] ?? ''}`).not.toContain(secret);
  await expectNoAxeViolations(page);
  const line = main.getByRole('checkbox', { name: products.vitaminC.name });
  await expect(line).toBeChecked();
  await tabTo(page, line);
  await page.keyboard.press('Space');
  await press(page, main.getByRole('button', { name: 'Dalej' }));
  await expect(main.getByText('Zaznacz co najmniej jeden produkt.').first()).toBeVisible();
  await expect(line).toBeFocused();
  await page.keyboard.press('Space');
  await press(page, main.getByRole('button', { name: `Mniej: ${products.vitaminC.name}` }));
  await press(page, main.getByRole('button', { name: 'Dalej' }));

  await expect(main.getByRole('heading', { name: 'Sprawdź i potwierdź' })).toBeFocused();
  await expect(main.getByRole('listitem')).toHaveText([`${products.vitaminC.name} – 2 sztuki`]);
  await expectNoAxeViolations(page);
  const log = logRequests(page);
  await press(page, main.getByRole('button', { name: 'Potwierdź odstąpienie' }));
  await expect(main.getByRole('heading', { name: 'Przyjęliśmy Twoje odstąpienie' })).toBeFocused();
  await expect(main).toContainText(email);
  expect(await mailsTo(shop, email)).toContain(`Potwierdzenie odstąpienia od umowy, zamówienie nr ${number}`);
  const statements = log.filter(({ operation }) => operation === 'withdrawFromContract');
  expect(statements).toHaveLength(1);
  for (const { headers, url } of log) {
    expect(headers).not.toHaveProperty('authorization');
    expect(url.href).not.toMatch(new RegExp(`${number}|@|%40`));
  }

  // The piece that was kept is the one that is left.
  await page.goto('about:blank');
  await page.goto(link);
  await expect(line).toBeChecked();
  await main.getByRole('button', { name: 'Dalej' }).click();
  await expect(main.getByRole('listitem')).toHaveText([`${products.vitaminC.name} – 1 sztuka`]);
});

test('[WD-1] an expired link offers a new one, and a lost connection offers a retry @desktop @full', async ({
  page,
  shop,
  features,
  watch,
}) => {
  if (!features.has('withdrawal')) {
    expect((await page.request.get('/withdrawal')).status()).toBe(404);
    return;
  }
  watch.allow(/CommerceError|query getWithdrawableOrder|ERR_FAILED/);
  const main = page.getByRole('main');
  await page.goto(`/withdrawal#token=${'0'.repeat(32)}`);
  await expect(main.getByRole('alert')).toHaveText('Ten link już nie działa. Poproś o nowy poniżej.');
  await expect(main.getByRole('textbox', { name: 'Numer zamówienia' })).toBeFocused();

  const email = newEmail();
  const number = await orderAtBackend(shop, await cartAtBackend(shop, products.vitaminC.sku, 1), email);
  const link = await linkInMail(shop, email, '/withdrawal#token=');
  await page.route(/graphql/, (route) =>
    route.request().postData()?.includes('getWithdrawableOrder') ||
    route.request().url().includes('getWithdrawableOrder')
      ? route.abort()
      : route.fallback(),
  );
  await page.goto('about:blank');
  await page.goto(link);
  await expect(main.getByText('Nie udało się wczytać zamówienia. Spróbuj ponownie.').first()).toBeVisible();
  await page.unroute(/graphql/);
  await main.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(main.getByRole('heading', { name: `Zamówienie ${number}: od czego odstępujesz?` })).toBeFocused();
});
