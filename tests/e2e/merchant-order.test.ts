import type { Page } from '@playwright/test';
import { getAmount } from './steps/cart.ts';
import { newEmail, openStep, orderButton, receipt } from './steps/checkout.ts';
import { press, tabTo, type } from './steps/keyboard.ts';
import { checkOutProduct, chooseByArrows, expectStep } from './steps/keyboard-order.ts';
import { americanTest, createMerchantTest, expect, test as germanTest } from './steps/merchant-shop.ts';
import { getOrderedPayments, getOrderRequests } from './steps/order-request.ts';
import { american, formatMoney, german, type OtherMerchant } from './steps/other-merchants.ts';
import { logRequests } from './steps/request-log.ts';
import { untilInteractive } from './steps/shop-page.ts';

interface Case {
  merchant: OtherMerchant;
  /** Fields of the address in the order of the form. */
  fields: readonly ('firstname' | 'lastname' | 'street' | 'postcode' | 'city' | 'region' | 'telephone')[];
  /** Methods of the backend that the shop cannot carry out. */
  unknownPayments: RegExp;
  /** Ids of all terms. */
  agreements: string[];
  /** Price of shipping to the guest, and what the order costs. */
  guest: { shipping: number; total: number };
  customer: {
    product: string;
    /** Groups of radio buttons and the value of each. */
    options: readonly [group: RegExp, value: RegExp][];
    delivery: RegExp;
    payment: RegExp;
    shipping: number;
    total: number;
    /**
     * Further amounts of the order in the account.
     *
     * @param knowsTaxes whether the backend tells amounts with tax, as Magento does from 2.4.8 on
     */
    rows(knowsTaxes: boolean): readonly [label: string | RegExp, amount: number][];
  };
}

const cases: readonly Case[] = [
  {
    merchant: german,
    fields: ['firstname', 'lastname', 'street', 'postcode', 'city', 'region', 'telephone'],
    unknownPayments: /PayPal|Acme/,
    agreements: ['1', '2'],
    guest: { shipping: 4.9, total: 83.9 },
    // To Austria, with the tax rate there.
    customer: {
      product: '/derby-kassel.html',
      options: [
        [/^Farbe/, /Cognac/],
        [/^Größe/, /43/],
      ],
      delivery: /Bester Weg/,
      payment: /^Nachnahme/,
      shipping: 9.9,
      total: 198.9,
      rows: (knowsTaxes) => [[german.text('orders.subtotal'), knowsTaxes ? 189 : 158.82]],
    },
  },
  {
    merchant: american,
    fields: ['firstname', 'lastname', 'street', 'city', 'region', 'postcode', 'telephone'],
    unknownPayments: /Authorize/,
    agreements: ['1'],
    // Without tax, of which there is 2.56.
    guest: { shipping: 12, total: 34.56 },
    customer: {
      product: american.products.second.path,
      options: [],
      delivery: /^Ground/,
      payment: /^Check/,
      shipping: 12,
      total: 66.96,
      rows: () => [
        [american.text('orders.subtotal'), 50],
        [/^Sales tax/, 4.96],
      ],
    },
  },
];

