import { addToCartButton } from './steps/cart.ts';
import { newEmail, openStep } from './steps/checkout.ts';
import { createMerchantTest, expect } from './steps/merchant-shop.ts';
import { openPage } from './steps/shop-page.ts';
import { readShopTexts } from './steps/shop-texts.ts';

const test = createMerchantTest('unknown-payments');
test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });

const text = readShopTexts('de_DE');

test('nothing can be ordered where the checkout can finish no payment method, and the shopper is told whom to ask', async ({
  page,
}) => {
  const orders: string[] = [];
  page.on('request', (request) => {
    const isOrder = /\/payment-information$/.test(request.url()) || /placeOrder/.test(request.postData() ?? '');
    if (isOrder && request.method() === 'POST') orders.push(request.url());
  });
  await openPage(page, '/klemmleuchte-baunatal.html');
  await addToCartButton(page, text('cart.add')).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: text('cart.checkout') })
    .click();
  const field = (name: string) => openStep(page).getByLabel(text(`checkout.${name}`), { exact: false });
  await field('email').fill(newEmail());
  await field('firstname').fill('Jürgen');
  await field('lastname').fill('Groß');
  await field('street').fill('Königsplatz 1');
  await field('postcode').fill('34117');
  await field('city').fill('Kassel');
  await field('telephone').fill('0561 123456');
  await openStep(page)
    .getByRole('button', { name: text('checkout.toDelivery') })
    .click();
  await openStep(page)
    .getByRole('radio', { name: /Pauschalpreis/ })
    .check();
  await page.getByRole('button', { name: text('checkout.toPayment') }).click();

  const message = openStep(page).getByRole('alert');
  await expect(message).toContainText(text('checkout.payment.none.title'));
  await expect(message).toContainText(text('checkout.payment.none.text'));
  await expect(openStep(page)).not.toContainText(/PayPal|Acme/);
  await expect(page.getByRole('button', { name: text('checkout.toReview') })).toHaveCount(0);
  await expect(page.getByRole('button', { name: text('checkout.placeOrder') })).toHaveCount(0);
  expect(orders).toEqual([]);
  await message.getByRole('link', { name: text('checkout.contactUs') }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
});
