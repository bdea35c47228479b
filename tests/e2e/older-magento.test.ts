import { createCustomer, expectAccount, signIn } from './steps/account.ts';
import { mailsTo } from './steps/backend.ts';
import { addToCart, cartLines, products, storeCartId } from './steps/cart.ts';
import { chooseDelivery, choosePayment, giveAddress, newEmail, orderButton, receipt } from './steps/checkout.ts';
import { logRequests } from './steps/request-log.ts';
import { mainHeading, openPage } from './steps/shop-page.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { startTestShop } from '../support/test-shop.ts';

/**
 * Magento Open Source 2.4.6 of a shop in Polish: the oldest release, whose messages nobody can match by their English
 * words.
 */
const test = base.extend<object, object>({
  shop: [
    async ({}, use, { workerIndex }) => {
      const shop = await startTestShop(`older-${workerIndex}`, {
        BACKEND_PROFILE: 'stock',
        BACKEND_MAGENTO: '2.4.6',
        BACKEND_MESSAGES: 'pl',
        BACKEND_FAULTS: '1',
      });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test.use({ reducedMotion: 'reduce' });

test('[CRT-17] on Magento 2.4.6 in Polish a guest finds, is refused, and orders; a customer whose session ends can go on @desktop', async ({
  page,
  shop,
  watch,
}) => {
  watch.allow(/CommerceError: (Kod rabatowy|Nie można znaleźć koszyka|Bieżący (klient|użytkownik))/);
  const log = logRequests(page);
  const email = newEmail();

  await test.step('a cart that the backend does not know gives way to a new one', async () => {
    await storeCartId(page, shop, 'ThisCartIsNotThereAnyMore0000000');
    await openPage(page, products.magnesium.path);
    await expect(page.getByRole('region', { name: /Powiadomienia/ })).toContainText('Tego koszyka już nie ma.');
    await expect(cartLines(await addToCart(page))).toHaveCount(1);
  });

  await test.step('a coupon is refused at its field', async () => {
    await openPage(page, '/cart');
    const field = page.getByRole('region', { name: 'Podsumowanie' }).getByLabel('Kod rabatowy');
    await field.fill('NIEMAMNIE');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(/Ten kod nie działa\./);
    await page.getByRole('region', { name: 'Podsumowanie' }).getByRole('link', { name: 'Do kasy' }).click();
  });

  await test.step('the order', async () => {
    await giveAddress(page, email);
    await chooseDelivery(page, /Kurier/);
    await choosePayment(page, /^Przelew/);
    await orderButton(page).click();
    await expect(receipt(page)).toBeVisible();
    expect(await mailsTo(shop, email)).toHaveLength(1);
  });

  await test.step('a session that runs out', async () => {
    const customer = await createCustomer(shop);
    await openPage(page, '/sign-in');
    await signIn(page, customer);
    await expectAccount(page, customer);
    await fetch(`${shop.backendUrl}/__faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ actions: [{ name: 'expire-tokens' }] }),
    });
    await page.reload();
    await expect(mainHeading(page)).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Hasło' })).toBeVisible();
    await signIn(page, customer);
    await expectAccount(page, customer);
  });

  const asked = log.map(({ operation }) => operation);
  for (const operation of ['EstimateShippingMethods', 'getUnavailableLines']) expect(asked).not.toContain(operation);
});
