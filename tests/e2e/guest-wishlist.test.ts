import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { createCustomer, signIn } from './steps/account.ts';
import { cartLines, cartTrigger, miniCart, products } from './steps/cart.ts';
import { chooseRadio, mainHeading, openPage } from './steps/shop-page.ts';

const main = (page: Page) => page.getByRole('main');
const nav = (page: Page) => main(page).getByRole('navigation', { name: 'Strony Twojego konta' });

/** Waits until the device's wishlist has been moved to the account. */
const movedToAccount = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('guest_wishlist'))).toBeNull();

test('[RTE-20] [ACC-02] [WI-1] the wishlist of a guest moves to the account at sign-in, and from there to the cart @desktop', async ({
  page,
  shop,
}) => {
  await openPage(page, products.vitaminC.path);
  const heart = main(page).getByRole('button', { name: `Ulubione: ${products.vitaminC.name}` });
  await page.mouse.move(20, 20);
  await page.mouse.move(200, 200);
  // A guest stays on the page; the toast leads to the sign-in.
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(
    page.getByText(
      `${products.vitaminC.name}: zapisano na tym urządzeniu. Zaloguj się, a lista będzie też na Twoim koncie.`,
      { exact: true },
    ),
  ).toBeVisible();
  await expect(page).toHaveURL(products.vitaminC.path);
  await page
    .getByRole('region', { name: /^Powiadomienia/ })
    .getByRole('button', { name: 'Zaloguj się' })
    .click();
  await expect(page).toHaveURL('/sign-in');
  const customer = await createCustomer(shop);
  await signIn(page, customer);
  await expect(page).toHaveURL(products.vitaminC.path);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await movedToAccount(page);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await openPage(page, '/wishlist');
  const item = main(page).getByRole('article').filter({ hasText: products.vitaminC.name });
  await expect(item).toBeVisible();
  await main(page)
    .getByRole('button', { name: `Przenieś do koszyka: ${products.vitaminC.name}` })
    .click();
  await expect(main(page)).toContainText('Nie masz jeszcze ulubionych produktów.');
  await cartTrigger(page).click();
  await expect(cartLines(miniCart(page))).toContainText(products.vitaminC.name);
  // And back: nothing is lost on the way.
  await miniCart(page)
    .getByRole('button', { name: `Przenieś do ulubionych: ${products.vitaminC.name}` })
    .click();
  await expect(miniCart(page)).toContainText('Twój koszyk jest pusty');
  await page.keyboard.press('Escape');
  await expect(item).toBeVisible();
});

test('[WI-1] a guest has a wishlist on the device: after a reload, in other tabs, with a page that moves products to the cart @full', async ({
  page,
  context,
}) => {
  const { vitaminC, magnesium } = products;
  const getWishlistToggle = (on: Page, name: string) => main(on).getByRole('button', { name: `Ulubione: ${name}` });
  await openPage(page, vitaminC.path);
  await getWishlistToggle(page, vitaminC.name).click();
  const other = await context.newPage();
  await openPage(other, vitaminC.path);
  await expect(getWishlistToggle(other, vitaminC.name)).toHaveAttribute('aria-pressed', 'true');
  await openPage(other, magnesium.path);
  await getWishlistToggle(other, magnesium.name).click();
  await expect(getWishlistToggle(other, magnesium.name)).toHaveAttribute('aria-pressed', 'true');

  // Who looks for an account finds the list, too.
  await openPage(page, '/sign-in');
  await main(page).getByRole('link', { name: 'Ulubione na tym urządzeniu: 2 produkty' }).click();
  await expect(page).toHaveURL('/wishlist');
  await expect(mainHeading(page)).toHaveText('Ulubione');
  await expect(main(page)).toContainText('Te produkty są zapisane tylko na tym urządzeniu.');
  const items = main(page).getByRole('article');
  await expect(items).toHaveCount(2);
  await expectNoAxeViolations(page);

  await main(page)
    .getByRole('button', { name: `Przenieś do koszyka: ${magnesium.name}` })
    .click();
  await expect(items).toHaveCount(1);
  await expect(items.getByRole('link', { name: vitaminC.name })).toBeFocused();
  await expect(cartTrigger(page)).toHaveAccessibleName(/1/);
  await expect(getWishlistToggle(other, magnesium.name)).toHaveAttribute('aria-pressed', 'false');
  await main(page)
    .getByRole('button', { name: `Usuń z listy ulubionych: ${vitaminC.name}` })
    .click();
  await expect(main(page)).toContainText('Nie masz jeszcze ulubionych produktów.');
  await expect(mainHeading(page)).toBeFocused();
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(items).toContainText([vitaminC.name]);
});

