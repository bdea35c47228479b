import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { createCustomer, expectAccount, signIn } from './steps/account.ts';
import { addToCart, bringCart, cartLines, miniCart, products } from './steps/cart.ts';
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
import { chooseRadio, openPage } from './steps/shop-page.ts';

test.use({ reducedMotion: 'reduce' });

test('[G-25] axe finds no violations on home, category, search, product and error pages @full', async ({
  page,
  watch,
}) => {
  watch.allow(/404/);
  for (const path of [
    '/',
    '/sport.html',
    '/sport.html?p=2&sort=price_DESC',
    '/search.html',
    '/search.html?query=magnez',
    '/search.html?query=hulajnoga',
    products.protein.path,
    products.vitaminC.path,
    '/about-us',
    '/wizyta-w-salonie',
    '/nie-ma-takiej-strony.html',
  ]) {
    await test.step(path, async () => {
      await openPage(page, path);
      await expectNoAxeViolations(page);
    });
  }
});

test('[G-25] axe finds no violations while filters are chosen in the side panel @mobile', async ({ page }) => {
  await openPage(page, '/sport.html');
  await page.getByRole('button', { name: 'Filtruj' }).click();
  const panel = page.getByRole('dialog', { name: 'Filtry' });
  await panel.getByRole('link', { name: /^Proszek/ }).click();
  await expect(panel.getByRole('button', { name: 'Pokaż 12 produktów' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('[G-25] axe finds no violations in the drawer @mobile', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu główne' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Minerały, podkategorie' }).click();
  await expect(page.getByRole('dialog', { name: 'Minerały' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('[G-25] axe finds no violations in the open mega menu and the enlarged image @desktop', async ({ page }) => {
  await openPage(page, products.protein.path);
  await page.getByRole('navigation', { name: 'Kategorie' }).getByRole('link', { name: 'Sport', exact: true }).hover();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Białko i aminokwasy' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.mouse.move(700, 850);
  await page.getByRole('button', { name: 'Powiększ zdjęcie' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('[G-25] axe finds no violations in the empty and the filled cart, the mini cart and a toast', async ({ page }) => {
  await openPage(page, '/cart');
  await expect(page.getByText('Twój koszyk jest pusty')).toBeVisible();
  await expectNoAxeViolations(page);
  await openPage(page, products.protein.path);
  await addToCart(page);
  await expect(cartLines(miniCart(page))).toHaveCount(1);
  await expectNoAxeViolations(page);
  await miniCart(page).getByRole('link', { name: 'Przejdź do koszyka' }).click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Zastosuj' }).click();
  await expect(main.getByText('Najpierw wpisz kod.')).toBeVisible();
  await expectNoAxeViolations(page);
  await main
    .getByRole('button', { name: `Usuń: ${products.protein.name}` })
    .last()
    .click();
  await expect(page.getByRole('button', { name: 'Cofnij' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('[G-25] axe finds no violations on any step of the checkout and on the receipt', async ({ page, shop }) => {
  await bringCart(page, shop);
  await openCheckout(page);
  await expectNoAxeViolations(page);
  await openStep(page).getByRole('button', { name: 'Przejdź do dostawy' }).click();
  await expect(openStep(page).getByRole('group', { name: 'Popraw te pola' })).toBeVisible();
  await expectNoAxeViolations(page);

  await giveAddress(page, newEmail());
  await expect(page.getByRole('radiogroup', { name: 'Sposób dostawy' })).toBeVisible();
  await expectNoAxeViolations(page);
  await chooseDelivery(page, /^Kurier/);
  await chooseRadio(page.getByRole('radiogroup', { name: 'Sposób płatności' }), 'Karta płatnicza');
  await expectNoAxeViolations(page);
  await page.getByLabel('Numer karty').fill('4000 0000 0000 3063');
  await page.getByLabel('Data ważności').fill('12/30');
  await page.getByRole('button', { name: 'Przejdź do podsumowania' }).click();
  await expect(page.getByRole('dialog', { name: 'Potwierdź płatność' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Anuluj potwierdzanie' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Przerwij potwierdzanie' }).click();
  await choosePayment(page, /^Przelew bankowy/);
  await expect(orderButton(page)).toBeVisible();
  await expectNoAxeViolations(page);
  await orderButton(page).click();
  await expect(receipt(page)).toBeVisible();
  await expectNoAxeViolations(page);
});

test('[G-25] axe finds no violations on sign-in, account creation and the account @mobile', async ({ page, shop }) => {
  const customer = await createCustomer(shop);
  await openPage(page, '/create-account');
  await expectNoAxeViolations(page);
  await openPage(page, '/sign-in');
  await expectNoAxeViolations(page);
  await signIn(page, customer);
  await expectAccount(page, customer);
  await expectNoAxeViolations(page);
});
