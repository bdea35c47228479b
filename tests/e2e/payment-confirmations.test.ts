import type { Page } from '@playwright/test';
import { featureTest } from '../support/feature-test.ts';
import type { ShopFacts } from '../support/test-shop.ts';
import { mailsTo, refusalLogged } from './steps/backend.ts';
import { bringCart, products } from './steps/cart.ts';
import { newEmail, openStep, orderButton, receipt } from './steps/checkout.ts';
import { getOrderedPayments, getOrderRequests } from './steps/order-request.ts';
import { collectRequests, unlistedRequests } from './steps/payment-inventory.ts';
import { expect, expectNoAxeViolations, playProviders, test } from './steps/payment-provider-shop.ts';
import {
  answerBank,
  bankCode,
  expectNoProviders,
  fillBraintree,
  goToPayment,
  methods,
  orderByAdyen,
  question,
  toReview,
} from './steps/provider-payment.ts';
import { logRequests } from './steps/request-log.ts';
import { chooseRadio, openPage } from './steps/shop-page.ts';

/** What the console says when the cart of an order is looked for. */
const cartClosed = refusalLogged("The cart isn't active.");

const paymentTest = featureTest(test, 'paymentClientKeys', expectNoProviders);

/** A card whose bank asks, one whose bank does not, and one of a total below which none is asked. */
const asked = '4000 0000 0000 3063';
const silent = '4111 1111 1111 1111';
/** A card whose bank asks on a page of its own. */
const sentAway = '4000 0000 0000 3097';
const { sku } = products.magnesium;
/** 119,60 zł: from 100 zł on the shop has cards verified. */
const quantity = 4;

/**
 * Whether the upper edge of the first dialog lies below something else, so that only the question upon it can be
 * pressed.
 */
const dialogIsCovered = (page: Page) =>
  page.evaluate(() => {
    const dialog = document.querySelector('[role="dialog"]');
    const box = dialog?.getBoundingClientRect();
    return box !== undefined && !dialog?.contains(document.elementFromPoint(box.x + box.width / 2, box.y + 4));
  });

async function tokenizeCard(page: Page, number: string): Promise<void> {
  await chooseRadio(methods(page), /Braintree/);
  await fillBraintree(page, number);
  await toReview(page).click();
}

/** Orders with a card whose bank asks on a page of its own, and comes to that page. */
async function goToBankPage(page: Page, shop: ShopFacts, email = newEmail()): Promise<void> {
  await playProviders(page, shop.url);
  await bringCart(page, shop);
  await goToPayment(page, email);
  await orderByAdyen(page, sentAway);
}

paymentTest(
  '[CHK-26] a card of Braintree is verified for the total of the order, and its bank asks nobody @desktop @full',
  async ({ page, shop }) => {
    const hosts = await playProviders(page, shop.url);
    const requests = collectRequests(page);
    const log = logRequests(page);
    await bringCart(page, shop, sku, quantity);
    await goToPayment(page, newEmail());
    await tokenizeCard(page, silent);
    await orderButton(page).click();
    await expect(receipt(page)).toBeVisible();
    expect(hosts.verifications).toMatchObject([
      { amount: '119.60', bin: '411111', additionalInfo: { billingCity: 'Warszawa', billingCountryCode: 'PL' } },
    ]);
    expect(getOrderedPayments(log)).toEqual([
      {
        method: 'braintree',
        additional_data: { payment_method_nonce: 'fake-three-d-secure-visa-full-authentication-nonce' },
      },
    ]);
    expect(unlistedRequests(requests, shop.url, ['braintree', 'braintreeVerification'])).toEqual([]);
  },
);