test('[WI-1] a product that the shop no longer has does not block the others, and signing out clears the wishlist on the device @desktop @full', async ({
  page,
  shop,
  watch,
}) => {
  watch.allow(/AddToWishlist|net::ERR_FAILED|The backend could not be reached/);
  await openPage(page, '/sign-in');
  await page.evaluate(
    (value) => localStorage.setItem('guest_wishlist', JSON.stringify({ value, timeStored: Date.now() })),
    [{ sku: 'usuniety', selectedOptions: [] }, { sku: products.vitaminC.sku, selectedOptions: [] }, 'damaged'],
  );
  await openPage(page, '/wishlist');
  const items = main(page).getByRole('article');
  await expect(items).toHaveCount(1);
  await expect(main(page)).toContainText('Jednego produktu nie pokazujemy: nie ma go teraz w sklepie.');
  await main(page).getByRole('link', { name: 'Zaloguj się' }).click();
  // Nothing is lost when the backend cannot be reached: what is left moves at the next page.
  await page.route(/graphql/, (route) =>
    route.request().postData()?.includes('mutation AddToWishlist') ? route.abort() : route.fallback(),
  );
  const failed = page.waitForEvent(
    'requestfailed',
    (request) => request.postData()?.includes('mutation AddToWishlist') === true,
  );
  await signIn(page, await createCustomer(shop));
  await failed;
  await expect(page).toHaveURL('/wishlist');
  await page.unroute(/graphql/);
  await nav(page).getByRole('link', { name: 'Dane konta' }).click();
  await movedToAccount(page);
  await expect(
    page.getByText('Jednego produktu zapisanego na tym urządzeniu nie ma już w sklepie.', { exact: true }),
  ).toBeVisible();
  await nav(page).getByRole('link', { name: 'Ulubione' }).click();
  await expect(items).toHaveCount(1);
  await expect(items).toContainText([products.vitaminC.name]);

  // What has not come to the account yet is the customer's, too.
  await page.evaluate(
    (sku) =>
      localStorage.setItem(
        'guest_wishlist',
        JSON.stringify({ value: [{ sku, selectedOptions: [] }], timeStored: Date.now() }),
      ),
    products.protein.sku,
  );
  await nav(page).getByRole('button', { name: 'Wyloguj się' }).click();
  await expect(page).toHaveURL('/customer/account/logoutSuccess');
  await movedToAccount(page);
});

test('[WI-1] the wishlist of a guest moves to an account that is created @desktop @full', async ({ page }) => {
  await openPage(page, products.magnesium.path);
  await main(page)
    .getByRole('button', { name: `Ulubione: ${products.magnesium.name}` })
    .click();
  await openPage(page, '/create-account');
  await main(page).getByLabel('Imię').fill('Łucja');
  await main(page).getByLabel('Nazwisko').fill('Żak');
  await main(page)
    .getByLabel('E-mail')
    .fill(`klient-${crypto.randomUUID().slice(0, 8)}@example.com`);
  await main(page).getByRole('textbox', { name: 'Hasło' }).fill('Witryna2026!');
  await main(page).getByRole('button', { name: 'Załóż konto' }).click();
  await expect(page).toHaveURL('/customer/account/');
  await movedToAccount(page);
  await openPage(page, '/wishlist');
  await expect(main(page).getByRole('article')).toContainText([products.magnesium.name]);
});

test('[WI-1] the wishlist keeps the chosen options: after sign-in, after Undo, and while other products move to the cart @desktop @full', async ({
  page,
  shop,
}) => {
  await openPage(page, products.protein.path);
  await chooseRadio(main(page).getByRole('radiogroup', { name: 'Smak' }), 'Truskawka');
  await main(page)
    .getByRole('button', { name: `Ulubione: ${products.protein.name}` })
    .first()
    .click();
  await openPage(page, '/wishlist');
  await expect(main(page).getByRole('article')).toContainText(['Smak: Truskawka']);
  await openPage(page, '/sign-in');
  await signIn(page, await createCustomer(shop));
  await movedToAccount(page);

  await openPage(page, '/wishlist');
  const items = main(page).getByRole('article');
  const protein = items.filter({ hasText: products.protein.name });
  await expect(protein).toContainText('Smak: Truskawka');
  await main(page)
    .getByRole('button', { name: `Usuń z listy ulubionych: ${products.protein.name}` })
    .click();
  await expect(protein).toHaveCount(0);
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(protein).toContainText('Smak: Truskawka');

  // A product whose variant was not chosen stays, and is not said to be in the cart.
  await openPage(page, products.vitaminC.path);
  await main(page)
    .getByRole('button', { name: `Ulubione: ${products.vitaminC.name}` })
    .click();
  await expect(page.getByText(`Na liście ulubionych: ${products.vitaminC.name}.`, { exact: true })).toBeVisible();
  await openPage(page, '/search.html?query=kolagen');
  const collagen = 'Kolagen z kwasem hialuronowym';
  await main(page)
    .getByRole('button', { name: `Ulubione: ${collagen}`, exact: true })
    .click();
  await expect(page.getByText(`Na liście ulubionych: ${collagen}.`, { exact: true })).toBeVisible();
  await openPage(page, '/wishlist');
  await expect(items).toHaveCount(3);
  await main(page).getByRole('button', { name: 'Przenieś wszystko do koszyka' }).click();
  await expect(
    page.getByText('Jeden produkt został na liście: jest teraz niedostępny albo trzeba wybrać wariant.', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(items).toHaveCount(1);
  await expect(cartTrigger(page)).toHaveAccessibleName(/2/);
});
