import { featureTest } from '../support/feature-test.ts';
import { createCustomer, expectAccount, signIn } from './steps/account.ts';
import { mailsTo, refusalLogged } from './steps/backend.ts';
import { addToCart, bringCart, miniCart, products } from './steps/cart.ts';
import { chooseDelivery, giveAddress, newEmail, openStep, orderButton, receipt } from './steps/checkout.ts';
import { getOrderedPayments } from './steps/order-request.ts';
import { collectRequests, unlistedRequests } from './steps/payment-inventory.ts';
import { expect, expectNoAxeViolations, playProviders, test } from './steps/payment-provider-shop.ts';
import {
  answerBank,
  bankCode,
  expectNoProviders,
  fillAdyen,
  fillBraintree,
  goToPayment,
  methods,
  orderByAdyen,
  question,
  toReview,
} from './steps/provider-payment.ts';
import { logRequests } from './steps/request-log.ts';
import { chooseRadio, openPage } from './steps/shop-page.ts';

const paymentTest = featureTest(test, 'paymentClientKeys', expectNoProviders);

paymentTest(
  '[CHK-26] [CHK-33] [CO-5] a card pays through the fields of Braintree with its nonce; nobody is asked before it is chosen, and nothing runs that is not in the inventory @desktop @full',
  async ({ page, shop }) => {
    const email = newEmail();
    const hosts = await playProviders(page, shop.url);
    const log = logRequests(page);
    const requests = collectRequests(page);
    await openPage(page, products.magnesium.path);
    await addToCart(page);
    await miniCart(page).getByRole('link', { name: 'Przejdź do koszyka' }).click();
    await page.getByRole('region', { name: 'Podsumowanie' }).getByRole('link', { name: 'Do kasy' }).click();
    await expect(openStep(page).getByRole('heading', { level: 2 })).toHaveText('Kontakt i adres');
    await giveAddress(page, email);
    await chooseDelivery(page, /^Odbiór w sklepie/);
    await expect(methods(page)).toBeVisible();
    expect(hosts.asked).toEqual([]);

    await chooseRadio(methods(page), /Braintree/);
    await expect(page.frameLocator('iframe[title="Numer karty"]').getByLabel('Pole')).toBeVisible();
    await expectNoAxeViolations(page);
    await toReview(page).click();
    await expect(page.getByText('Sprawdź numer karty i datę ważności.').first()).toBeVisible();
    await fillBraintree(page, '4111 1111 1111 1111');
    await chooseRadio(methods(page), 'Przelew bankowy');
    await chooseRadio(methods(page), /Braintree/);
    await toReview(page).click();
    await orderButton(page).click();
    await expect(receipt(page)).toBeVisible();

    expect(getOrderedPayments(log)[0]).toEqual({
      method: 'braintree',
      additional_data: { payment_method_nonce: 'fake-valid-nonce' },
    });
    expect(JSON.stringify(log)).not.toContain('1111');
    expect(await mailsTo(shop, email)).toHaveLength(1);
    expect(unlistedRequests(requests, shop.url, ['braintree', 'braintreeVerification'])).toEqual([]);
  },
);

paymentTest(
  '[F37] a provider that is blocked leaves the other ways to pay and comes back with a retry; a card that is declined with the order can be presented again @desktop @full',
  async ({ page, shop, watch }) => {
    watch.allow(/net::ERR_FAILED|braintree|paypal|payment-information|status of 400/);
    const hosts = await playProviders(page, shop.url);
    await bringCart(page, shop);
    await goToPayment(page, newEmail());
    hosts.state = 'blocked';
    await chooseRadio(methods(page), /Braintree/);
    const retry = methods(page).getByRole('button', { name: 'Wczytaj ponownie' });
    await expect(methods(page).getByText('Płatność kartą chwilowo nie odpowiada.')).toBeVisible();
    await expect(retry).toBeVisible();
    await expectNoAxeViolations(page);
    await toReview(page).click();
    await expect(openStep(page).getByRole('heading', { level: 2 })).toHaveText('Płatność');
    await chooseRadio(methods(page), 'Przelew bankowy');
    await toReview(page).click();
    await expect(orderButton(page)).toBeVisible();

    await page.getByRole('button', { name: 'Zmień: Płatność' }).click();
    hosts.state = 'there';
    await chooseRadio(methods(page), /Braintree/);
    await fillBraintree(page, '4000 0000 0000 0002');
    await toReview(page).click();
    await orderButton(page).click();
    await expect(
      page.getByText('Płatność została odrzucona. Nic nie zostało zamówione ani pobrane.').first(),
    ).toBeVisible();
    await fillBraintree(page, '4111 1111 1111 1111');
    await toReview(page).click();
    await orderButton(page).click();
    await expect(receipt(page)).toBeVisible();
  },
);

