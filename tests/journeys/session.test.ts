import { expect, test } from '../support/fixtures.ts';
import { createCustomer, expectAccount, signIn } from './steps/account.ts';
import { askBackend, isRecord } from './steps/backend.ts';
import { addToCart, miniCart, products } from './steps/cart.ts';
import { guest, openCheckout, openStep } from './steps/checkout.ts';
import { openPage } from './steps/shop-page.ts';

test('[SS-2] [CO-9] a session that ends in the checkout asks for the password over the page, and the step goes on as it was left @desktop', async ({ page, shop, watch }) => {
  watch.allow(/User token has been revoked|Failed to load resource/);
  const customer = await createCustomer(shop);
  await openPage(page, '/sign-in');
  await signIn(page, customer);
  await expectAccount(page, customer);
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

  const stored: unknown = JSON.parse((await page.evaluate(() => localStorage.getItem('signin_token'))) ?? 'null');
  const token = isRecord(stored) ? String(stored['value']) : '';
  await askBackend(shop, 'mutation { revokeCustomerToken { result } }', {}, token);
  await step.getByRole('button', { name: 'Przejdź do dostawy' }).click();

  const dialog = page.getByRole('alertdialog', { name: 'Twoja sesja wygasła' });
  await expect(dialog).toContainText('To, co wpisujesz, nadal tu jest.');
  await dialog.getByRole('textbox', { name: 'Hasło' }).fill(customer.password);
  await dialog.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await page.title()).toBe('the same document');
  await expect(step.getByRole('heading', { level: 2 })).toHaveText('Kontakt i adres');
  await expect(step.getByLabel('Ulica i numer')).toHaveValue(guest.street);
  await expect(step.getByLabel('Telefon')).toHaveValue(guest.telephone);
  await step.getByRole('button', { name: 'Przejdź do dostawy' }).click();
  await expect(openStep(page).getByRole('heading', { level: 2 })).toHaveText('Dostawa');
});
