import type { Page } from '@playwright/test';
import { addToCartButton } from './steps/cart.ts';
import { newEmail, openStep } from './steps/checkout.ts';
import { createMerchantTest, expect } from './steps/merchant-shop.ts';
import { chooseRadio, mainHeading, openPage } from './steps/shop-page.ts';

const test = createMerchantTest('swiss-outdoor');
test.use({ reducedMotion: 'reduce', locale: 'de-CH', timezoneId: 'Europe/Zurich' });

const price = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true }).first();

test('each language has the amounts of its region, and German texts have no ß', async ({ page }) => {
  await openPage(page, '/tourenski.html');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-CH');
  await expect(price(page, 'CHF\u00A01’234.50')).toBeVisible();
  await openPage(page, '/fr/tourenski.html');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH');
  await expect(price(page, '1\u202F234.50\u00A0CHF')).toBeVisible();
  await openPage(page, '/it/tourenski.html');
  await expect(price(page, 'CHF\u00A01234.50')).toBeVisible();
  // In a language without texts, the page is English and says so.
  await openPage(page, '/cs/tourenski.html');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(price(page, '1\u00A0234,50\u00A0CHF')).toBeVisible();
  await expect(addToCartButton(page, 'Add to cart')).toBeVisible();

  await openPage(page, '/customer/account/create');
  await expect(page.getByRole('main')).toContainText('Grossbuchstabe');
});

test('a guest finds the variant that differs in three options, and orders it with a tax rate with decimals', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await openPage(page, '/tourenski.html');
  await chooseRadio(main, /^180/);
  await expect(main.getByRole('radio', { name: /^Telemark/ })).toBeChecked();
  await expect(main.getByRole('radio', { name: /^2026/ })).toBeChecked();
  await addToCartButton(page, 'In den Warenkorb').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Zur Kasse' }).click();

  const step = openStep(page);
  await step.getByLabel('E-Mail-Adresse').fill(newEmail());
  await step.getByLabel('Vorname').fill('Urs');
  await step.getByLabel('Nachname').fill('Frei');
  await step.getByLabel('Strasse und Hausnummer').fill('Bahnhofstrasse 1');
  await step.getByLabel('Postleitzahl').fill('8001');
  await step.getByLabel('Ort').fill('Zürich');
  await step.getByLabel('Kanton').selectOption('Zürich');
  await step.getByLabel('Telefonnummer').fill('044 668 18 00');
  await step.getByRole('button', { name: 'Weiter zum Versand' }).click();
  await chooseRadio(main.getByRole('radiogroup', { name: 'Versandart' }), /Post/);
  await main.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
  await chooseRadio(main.getByRole('radiogroup', { name: 'Zahlungsart' }), /Rechnung/);
  await main.getByRole('button', { name: 'Weiter zur Übersicht' }).click();
  await step.getByRole('button').last().click();
  await expect(main.getByText(/Bestellnummer: \d+/)).toBeVisible();
  await expect(main).toContainText('CHF\u00A01’244.40');
});

const expectToFit = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThan(1);

test('a phone has space for an amount without and with tax', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openPage(page, '/it/tourenski.html');
  await addToCartButton(page, 'Aggiungi al carrello').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Vai al carrello' }).click();
  await expect(mainHeading(page)).toHaveText('Carrello');
  await expect(page.getByRole('main')).toContainText(/CHF\u00A01142\.00[^/]* \/ CHF\u00A01234\.50/);
  await expectToFit(page);
});

test('names without a place to break stay within the page, and what is missing is not announced', async ({ page }) => {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/handschuhe-p.html');
    await expectToFit(page);
    await expect(page.getByRole('heading', { name: 'Produktdetails' })).toHaveCount(0);
    await openPage(page, '/search.html?query=zzzqqq');
    await expectToFit(page);
    await openPage(page, '/handschuhe.html');
    await expectToFit(page);
    await expect(mainHeading(page)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Hier gibt es zurzeit keine Produkte');
    await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
  }
});

test('a product without images has a tile in their place from the width at which they stand next to its name', async ({
  page,
}) => {
  const tile = page.locator('[data-product-gallery]');
  await page.setViewportSize({ width: 768, height: 900 });
  await openPage(page, '/handschuhe-p.html');
  await expect(tile).toBeVisible();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(tile).toBeHidden();
});