paymentTest(
  'a customer keeps a card and pays the next order with it, without typing it again @desktop @full',
  async ({ page, shop }) => {
    const hosts = await playProviders(page, shop.url);
    const customer = await createCustomer(shop);
    const log = logRequests(page);
    await openPage(page, '/sign-in');
    await signIn(page, customer);
    await expectAccount(page, customer);
    const order = async (pay: () => Promise<void>, hasAddress: boolean) => {
      await openPage(page, products.magnesium.path);
      await addToCart(page);
      await expect(miniCart(page)).toContainText('Magnez');
      await goToPayment(page, null, hasAddress);
      await pay();
      await toReview(page).click();
      await expect(orderButton(page)).toBeVisible();
    };
    await order(async () => {
      await expect(methods(page).getByText(/Zapisana karta/)).toHaveCount(0);
      await chooseRadio(methods(page), /Braintree/);
      await fillBraintree(page, '4111 1111 1111 1111');
      await methods(page).getByRole('checkbox', { name: 'Zapisz kartę do kolejnych zamówień' }).check();
    }, false);
    await orderButton(page).click();
    await expect(receipt(page)).toBeVisible();

    const asked = hosts.asked.length;
    await order(() => chooseRadio(methods(page), 'Zapisana karta: Visa •••• 1111'), true);
    await expect(page.getByRole('main').getByText('Zapisana karta: Visa •••• 1111')).toBeVisible();
    await page.getByRole('button', { name: 'Zmień: Płatność' }).click();
    await expect(methods(page).getByRole('radio', { name: 'Zapisana karta: Visa •••• 1111' })).toBeChecked();
    await toReview(page).click();
    await orderButton(page).click();
    await expect(receipt(page)).toBeVisible();
    expect(hosts.asked.slice(asked).filter((address) => !address.includes('paypal.com'))).toEqual([]);
    expect(getOrderedPayments(log)).toMatchObject([
      {
        method: 'braintree',
        additional_data: { payment_method_nonce: 'fake-valid-nonce', is_active_payment_token_enabler: true },
      },
      { method: 'braintree_cc_vault', additional_data: { public_hash: expect.stringMatching(/^\w{32}$/) } },
    ]);
  },
);

paymentTest(
  '[CHK-32] [CHK-33] a card pays through Adyen: at once, and after its bank has identified the shopper @desktop',
  async ({ page, shop }) => {
    await playProviders(page, shop.url);
    const requests = collectRequests(page);
    const log = logRequests(page);
    for (const number of ['4111 1111 1111 1111', '4000 0000 0000 3220']) {
      const email = newEmail();
      await bringCart(page, shop);
      await goToPayment(page, email);
      await orderByAdyen(page, number);
      await expect(receipt(page)).toBeVisible();
      expect(await mailsTo(shop, email)).toHaveLength(1);
    }
    expect(getOrderedPayments(log)[0]).toMatchObject({
      method: 'adyen_cc',
      additional_data: { stateData: expect.stringContaining('"encryptedCardNumber":"test_4111111111111111"') },
    });
    expect(unlistedRequests(requests, shop.url, ['adyen'])).toEqual([]);
  },
);

