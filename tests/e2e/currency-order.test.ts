import { addToCartButton, getAmount, miniCart } from './steps/cart.ts';
import { readMailTo } from './steps/backend.ts';
import { chooseDelivery, choosePayment, giveAddress, newEmail, orderButton, receipt } from './steps/checkout.ts';
import { demo, type Merchant } from './steps/merchant.ts';
import { englishView, expect, test } from './steps/second-view-shop.ts';
import { openPage } from './steps/shop-page.ts';
import { readShopTexts } from './steps/shop-texts.ts';

test.use({ reducedMotion: 'reduce' });

/** The demo shop in its English view. */
const english: Merchant = { ...demo, text: readShopTexts('en_GB'), delivery: /Courier/, payment: /^Bank transfer/ };
const { text } = english;

test('a guest who selects another currency than that of the store view orders in it, once @desktop @full', async ({
  page,
  shop,
}) => {
  const email = newEmail();
  const sent: string[] = [];
  page.on('request', (request) => {
    const [call] = /(?:set-)?payment-information$/.exec(request.url()) ?? [];
    if (call) sent.push(call);
    if (request.postData()?.includes('mutation placeOrder'))
      sent.push(`placeOrder in ${request.headers()['content-currency']}`);
  });

  await openPage(page, `${englishView}/magnesium-b6-forte.html`);
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /^Currency: EUR/ })
    .click();
  await page.getByRole('contentinfo').getByRole('button', { name: 'PLN' }).click();
  await expect(page.getByRole('main').getByText(/^PLN/).first()).toBeVisible();
  await addToCartButton(page, text('cart.add')).click();
  await miniCart(page, english)
    .getByRole('link', { name: text('cart.checkout') })
    .click();

  const main = page.getByRole('main');
  await giveAddress(page, email, undefined, english);
  await chooseDelivery(page, english.delivery, undefined, english);
  // No amount of an answer by REST, which is in euro, gets on the page.
  await expect(main.getByText('€')).toHaveCount(0);
  await choosePayment(page, english.payment, english);
  const total = await getAmount(
    main.getByRole('region', { name: text('checkout.summary') }),
    text('cart.total'),
  ).innerText();
  expect(total).toMatch(/^PLN\s\d+\.\d\d$/);
  expect(sent).toEqual([]);
  await orderButton(page, english).click();

  await expect(receipt(page, english).getByRole('status')).toHaveText(/\d{9}$/);
  await expect(main).toContainText(total);
  await expect(main.getByText('€')).toHaveCount(0);
  expect(sent).toEqual(['set-payment-information', 'placeOrder in PLN']);
  // What the backend says of its order.
  const [, number = ''] = /(\d{9})$/.exec(await receipt(page, english).getByRole('status').innerText()) ?? [];
  const mail = await readMailTo(shop, email, new RegExp(number));
  expect(mail.replaceAll(/\s/g, ' ')).toContain(total.replaceAll(/\s/g, ' '));
  expect(mail).not.toContain('€');
});
