import { createCustomer, expectAccount, signIn } from './steps/account.ts';
import { mailsTo } from './steps/backend.ts';
import { addToCart, cartLines, cartTrigger, products, storedCartId } from './steps/cart.ts';
import {
  chooseDelivery,
  choosePayment,
  giveAddress,
  newEmail,
  openCheckout,
  openStep,
  orderButton,
  receipt,
} from './steps/checkout.ts';
import { logRequests } from './steps/request-log.ts';
import { mainHeading, openPage, productNames } from './steps/shop-page.ts';
import { expect, test } from './steps/stock-shop.ts';

test.use({ reducedMotion: 'reduce' });

test('on stock Magento a guest finds, compares and orders; missing features are hidden, and nothing fails @desktop', async ({
  page,
  shop,
}) => {
  const email = newEmail();
  const log = logRequests(page);

  await test.step('home and category', async () => {
    await openPage(page, '/');
    await expect(mainHeading(page)).toBeVisible();
    await expect(page.getByRole('banner').getByText('Wybierz swój sklep')).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Dostępność' })).toHaveCount(1);
    await expect(page.getByRole('contentinfo').getByText('Odstąp od umowy tutaj')).toHaveCount(0);
    expect((await page.request.get('/withdrawal')).status()).toBe(404);
    await page.getByRole('navigation', { name: 'Kategorie' }).getByRole('link', { name: 'Sport', exact: true }).click();
    await expect(mainHeading(page)).toHaveText('Sport');
    await expect(productNames(page)).toHaveCount(6);
    await page
      .getByRole('navigation', { name: 'Filtry' })
      .getByRole('link', { name: /^Saszetki/ })
      .click();
    await expect(productNames(page)).toHaveCount(2);
  });

  await test.step('search and product', async () => {
    await openPage(page, '/search.html?query=magnez');
    await page.getByRole('main').getByRole('link', { name: products.magnesium.name, exact: true }).click();
    await expect(mainHeading(page)).toHaveText(products.magnesium.name);
    const main = page.getByRole('main');
    await expect(main.getByText('29,90 zł').first()).toBeVisible();
    await expect(main.getByText(/\/ tabl\./)).toHaveCount(0);
    await expect(main.getByText('Sprawdź odbiór w sklepach')).toHaveCount(0);
    const panel = await addToCart(page);
    await expect(cartLines(panel)).toHaveCount(1);
    await panel.getByRole('link', { name: 'Przejdź do koszyka' }).click();
  });

  await test.step('cart and checkout', async () => {
    await expect(cartTrigger(page)).toHaveAccessibleName('Koszyk, 1 produkt');
    await page.getByRole('region', { name: 'Podsumowanie' }).getByRole('link', { name: 'Do kasy' }).click();
    await giveAddress(page, email);
    await chooseDelivery(page, /Kurier/);
    await choosePayment(page, /^Przelew/);
    await expect(openStep(page).getByRole('heading', { level: 2 })).toHaveText('Podsumowanie');
    const ordered = await storedCartId(page);
    await orderButton(page).click();
    await expect(receipt(page)).toBeVisible();
    expect(await mailsTo(shop, email)).toHaveLength(1);
    expect(await storedCartId(page)).not.toBe(ordered);
  });

  const asked = log.map(({ operation }) => operation);
  for (const operation of ['getFavoriteStoreConfig', 'GetFavoriteStore', 'getStoreStock'])
    expect(asked).not.toContain(operation);
});

test('on stock Magento a payment method that needs a provider unknown to the shop is not offered, and a message tells the shopper what to do @desktop', async ({
  page,
}) => {
  let offered = ['przelewy24', 'banktransfer'];
  await page.route('**/shipping-information', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as object;
    await route.fulfill({
      response,
      json: { ...answer, payment_methods: offered.map((code) => ({ code, title: code })) },
    });
  });
  await openPage(page, '/search.html?query=magnez');
  await page.getByRole('main').getByRole('link', { name: products.magnesium.name, exact: true }).click();
  await expect(cartLines(await addToCart(page))).toHaveCount(1);
  await openCheckout(page);
  await giveAddress(page, newEmail());
  await chooseDelivery(page, /Kurier/);
  await expect(page.getByRole('radiogroup', { name: 'Sposób płatności' }).getByRole('radio')).toHaveCount(1);
  offered = ['przelewy24'];
  await page.getByRole('button', { name: 'Zmień: Dostawa' }).click();
  await chooseDelivery(page, /Kurier/);
  await expect(openStep(page).getByRole('alert')).toContainText('nie mamy teraz żadnej metody płatności');
  await expect(openStep(page).getByRole('link', { name: 'Napisz do nas' })).toHaveAttribute('href', '/contact-us');
  await expect(openStep(page).getByRole('button', { name: 'Przejdź do podsumowania' })).toHaveCount(0);
});

test('on stock Magento a customer signs in despite 4xx responses and finds the account @desktop', async ({
  page,
  shop,
  watch,
}) => {
  // 2.4.9 tells by its status what is wrong; browsers write each such answer to the console.
  watch.allow(/CommerceError|answer 40[13]|Failed to load resource/);
  const customer = await createCustomer(shop);
  await openPage(page, '/sign-in');
  await signIn(page, { ...customer, password: 'Wrong-password1' });
  await expect(page.getByText('E-mail lub hasło się nie zgadza')).toBeVisible();
  await openPage(page, '/sign-in');
  await signIn(page, customer);
  await expectAccount(page, customer);
});

test('on stock Magento there are no pages of the store locator, and the merchant’s own links lead to a list of the physical shops @desktop', async ({
  page,
  watch,
}) => {
  await openPage(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Sklepy stacjonarne' }).click();
  await expect(page).toHaveURL('/salony');
  await expect(mainHeading(page)).toHaveText('Nasze sklepy');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Witryna Legnica' })).toContainText(
    /pon\..* \d+:00–\d+:00/,
  );
  expect(await page.locator('a[href^="/stores"]').count()).toBe(0);
  watch.allow(/404/);
  const response = await page.goto('/stores');
  expect(response?.status()).toBe(404);
});