/** Chooses delivery and payment, agrees to the terms and orders. */
async function orderFromDelivery(
  page: Page,
  { merchant, unknownPayments, agreements }: Case,
  wanted: { delivery: RegExp; payment: RegExp; shipping: number; total: number },
): Promise<void> {
  const { text } = merchant;
  const main = page.getByRole('main');
  await expectStep(page, text('checkout.step.delivery'));
  const deliveries = openStep(page).getByRole('radiogroup', { name: text('checkout.deliveryMethods') });
  await chooseByArrows(page, deliveries, wanted.delivery);
  await press(page, main.getByRole('button', { name: text('checkout.toPayment') }));

  await expectStep(page, text('checkout.step.payment'));
  const summary = main.getByRole('region', { name: text('checkout.summary') });
  await expect(getAmount(summary, text('cart.shipping'))).toHaveText(formatMoney(merchant, wanted.shipping));
  const methods = openStep(page).getByRole('radiogroup', { name: text('checkout.paymentMethods') });
  await expect(methods.getByRole('radio').first()).toBeAttached();
  await expect(methods).not.toContainText(unknownPayments);
  await chooseByArrows(page, methods, wanted.payment);
  await press(page, main.getByRole('button', { name: text('checkout.toReview') }));

  await expectStep(page, text('checkout.step.review'));
  const box = main.getByRole('checkbox', { name: merchant.terms });
  const log = logRequests(page);
  await press(page, orderButton(page, merchant));
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  expect(getOrderRequests(log)).toEqual([]);
  await tabTo(page, box);
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await press(page, orderButton(page, merchant));
  await expect(receipt(page, merchant).getByRole('status')).toHaveText(/\d{9}$/);
  expect(getOrderedPayments(log)).toEqual([
    expect.objectContaining({ extension_attributes: { agreement_ids: agreements } }),
  ]);
  await expect(main).toContainText(formatMoney(merchant, wanted.total));
}

/** Releases of Magento besides that of the backend, which is 2.4.8 unless `BACKEND_MAGENTO` names another. */
const otherReleases = ['2.4.6', '2.4.7', '2.4.9'] as const;

for (const release of [undefined, ...otherReleases]) {
  for (const order of cases) {
    const { merchant } = order;
    const { text, labels } = merchant;
    const ownTest = merchant === german ? germanTest : americanTest;
    const test = release === undefined ? ownTest : createMerchantTest(merchant.folder, release);
    // One of the eight is enough after each change.
    const tag = merchant === german && release === undefined ? '' : ' @full';

    test.describe(`${merchant.folder}${release === undefined ? '' : ` on ${release}`}${tag}`, () => {
      test.use({ reducedMotion: 'reduce', locale: merchant.language, timezoneId: merchant.timeZone });

      test('a guest orders with the keyboard only, and agrees to the terms of the shop', async ({ page }) => {
        const { first } = merchant.products;
        await page.goto(first.path);
        await untilInteractive(page);
        await expect(page.getByRole('main').getByText(formatMoney(merchant, first.price)).first()).toBeVisible();
        await checkOutProduct(page, text);
        const field = (id: string) => openStep(page).getByLabel(text(id), { exact: false });
        await type(page, field('checkout.email'), newEmail());
        for (const name of order.fields) {
          const id = name === 'region' || name === 'postcode' ? labels[name] : `checkout.${name}`;
          await type(page, field(id), name === 'region' ? merchant.guest.region.slice(0, 3) : merchant.guest[name]);
        }
        await page.keyboard.press('Enter');
        await orderFromDelivery(page, order, { ...merchant, ...order.guest });
      });

      test('a customer orders with the keyboard only, to the saved address, and finds the order', async ({
        page,
        features,
      }) => {
        const { product, options, total, rows } = order.customer;
        const main = page.getByRole('main');
        await page.goto(product);
        await untilInteractive(page);
        for (const [group, value] of options)
          await chooseByArrows(page, main.getByRole('radiogroup', { name: group }), value);
        await checkOutProduct(page, text);
        await press(page, main.getByRole('link', { name: text('checkout.signIn') }));
        await type(page, main.getByLabel(text('auth.email')), merchant.customer.email);
        await type(page, main.getByRole('textbox', { name: text('auth.password') }), merchant.customer.password);
        await page.keyboard.press('Enter');
        await expectStep(page, text('checkout.step.address'));
        await expect(openStep(page)).toContainText(merchant.customer.street);
        await press(page, main.getByRole('button', { name: text('checkout.toDelivery') }));
        await orderFromDelivery(page, order, order.customer);

        await page.goto('/order-history');
        await main.getByRole('link', { name: /\d{9}/ }).first().click();
        for (const [label, amount] of [
          [text('orders.grandTotal'), total] as const,
          ...rows(features.has('orderDetails')),
        ])
          await expect(getAmount(main, label)).toHaveText(formatMoney(merchant, amount));
      });
    });
  }
}
