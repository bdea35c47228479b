import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { mailsTo } from './steps/backend.ts';
import { cartAtBackend, orderAtBackend, products } from './steps/cart.ts';
import { newEmail } from './steps/checkout.ts';
import { press, tabTo, type } from './steps/keyboard.ts';
import { logRequests } from './steps/request-log.ts';
import { mainHeading, openPage } from './steps/shop-page.ts';

test('[RTE-09] a guest finds an order by what stands in its confirmation, and nobody finds it with less @desktop', async ({ page, shop, features, watch }) => {
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
  await main.getByRole('textbox', { name: 'Nazwisko' }).fill('Nowak');
  await main.getByRole('button', { name: 'Pokaż zamówienie' }).click();
  await expect(main.getByText('Nie znaleźliśmy zamówienia z tymi danymi.')).toBeVisible();
  await expect(main.getByText(products.vitaminC.name)).toHaveCount(0);
  await main.getByRole('textbox', { name: 'Nazwisko' }).fill('Kowalski');
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

test('[WD-1] without an account, by keyboard alone, a guest withdraws from part of an order and gets a confirmation @desktop', async ({ page, shop, features, watch }) => {
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
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Odstąp od umowy tutaj' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(mainHeading(page)).toHaveText('Odstąpienie od umowy');
  const main = page.getByRole('main');
  await expectNoAxeViolations(page);

  // Another person's address finds nothing, and what was typed stays.
  await type(page, main.getByRole('textbox', { name: 'Numer zamówienia' }), number);
  await type(page, main.getByLabel('E-mail z zamówienia'), 'ktos@example.com');
  await page.keyboard.press('Enter');
  await expect(main.getByText('Nie znaleźliśmy zamówienia z tymi danymi.')).toBeVisible();
  await expect(main.getByRole('textbox', { name: 'Numer zamówienia' })).toHaveValue(number);
  await main.getByLabel('E-mail z zamówienia').fill(email);
  await page.keyboard.press('Enter');

  await expect(main.getByRole('heading', { name: `Zamówienie ${number}: od czego odstępujesz?` })).toBeFocused();
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
  await openPage(page, '/withdrawal');
  await main.getByRole('textbox', { name: 'Numer zamówienia' }).fill(number);
  await main.getByLabel('E-mail z zamówienia').fill(email);
  await main.getByRole('button', { name: 'Pokaż zamówienie' }).click();
  await expect(line).toBeChecked();
  await main.getByRole('button', { name: 'Dalej' }).click();
  await expect(main.getByRole('listitem')).toHaveText([`${products.vitaminC.name} – 1 sztuka`]);
});
