import { expect, type Locator, type Page } from '@playwright/test';
import { demo, type Merchant } from './merchant.ts';
import { chooseRadio, openPage } from './shop-page.ts';

/** The guest of the end-to-end tests with the demo shop. */
export const { guest } = demo;

/** An address that no other test uses, so that its mails are those of this order. */
export function newEmail(): string {
  return `gosc-${crypto.randomUUID().slice(0, 8)}@example.com`;
}

/** The step of the checkout that is open. */
export function openStep(page: Page): Locator {
  return page.getByRole('main').locator('[aria-current="step"]');
}

/** Opens the checkout of a filled cart. */
export async function openCheckout(page: Page, { text }: Merchant = demo): Promise<void> {
  await openPage(page, '/checkout');
  await expect(openStep(page).getByRole('heading', { level: 2 })).toHaveText(text('checkout.step.address'));
}

/**
 * Fills in contact and address. A customer (`null`) is not asked for the e-mail.
 *
 * @param region option of the list. Default: that of the merchant's guest
 */
export async function fillAddress(
  page: Page,
  email: string | null,
  region?: string | { index: number },
  { text, guest: given, labels }: Merchant = demo,
): Promise<void> {
  const field = (id: string) => openStep(page).getByLabel(text(id));
  if (email !== null) await field('checkout.email').fill(email);
  for (const name of ['firstname', 'lastname', 'street', 'city', 'telephone'] as const)
    await field(`checkout.${name}`).fill(given[name]);
  await field(labels.postcode).fill(given.postcode);
  await field(labels.region).selectOption(region ?? given.region);
}

/** First step: contact and address, with the parameters of {@link fillAddress}. */
export async function giveAddress(
  page: Page,
  email: string | null,
  region?: string | { index: number },
  merchant: Merchant = demo,
): Promise<void> {
  await fillAddress(page, email, region, merchant);
  await openStep(page)
    .getByRole('button', { name: merchant.text('checkout.toDelivery') })
    .click();
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
export async function chooseDelivery(
  page: Page,
  name: RegExp,
  point?: RegExp,
  { text }: Merchant = demo,
): Promise<void> {
  await chooseRadio(page.getByRole('radiogroup', { name: text('checkout.deliveryMethods') }), name);
  if (point || name.source.includes('Odbiór w sklepie')) {
    await pickupPoints(page)
      .locator('label')
      .filter({ hasText: point ?? /^Witryna/ })
      .first()
      .click();
  }
  await page.getByRole('button', { name: text('checkout.toPayment') }).click();
}

/** Third step: the payment method. */
export async function choosePayment(page: Page, name: RegExp, { text }: Merchant = demo): Promise<void> {
  await chooseRadio(page.getByRole('radiogroup', { name: text('checkout.paymentMethods') }), name);
  await page.getByRole('button', { name: text('checkout.toReview') }).click();
}

/** The button that orders. */
export function orderButton(page: Page, { text }: Merchant = demo): Locator {
  return page.getByRole('button', { name: text('checkout.placeOrder') });
}

/**
 * Goes through the checkout of a filled cart up to the button that orders, and agrees to the terms.
 *
 * @param payment Default: the merchant's
 */
export async function goToReview(
  page: Page,
  email: string | null,
  payment?: RegExp,
  merchant: Merchant = demo,
): Promise<void> {
  await openCheckout(page, merchant);
  await giveAddress(page, email, undefined, merchant);
  await chooseDelivery(page, merchant.delivery, undefined, merchant);
  await choosePayment(page, payment ?? merchant.payment, merchant);
  await expect(orderButton(page, merchant)).toBeVisible();
  if (merchant.terms) await page.getByRole('checkbox', { name: merchant.terms }).check();
}

/** The receipt after an order. */
export function receipt(page: Page, { text }: Merchant = demo): Locator {
  return page.getByRole('region', { name: text('account.receipt.thanks') });
}
