import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { earlyScript } from '../../storefront/server/pages/early-script.ts';
import { shopperPreloadScript } from '../../storefront/server/pages/shopper-preload-script.ts';
import { expect, test } from '../support/fixtures.ts';
import { addToCart, bringCart, cartLines, miniCart, products, storedCartId } from './steps/cart.ts';
import {
  chooseDelivery,
  giveAddress,
  goToReview,
  guest,
  newEmail,
  openCheckout,
  orderButton,
  receipt,
} from './steps/checkout.ts';
import { collectRequests, unlistedRequests } from './steps/payment-inventory.ts';
import { chooseRadio, openPage } from './steps/shop-page.ts';

test.use({ serviceWorkers: 'allow' });

test.use({ ownShop: true });

test('[F37] the payment page runs, frames and requests nothing that is not in its inventory @desktop', async ({
  page,
  shop,
}) => {
  await bringCart(page, shop);
  const requests = collectRequests(page);
  await openCheckout(page);
  await giveAddress(page, newEmail());
  await chooseDelivery(page, /^Odbiór w sklepie/);
  await chooseRadio(page.getByRole('radiogroup', { name: 'Sposób płatności' }), 'Karta płatnicza');
  await page.getByLabel('Numer karty').fill('4111 1111 1111 1111');
  await page.getByLabel('Data ważności').fill('12/30');
  await page.getByRole('button', { name: 'Przejdź do podsumowania' }).click();
  await orderButton(page).click();
  await expect(receipt(page)).toBeVisible();

  expect(unlistedRequests(requests, shop.url)).toEqual([]);
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  expect(scripts.length).toBeGreaterThan(3);
  await openPage(page, '/checkout');
  const inline = page.locator('script:not([src]):not([type="application/json"])');
  expect(await inline.evaluateAll((scripts) => scripts.map(({ textContent }) => textContent))).toEqual([
    earlyScript,
    shopperPreloadScript,
  ]);
  expect(await page.locator('iframe').count()).toBe(0);
  // A shop without an account with a provider lets no provider in.
  const policy = (await page.request.get('/checkout')).headers()['content-security-policy'];
  expect(policy).toBe((await page.request.get('/')).headers()['content-security-policy']);
  expect(policy).not.toMatch(/braintree|adyen|paypal/);
});

test('[F37] a card provider that cannot be reached leaves the other payment methods @desktop @full', async ({
  page,
  shop,
  watch,
}) => {
  watch.allow(/sandbox-card|Failed to load resource/);
  await page.route('**/sandbox-card/**', (route) => route.abort());
  await bringCart(page, shop);
  await openCheckout(page);
  await giveAddress(page, newEmail());
  await chooseDelivery(page, /^Odbiór w sklepie/);
  const methods = page.getByRole('radiogroup', { name: 'Sposób płatności' });
  await chooseRadio(methods, 'Karta płatnicza');
  await page.getByLabel('Numer karty').fill('4111 1111 1111 1111');
  await page.getByLabel('Data ważności').fill('12/30');
  await page.getByRole('button', { name: 'Przejdź do podsumowania' }).click();
  await expect(page.getByText('Płatność kartą chwilowo nie odpowiada.').first()).toBeVisible();
  await chooseRadio(methods, 'Przelew bankowy');
  await page.getByRole('button', { name: 'Przejdź do podsumowania' }).click();
  await orderButton(page).click();
  await expect(receipt(page)).toBeVisible();
});

test('[RSK-15] no data of the shopper or the cart is in a URL, a log, the server HTML, a cache or at a third party @desktop @full', async ({
  page,
  shop,
}) => {
  const email = newEmail();
  const requests = collectRequests(page);
  const pages: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'document') pages.push(response.text().catch(() => ''));
  });
  await openPage(page, products.magnesium.path);
  await addToCart(page);
  await expect(cartLines(miniCart(page))).toHaveCount(1);
  const cartId = (await storedCartId(page)) ?? '';
  expect(cartId).toMatch(/^\w{32}$/);
  await goToReview(page, email);
  await page.reload();
  await expect(orderButton(page)).toBeVisible();
  await orderButton(page).click();
  await expect(receipt(page)).toBeVisible();
  await page.reload();
  await expect(receipt(page)).toBeVisible();

  const marks = [email, guest.lastname, guest.telephone.replaceAll(' ', ''), guest.street, cartId];
  const found = (text: string, where: string) =>
    marks
      .filter((mark) =>
        [text, decodeURIComponent(text.replaceAll(/%(?![\da-f]{2})/gi, '%25'))].some((form) => form.includes(mark)),
      )
      .map((mark) => `${mark} in ${where}`);

  // The path of Magento's REST API names a guest's cart; nothing else may.
  const urls = requests
    .map((request) => request.url())
    .filter((url) => !/\/rest\/V1\/guest-carts\/\w+(?:\/|$)/.test(url));
  expect(urls.flatMap((url) => found(url, url))).toEqual([]);
  const referers = await Promise.all(requests.map((request) => request.headerValue('referer')));
  expect(referers.flatMap((referer) => found(referer ?? '', 'a referer'))).toEqual([]);
  expect(requests.map((request) => new URL(request.url()).origin).filter((origin) => origin !== shop.url)).toEqual([]);
  expect((await Promise.all(pages)).flatMap((html) => found(html, 'the HTML'))).toEqual([]);
  expect((await Promise.all(pages)).length).toBeGreaterThan(2);

  const cached = await page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const type = response?.headers.get('content-type') ?? '';
        texts.push(request.url, /text|json/.test(type) ? ((await response?.text()) ?? '') : '');
      }
    }
    return texts;
  });
  expect(cached.flatMap((text) => found(text, 'a cache of the browser'))).toEqual([]);

  const folder = path.join(shop.dataDir, 'logs');
  const logs = await Promise.all(
    (await readdir(folder)).map(async (file) => ({ file, text: await readFile(path.join(folder, file), 'utf8') })),
  );
  expect(logs.map(({ text }) => text).join('')).not.toBe('');
  expect(logs.flatMap(({ file, text }) => text.split('\n').flatMap((line) => found(line, file)))).toEqual([]);
});
