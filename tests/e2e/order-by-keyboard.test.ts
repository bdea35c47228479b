import { readMailTo } from './steps/backend.ts';
import { guest, newEmail, openStep } from './steps/checkout.ts';
import { press } from './steps/keyboard.ts';
import {
  chooseByArrows,
  createCustomerWithAddress,
  expectOwnCurrency,
  expectStep,
  goToCheckout,
  signInAtCheckout,
  typeAddress,
  views,
} from './steps/keyboard-order.ts';
import { noticesShown, watchNotices } from './steps/order-notice.ts';
import { expect, test } from './steps/second-view-shop.ts';

test.use({ serviceWorkers: 'allow' });

/** Account of the shop in the payment instructions. */
const account = '00 0000 0000 0000 0000 0000 0000';

/** Each delivery with each language and each kind of shopper: of the twelve orders, six have every pair. */
const orders = [
  { delivery: 'locker', view: 'Polish', shopper: 'guest', point: /^WAW02B/, tag: ' @full' },
  { delivery: 'locker', view: 'English', shopper: 'customer', point: /^WAW02B/, tag: ' @full' },
  { delivery: 'store', view: 'Polish', shopper: 'customer', point: /^Witryna Warszawa, Praga/, tag: ' @full' },
  { delivery: 'store', view: 'English', shopper: 'guest', point: /^Witryna Warszawa, Praga/, tag: ' @full' },
  { delivery: 'courier', view: 'Polish', shopper: 'guest', point: null, tag: ' @full' },
  { delivery: 'courier', view: 'English', shopper: 'customer', point: null, tag: '' },
] as const;

for (const { delivery, view: name, shopper, point: wanted, tag } of orders) {
  test(`a ${shopper} orders by keyboard alone in ${name}: ${delivery === 'courier' ? 'courier and bank transfer' : `pickup at a ${delivery}`} @mobile${tag}`, async ({
    page,
    shop,
    features,
  }) => {
    const view = views[name];
    const { text, titles } = view;
    const main = page.getByRole('main');
    const customer = shopper === 'customer' ? await createCustomerWithAddress(shop) : null;
    const email = customer?.email ?? newEmail();
    await watchNotices(page);
    await goToCheckout(page, view);
    if (customer) await signInAtCheckout(page, view, customer);
    else await typeAddress(page, view, email);

    await expectStep(page, text('checkout.step.delivery'));
    await chooseByArrows(
      page,
      openStep(page).getByRole('radiogroup', { name: text('checkout.deliveryMethods') }),
      new RegExp(`^${titles[delivery]}`),
    );
    // Without a list of lockers the parcel goes to the address.
    const hasPoint = wanted !== null && (delivery === 'store' || features.has('parcelLockers'));
    let point = '';
    if (hasPoint) {
      const points = openStep(page).getByRole('radiogroup', {
        name: text(delivery === 'store' ? 'pickup.store.choose' : 'pickup.locker.choose'),
      });
      await chooseByArrows(page, points, wanted);
      point =
        wanted.exec(
          await points
            .getByRole('radio', { name: wanted })
            .evaluate((radio: HTMLInputElement) => radio.labels?.[0]?.innerText ?? ''),
        )?.[0] ?? '?';
    }
    await press(page, main.getByRole('button', { name: text('checkout.toPayment') }));

    await expectStep(page, text('checkout.step.payment'));
    const payment = titles[delivery === 'courier' ? 'transfer' : 'cash'];
    await chooseByArrows(
      page,
      openStep(page).getByRole('radiogroup', { name: text('checkout.paymentMethods') }),
      new RegExp(`^${payment}`),
    );
    await press(page, main.getByRole('button', { name: text('checkout.toReview') }));

    await expectStep(page, text('checkout.step.review'));
    const review = await main.innerText();
    expectOwnCurrency(review, view);
    for (const part of [view.product.name, point, payment, guest.street]) expect(review).toContain(part);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    await press(page, main.getByRole('button', { name: text('checkout.placeOrder') }));

    const receipt = page.getByRole('region', { name: text('account.receipt.thanks') });
    await expect(receipt.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(receipt.getByRole('status')).toHaveText(/\d{9}$/);
    for (const part of [view.product.name, payment]) await expect(receipt).toContainText(part);
    const place = receipt
      .locator('div')
      .filter({ hasText: text(hasPoint ? 'account.receipt.pickupAt' : 'account.receipt.shipsTo') })
      .last();
    await expect(place).toContainText(hasPoint ? point : guest.street);
    if (delivery === 'courier') await expect(receipt).toContainText(account);
    expectOwnCurrency(await receipt.innerText(), view);
    const number = /\d{9}$/.exec(await receipt.getByRole('status').innerText())?.[0] ?? '?';

    // There is one such mail, or reading it fails.
    const mail = (await readMailTo(shop, email, view.confirmation)).replace(/^[\s\S]*<article/u, '');
    expectOwnCurrency(mail, view);
    for (const part of [number, view.product.name, point, payment, ...(delivery === 'courier' ? [account] : [])])
      expect(mail).toContain(part);

    // Once the receipt has been read, nothing has to say what it said.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('order_attempts'))).toBeNull();
    expect(await noticesShown(page)).toEqual([]);
    if (!customer) return;

    await press(page, main.getByRole('link', { name: text('account.allOrders') }));
    const listed = main.getByRole('link', { name: /\d{9}/ });
    await expect(listed).toHaveCount(1);
    await press(page, listed);
    await expect(page).toHaveURL(`${view.prefix}/order-history/${number}`);
    await expect(main).toContainText(hasPoint ? `${titles[delivery]} - ${point}` : titles[delivery]);
    for (const part of [view.product.name, payment]) await expect(main).toContainText(part);
    // The invoice keeps the own address, which a parcel to it has, too.
    await expect(main.getByText(guest.street)).toHaveCount(hasPoint ? 1 : 2);
    expectOwnCurrency(await main.innerText(), view);
  });
}
