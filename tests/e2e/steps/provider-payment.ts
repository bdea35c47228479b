import { expect, type Page } from '@playwright/test';
import type { ShopFacts } from '../../support/test-shop.ts';
import { bringCart } from './cart.ts';
import { chooseDelivery, giveAddress, newEmail, openCheckout, openStep, orderButton } from './checkout.ts';
import { playProviders } from './payment-provider-shop.ts';
import { chooseRadio } from './shop-page.ts';

/** The payment methods. */
export const methods = (page: Page) => page.getByRole('radiogroup', { name: 'Sposób płatności' });
/** Leads from the payment to the review. */
export const toReview = (page: Page) => page.getByRole('button', { name: 'Przejdź do podsumowania' });

/**
 * Opens the checkout and goes to the payment.
 *
 * @param email `null` for a customer
 * @param hasAddress whether the customer has a saved address, which is chosen then
 */
export async function goToPayment(page: Page, email: string | null, hasAddress = false): Promise<void> {
  await openCheckout(page);
  if (hasAddress) await openStep(page).getByRole('button', { name: 'Przejdź do dostawy' }).click();
  else await giveAddress(page, email);
  await chooseDelivery(page, /^Odbiór w sklepie/);
  await expect(methods(page)).toBeVisible();
}

/**
 * Expects that cards of providers are not offered, and nothing is requested from them, where the backend does not give out
 * their public keys.
 */
export async function expectNoProviders({ page, shop }: { page: Page; shop: ShopFacts }): Promise<void> {
  const hosts = await playProviders(page, shop.url);
  await bringCart(page, shop);
  await goToPayment(page, newEmail());
  await expect(methods(page).getByText(/^Przelew bankowy/)).toBeVisible();
  await expect(methods(page).getByText(/Braintree|Adyen/)).toHaveCount(0);
  expect(hosts.asked).toEqual([]);
}

/** Types a card into the fields of Braintree. */
export async function fillBraintree(page: Page, number: string): Promise<void> {
  const field = (title: string) => page.frameLocator(`iframe[title="${title}"]`).getByLabel('Pole');
  await field('Numer karty').fill(number);
  await field('Data ważności (MM/RR)').fill('12/30');
  await field('Kod zabezpieczający (CVC)').fill('123');
}

/** Types a card into the fields of Adyen. */
export async function fillAdyen(page: Page, number: string): Promise<void> {
  const field = (name: string) => page.frameLocator(`[data-cse="${name}"] iframe`).getByLabel('Pole');
  await field('encryptedCardNumber').fill(number);
  await field('encryptedExpiryDate').fill('12/30');
  await field('encryptedSecurityCode').fill('123');
}

/** Orders with a card through Adyen. */
export async function orderByAdyen(page: Page, number: string): Promise<void> {
  await chooseRadio(methods(page), /Adyen/);
  await fillAdyen(page, number);
  await toReview(page).click();
  await orderButton(page).click();
}

/** What the bank asks. */
export const question = (page: Page) => page.getByRole('dialog', { name: 'Potwierdź płatność' });

/** Frames of the bank's question: Braintree's stand-in names it by its title, Adyen's own code by its name. */
const bankFrame = 'iframe[title="Bank"], iframe[name="threeDSIframe"]';

/** What the bank asks for, in the frame of its question. */
export const bankCode = (page: Page) => question(page).frameLocator(bankFrame).getByLabel('Kod');

/** Answers the question of the bank of a card. */
export async function answerBank(page: Page, code: string): Promise<void> {
  await bankCode(page).fill(code);
  // The dialog may still be moving, which is not seen from within its frame: a click could miss. Of a key the browser
  // may never say that it was taken, for the frame goes with the answer.
  await question(page).frameLocator(bankFrame).getByRole('button', { name: 'Zatwierdź' }).dispatchEvent('click');
  await expect(question(page)).toBeHidden();
}