paymentTest(
  '[CHK-32] [CO-6] a bank that asks after the order: a wrong code and leaving cancel it and keep the cart @desktop @full',
  async ({ page, shop, watch }) => {
    watch.allow(/payments-details|status of 400/);
    await playProviders(page, shop.url);
    await bringCart(page, shop);
    await goToPayment(page, newEmail());
    await orderByAdyen(page, '4000 0000 0000 3063');
    await answerBank(page, '9999');
    await expect(
      page.getByText('Bank odrzucił płatność. Zamówienie zostało anulowane i nic nie pobrano.').first(),
    ).toBeVisible();

    await orderByAdyen(page, '4000 0000 0000 3063');
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page
      .getByRole('alertdialog', { name: 'Przerwać potwierdzanie płatności?' })
      .getByRole('button', { name: 'Przerwij potwierdzanie' })
      .click();
    await expect(page.getByText('Płatność została przerwana i nic nie pobrano.').first()).toBeVisible();
    await expect(toReview(page)).toBeVisible();
  },
);

paymentTest(
  '[CHK-32] [CO-6] a bank that asks after the order asks again after a reload, and the right code pays @mobile @full',
  async ({ page, shop, watch }) => {
    // After the reload the cart is closed: it has been ordered.
    watch.allow(refusalLogged("The cart isn't active."));
    await playProviders(page, shop.url);
    const email = newEmail();
    await bringCart(page, shop);
    await goToPayment(page, email);
    await orderByAdyen(page, '4000 0000 0000 3063');
    await expect(bankCode(page)).toBeVisible();
    await page.reload();
    await answerBank(page, '1234');
    await expect(receipt(page)).toBeVisible();
    expect(await mailsTo(shop, email)).toHaveLength(1);
  },
);

paymentTest(
  '[CHK-32] a payment that Adyen leaves pending counts as an order, a refused or failed one does not @desktop @full',
  async ({ page, shop, watch }) => {
    watch.allow(/payment-information|status of 400/);
    await playProviders(page, shop.url);
    const email = newEmail();
    await bringCart(page, shop);
    await goToPayment(page, email);
    await orderByAdyen(page, '4000 0000 0000 0002');
    await expect(
      page.getByText('Płatność została odrzucona. Nic nie zostało zamówione ani pobrane.').first(),
    ).toBeVisible();
    await orderByAdyen(page, '4000 0000 0000 0127');
    await expect(
      page.getByText('Płatność się nie powiodła. Zamówienie zostało anulowane i nic nie pobrano.').first(),
    ).toBeVisible();
    await orderByAdyen(page, '4000 0000 0000 0119');
    await expect(receipt(page)).toContainText('Bank jeszcze nie potwierdził płatności.');
  },
);

paymentTest(
  'a customer keeps a card with Adyen, in its own words, and pays the next order with it @desktop @full',
  async ({ page, shop }) => {
    await playProviders(page, shop.url);
    const customer = await createCustomer(shop);
    const log = logRequests(page);
    await openPage(page, '/sign-in');
    await signIn(page, customer);
    await expectAccount(page, customer);
    for (const isFirst of [true, false]) {
      await openPage(page, products.magnesium.path);
      await addToCart(page);
      await expect(miniCart(page)).toContainText('Magnez');
      await goToPayment(page, null, !isFirst);
      if (isFirst) {
        await chooseRadio(methods(page), /Adyen/);
        await fillAdyen(page, '4111 1111 1111 1111');
        // The provider's own sign stands over the box and takes the press.
        await methods(page).locator('.adyen-checkout__store-details label').click();
      } else await chooseRadio(methods(page), 'Zapisana karta: Visa •••• 1111');
      await toReview(page).click();
      await orderButton(page).click();
      await expect(receipt(page)).toBeVisible();
    }
    expect(getOrderedPayments(log)).toMatchObject([
      { method: 'adyen_cc', additional_data: { stateData: expect.stringContaining('"storePaymentMethod":true') } },
      {
        method: 'adyen_cc_vault',
        additional_data: {
          public_hash: expect.stringMatching(/^\w{32}$/),
          stateData: expect.stringContaining('browserInfo'),
          returnUrl: `${shop.url}/checkout`,
        },
      },
    ]);
  },
);
