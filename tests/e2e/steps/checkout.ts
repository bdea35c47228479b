import { expect, type Locator, type Page } from '@playwright/test';
import { chooseRadio, openPage } from './shop-page.ts';

/** The guest of the end-to-end tests. */
export const guest = {
  firstname: 'Łucja',
  lastname: 'Żak-Nowak',
  street: 'Prosta 1',
  postcode: '00-838',
  city: 'Warszawa',
  region: 'mazowieckie',
  telephone: '600 700 800',
} as const;

/** An address that no other test uses, so that its mails are those of this order. */
export function newEmail(): string {
  return `gosc-${crypto.randomUUID().slice(0, 8)}@example.com`;
}

/** The step of the checkout that is open. */
export function openStep(page: Page): Locator {
  return page.getByRole('main').locator('[aria-current="step"]');
}

/** Opens the checkout of a filled cart. */
export async function openCheckout(page: Page): Promise<void> {
  await openPage(page, '/checkout');
  await expect(openStep(page).getByRole('heading', { level: 2 })).toHaveText('Kontakt i adres');
}

/**
 * First step: contact and address. A customer (`null`) is not asked for the e-mail.
 *
 * @param region option of the list. Default: the guest's
 */
export async function giveAddress(
  page: Page,
  email: string | null,
  region: string | { index: number } = guest.region,
): Promise<void> {
  const step = openStep(page);
  if (email !== null) await step.getByLabel('E-mail').fill(email);
  await step.getByLabel('Imię').fill(guest.firstname);
  await step.getByLabel('Nazwisko').fill(guest.lastname);
  await step.getByLabel('Ulica i numer').fill(guest.street);
  await step.getByLabel('Kod pocztowy').fill(guest.postcode);
  await step.getByLabel('Miejscowość').fill(guest.city);
  await step.getByLabel('Województwo').selectOption(region);
  await step.getByLabel('Telefon').fill(guest.telephone);
  await step.getByRole('button', { name: 'Przejdź do dostawy' }).click();
}

/** The list of stores or parcel lockers to pick up from. */
export function pickupPoints(page: Page): Locator {
  return page.getByRole('radiogroup', { name: /^(Sklep odbioru|Automat paczkowy)/ });
}

/**
 * Second step: the shipping method.
 *
 * @param point name of the pickup point. Default: the first store for pickup in a store, else none
 */
export async function chooseDelivery(page: Page, name: RegExp, point?: RegExp): Promise<void> {
  await chooseRadio(page.getByRole('radiogroup', { name: 'Sposób dostawy' }), name);
  if (point || name.source.includes('Odbiór w sklepie')) {
    await pickupPoints(page)
      .locator('label')
      .filter({ hasText: point ?? /^Witryna/ })
      .first()
      .click();
  }
  await page.getByRole('button', { name: 'Przejdź do płatności' }).click();
}

/** Third step: the payment method. */
export async function choosePayment(page: Page, name: RegExp): Promise<void> {
  await chooseRadio(page.getByRole('radiogroup', { name: 'Sposób płatności' }), name);
  await page.getByRole('button', { name: 'Przejdź do podsumowania' }).click();
}

/** The button that orders. */
export function orderButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' });
}

/** Goes through the checkout of a filled cart up to the button that orders. */
export async function goToReview(page: Page, email: string | null, payment = /^Przelew bankowy/): Promise<void> {
  await openCheckout(page);
  await giveAddress(page, email);
  await chooseDelivery(page, /Kurier/);
  await choosePayment(page, payment);
  await expect(orderButton(page)).toBeVisible();
}

/** The receipt after an order. */
export function receipt(page: Page): Locator {
  return page.getByRole('region', { name: 'Dziękujemy za zamówienie' });
}