paymentTest(
  '[CO-6] a bank that asks before the order: leaving keeps everything, a wrong code is refused, and the right one pays once @full',
  async ({ page, shop }) => {
    await playProviders(page, shop.url);
    const email = newEmail();
    const log = logRequests(page);
    await bringCart(page, shop, sku, quantity);
    await goToPayment(page, email);
    await tokenizeCard(page, asked);
    await expect(bankCode(page)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    const leave = page.getByRole('alertdialog', { name: 'Przerwać potwierdzanie płatności?' });
    await expect(leave).toBeVisible();
    expect(await dialogIsCovered(page)).toBe(true);
    await leave.getByRole('button', { name: 'Przerwij potwierdzanie' }).click();
    await expect(page.getByText('Płatność nie została potwierdzona. Nic nie zostało pobrane.').first()).toBeVisible();
    await expect(question(page)).toBeHidden();

    await toReview(page).click();
    await answerBank(page, '9999');
    await expect(page.getByText('Bank odrzucił tę kartę.').first()).toBeVisible();

    await toReview(page).click();
    await answerBank(page, '1234');
    await expect(openStep(page).getByRole('heading', { level: 2 })).toHaveText('Podsumowanie');
    await orderButton(page).click();
    await expect(receipt(page)).toBeVisible();
    expect(getOrderRequests(log)).toHaveLength(1);
    expect(await mailsTo(shop, email)).toHaveLength(1);
  },
);

paymentTest(
  '[F37] a bank whose question is blocked leaves the other ways to pay @desktop @full',
  async ({ page, shop, watch }) => {
    watch.allow(/net::ERR_FAILED|cardinalcommerce|Cardinal|Cannot read properties of undefined/);
    const hosts = await playProviders(page, shop.url);
    hosts.cutOff = /cardinalcommerce/;
    await bringCart(page, shop, sku, quantity);
    await goToPayment(page, newEmail());
    await tokenizeCard(page, asked);
    await expect(
      page.getByText('Bank nie mógł potwierdzić płatności, bo jego strona się nie wczytała.').first(),
    ).toBeVisible();
    await chooseRadio(methods(page), 'Przelew bankowy');
    await toReview(page).click();
    await expect(orderButton(page)).toBeVisible();
  },
);

paymentTest(
  '[CHK-32] a bank that asks on a page of its own: the shopper comes back, and the answer is handed on once @mobile',
  async ({ page, shop, watch }) => {
    watch.allow(cartClosed);
    const email = newEmail();
    const log = logRequests(page);
    await goToBankPage(page, shop, email);
    await page.getByRole('link', { name: 'Zapłać' }).click();
    await expect(receipt(page)).toBeVisible();
    const sent = log.filter(({ url }) => url.pathname.endsWith('/payments-details'));
    expect(sent.map(({ body }) => body['payload'])).toEqual([JSON.stringify({ details: { redirectResult: 'paid' } })]);
    expect(getOrderedPayments(log)[0]).toMatchObject({
      method: 'adyen_cc',
      additional_data: { returnUrl: `${shop.url}/checkout` },
    });
    expect(await mailsTo(shop, email)).toHaveLength(1);
  },
);

paymentTest(
  '[CHK-32] a bank on a page of its own that refuses gives the cart back; one that answers later leaves the order @desktop @full',
  async ({ page, shop, watch }) => {
    watch.allow(/payments-details|status of 400/);
    watch.allow(cartClosed);
    await goToBankPage(page, shop);
    await page.getByRole('link', { name: 'Odrzuć' }).click();
    await expect(
      page.getByText('Bank odrzucił płatność. Zamówienie zostało anulowane i nic nie pobrano.').first(),
    ).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await orderByAdyen(page, sentAway);
    await page.getByRole('link', { name: 'Później' }).click();
    await expect(receipt(page)).toContainText('Bank jeszcze nie potwierdził płatności.');
  },
);

paymentTest(
  '[CHK-32] [CO-6] whoever comes back from the bank without an answer is not sent away again, may go there or leave, and pays in another way @mobile @full',
  async ({ page, shop, watch }) => {
    watch.allow(/payments-details|status of 400/);
    watch.allow(cartClosed);
    await goToBankPage(page, shop);
    await expect(page.getByRole('heading', { name: 'Bank' })).toBeVisible();
    await page.goBack();
    await expect(question(page).getByRole('button', { name: 'Przejdź do banku' })).toBeVisible();
    await expectNoAxeViolations(page);
    await question(page).getByRole('button', { name: 'Przejdź do banku' }).click();
    await expect(page.getByRole('heading', { name: 'Bank' })).toBeVisible();
    await page.goBack();
    await question(page).getByRole('button', { name: 'Anuluj potwierdzanie' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Przerwij potwierdzanie' }).click();
    await expect(page.getByText('Płatność została przerwana i nic nie pobrano.').first()).toBeVisible();
    await chooseRadio(methods(page), 'Przelew bankowy');
    await toReview(page).click();
    await orderButton(page).click();
    await expect(receipt(page)).toBeVisible();
  },
);

test('[CHK-32] a window that the bank opened itself has no order: it shows so and warns against ordering again @desktop @full', async ({
  page,
  shop,
}) => {
  await playProviders(page, shop.url);
  const log = logRequests(page);
  await bringCart(page, shop);
  await openPage(page, '/checkout?redirectResult=paid');
  await expect(page.getByRole('alert').filter({ hasText: 'Nie składaj go drugi raz' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Sprawdź ponownie' }).click();
  await expect(openStep(page).getByRole('heading', { level: 2 })).toHaveText('Kontakt i adres');
  expect(log.filter(({ url }) => /payments-details|payment-information/.test(url.pathname))).toEqual([]);
});
