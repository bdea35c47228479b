import type { Locator, Page, Request } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { createCustomer, expectAccount, signIn } from './steps/account.ts';
import { queryBackend } from './steps/backend.ts';
import { addToCart, bringCart, cartLines, products, storedCartId } from './steps/cart.ts';
import {
  chooseDelivery,
  choosePayment,
  giveAddress,
  goToReview,
  guest,
  newEmail,
  openCheckout,
  orderButton,
  receipt,
} from './steps/checkout.ts';
import { logRequests, type LoggedRequest } from './steps/request-log.ts';
import { isThere } from './steps/pages.ts';
import { mainHeading, openPage, untilFooterInteractive } from './steps/shop-page.ts';

test('[NET-02] [NET-04] [NET-05] [NET-06] [NET-07] public queries are sent by GET with a minified document, the store view, the cache id, and no token for a guest @desktop', async ({
  page,
}) => {
  await openPage(page, '/sport.html');
  const log = logRequests(page);
  await page.getByRole('navigation', { name: 'Podkategorie' }).getByRole('link', { name: 'Kreatyna' }).click();
  await expect(mainHeading(page)).toHaveText('Kreatyna');
  await page.getByRole('banner').getByRole('link', { name: 'witryna, strona główna' }).click();
  await expect(page).toHaveURL('/');
  expect(log.length).toBeGreaterThan(2);
  for (const { method, document, headers } of log) {
    expect(method).toBe('GET');
    expect(document).not.toMatch(/\n|\s{2}|[,:{] /);
    expect(headers['store']).toBe('witryna_pl_pl_pl');
    expect(headers).not.toHaveProperty('authorization');
    expect(headers).not.toHaveProperty('content-currency');
  }
  expect(log[0]?.headers).not.toHaveProperty('x-magento-cache-id');
  expect(log.at(-1)?.headers['x-magento-cache-id']).toMatch(/^[0-9a-f]{64}$/);
});

test('[PKG-14] the shop is Polish, has one store view, and fetches what it shows from the GraphQL endpoint of the backend @desktop', async ({
  page,
  shop,
}) => {
  const { availableStores } = await queryBackend(
    shop,
    '{ availableStores { store_code locale default_display_currency_code } }',
  );
  expect(availableStores).toEqual([
    { store_code: 'witryna_pl_pl_pl', locale: 'pl_PL', default_display_currency_code: 'PLN' },
  ]);
  await openPage(page, '/witaminy.html');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl-PL');
  const log = logRequests(page);
  await page.getByRole('navigation', { name: 'Podkategorie' }).getByRole('link').first().click();
  await expect.poll(() => log.length).toBeGreaterThan(0);
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('zł');
  expect(log.map(({ url }) => url.pathname)).toEqual(log.map(() => '/graphql'));
});

test('[NET-06] a stored currency is sent with requests @desktop @full', async ({ page }) => {
  await page.goto('/offline');
  await page.evaluate(() =>
    localStorage.setItem('store_view_currency', JSON.stringify({ value: 'PLN', timeStored: Date.now() })),
  );
  await openPage(page, '/sport.html');
  const log = logRequests(page);
  await page.getByRole('navigation', { name: 'Podkategorie' }).getByRole('link', { name: 'Kreatyna' }).click();
  await expect(mainHeading(page)).toHaveText('Kreatyna');
  expect(new Set(log.map(({ headers }) => headers['content-currency']))).toEqual(new Set(['PLN']));
});

test('[NET-03] [CRT-12] mutations and personal queries are sent by POST @desktop', async ({ page }) => {
  await openPage(page, products.vitaminC.path);
  const log = logRequests(page);
  await addToCart(page);
  await expect(cartLines(page.getByRole('dialog'))).toHaveCount(1);
  // Addresses, reviews and settings are the same for everybody.
  const own = log.filter(
    ({ operation }) =>
      !/^(?:ResolveURL|getWishlistConfig|getProductReviews|getReviewConfig|GetCartConfig)$/.test(String(operation)),
  );
  for (const { method, operation } of own) expect(method, String(operation)).toBe('POST');
  const add = log.find(({ operation }) => operation === 'addProductToCart');
  expect(add?.document).toMatch(/^mutation addProductToCart\(/);
  expect(add?.body).toEqual({ cartId: await storedCartId(page), product: { sku: products.vitaminC.sku, quantity: 1 } });
  const details = log.find(({ operation }) => operation === 'getCartDetails');
  expect(details?.document).toMatch(/^query getCartDetails\(\$cartId:String!\)\{cart\(cart_id:\$cartId\)/);
});

test('[CHK-18] [CHK-19] [CHK-21] [CHK-23] [CHK-24] [CHK-26] a guest order sends e-mail, address, delivery and payment as Magento takes them @desktop', async ({
  page,
  shop,
}) => {
  const cartId = await bringCart(page, shop);
  const email = newEmail();
  const log = logRequests(page);
  await goToReview(page, email);
  await orderButton(page).click();
  await expect(receipt(page)).toBeVisible();

  expect(log.find(({ operation }) => operation === 'setGuestEmail')?.body).toEqual({ cartId, email });
  const { firstname, lastname, city, postcode } = guest;
  const typed = { firstname, lastname, street: [guest.street], city, postcode, telephone: '+48600700800' };
  expect(log.find(({ operation }) => operation === 'setShippingAddress')?.body).toEqual({
    cartId,
    ...typed,
    region_code: 'PL-14',
    region_id: expect.any(Number),
    country_id: 'PL',
  });

  const address = {
    ...typed,
    email,
    country_id: 'PL',
    region_code: 'PL-14',
    region_id: expect.any(Number),
    region: guest.region,
  };
  const findRest = () => log.filter(({ url }) => url.pathname.startsWith('/rest/'));
  await expect
    .poll(() => findRest().map(({ method, url }) => `${method} ${url.pathname}`))
    .toEqual([
      `POST /rest/V1/guest-carts/${cartId}/shipping-information`,
      `POST /rest/V1/guest-carts/${cartId}/payment-information`,
      // The order number, which the receipt does not wait for.
      `GET /rest/V1/guest-carts/${cartId}`,
    ]);
  expect(
    findRest()
      .slice(0, 2)
      .map(({ body }) => body),
  ).toEqual([
    {
      addressInformation: {
        shipping_address: address,
        billing_address: address,
        shipping_carrier_code: 'courier',
        shipping_method_code: 'standard',
      },
    },
    { cartId, email, billingAddress: address, paymentMethod: { method: 'banktransfer' } },
  ]);
  for (const { headers } of log) expect(headers).not.toHaveProperty('authorization');
});

test('[CHK-01] [CHK-22] [CHK-25] [NET-04] a customer orders the customer cart with the name of the account @desktop', async ({
  page,
  shop,
}) => {
  const customer = await createCustomer(shop);
  await bringCart(page, shop);
  await openPage(page, '/sign-in');
  const log = logRequests(page);
  await signIn(page, customer);
  await expectAccount(page, customer);
  await openCheckout(page);
  await giveAddress(page, null);
  await chooseDelivery(page, /^Odbiór w sklepie/);
  await choosePayment(page, /^Przelew bankowy/);
  await orderButton(page).click();
  await expect(receipt(page)).toBeVisible();
  const rest = log.filter(({ url }) => url.pathname.startsWith('/rest/'));
  expect(rest.map(({ url }) => url.pathname)).toEqual([
    '/rest/V1/carts/mine/shipping-information',
    '/rest/V1/carts/mine/payment-information',
  ]);
  for (const { headers } of rest) expect(headers['authorization']).toMatch(/^Bearer \S+$/);
  expect(log.some(({ operation }) => operation === 'setGuestEmail')).toBe(false);
});

/**
 * What a page asks the backend for in the browser when it is opened by its address: nothing that the server has fetched
 * for it.
 */
const firstLoads: readonly [path: string, operations: readonly string[]][] = [
  ['/', []],
  ['/sport.html', []],
  ['/sport.html?form=4', []],
  ['/magnez-b6-forte.html', []],
  ['/kreatyna-monohydrat-200-mesh.html', []],
  ['/search.html?query=magnez', []],
  ['/stores', []],
  ['/stores/gdansk', []],
  ['/contact-us', ['GetStoreConfigForContactUs']],
  ['/about-us', []],
  ['/cart', []],
  ['/sign-in', []],
];

/**
 * What is asked for when the shopper comes near the newsletter or the reviews, or reaches for a heart; whether that
 * happens depends on the screen.
 */
const asNeeded =
  /^(?:getWishlistConfig|getProductReviews|getReviewConfig|getConsentTexts|GetReCaptcha(?:V3Config|FormConfigs)|GetFavoriteStore)$/;
const pageOnly = (log: readonly LoggedRequest[]) => log.filter(({ operation }) => !asNeeded.test(String(operation)));
const getOperations = (log: readonly LoggedRequest[]) => log.map(({ operation }) => String(operation)).sort();
/** What was requested again although it was answered: a page that is left early leaves its next one to ask again. */
const repeated = (log: readonly LoggedRequest[]) => {
  const completed = log.filter((request) => !request.isAborted());
  const keys = completed.map(({ operation, body }) => `${operation} ${JSON.stringify(body)}`);
  return keys.filter((key, index) => keys.indexOf(key) !== index);
};

test('an opened page requests only missing data, nothing twice, and at most one request after another @desktop @full', async ({
  browser,
  shop,
  features,
}) => {
  test.setTimeout(180_000);
  for (const [path, operations] of firstLoads.filter(([one]) => isThere(one, features))) {
    await test.step(path, async () => {
      const context = await browser.newContext({ baseURL: shop.url, viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      const log = logRequests(page);
      const depth = watchDepth(page);
      await openPage(page, path);
      await expect.poll(() => getOperations(pageOnly(log))).toEqual(operations);
      await page.waitForLoadState('networkidle');
      expect(getOperations(pageOnly(log))).toEqual(operations);
      expect(repeated(log)).toEqual([]);
      expect(depth()).toBeLessThanOrEqual(2);
      await context.close();
    });
  }
});

/** How many requests to the backend came one after another, at most: each began when another had been answered. */
function watchDepth(page: Page): () => number {
  const depths = new Map<Request, number>();
  let answered = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') depths.set(request, answered + 1);
  });
  page.on('requestfinished', (request) => {
    answered = Math.max(answered, depths.get(request) ?? 0);
  });
  return () => Math.max(0, ...depths.values());
}

test('a page that is reached inside the shop requests its own data, nothing twice @desktop @full', async ({
  page,
  features,
}) => {
  const main = page.getByRole('main');
  const footer = page.getByRole('contentinfo');
  await openPage(page, '/sport.html');
  await untilFooterInteractive(page);
  const log = logRequests(page);
  /** Follows a link by keyboard: the pointer would fetch in advance what it passes over. */
  const follow = async (link: Locator, operations: readonly string[]) => {
    log.length = 0;
    const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href;
    await link.focus();
    await link.press('Enter');
    // The focus alone has it fetched: the page before must not be taken for the one that is waited for.
    await expect(page).toHaveURL(address);
    await expect.poll(() => getOperations(pageOnly(log))).toEqual(operations);
    await page.waitForLoadState('networkidle');
    expect(getOperations(pageOnly(log))).toEqual(operations);
    expect(repeated(log)).toEqual([]);
  };
  await follow(main.getByRole('navigation', { name: 'Filtry' }).getByRole('link', { name: /^Proszek/ }), [
    'ResolveURL',
    'getCategory',
    'getFacets',
    'getProducts',
  ]);
  await follow(main.getByRole('link', { name: 'Strona 2', exact: true }), [
    'ResolveURL',
    'getCategory',
    'getFacets',
    'getProducts',
  ]);
  await follow(main.getByRole('article').getByRole('heading').first().getByRole('link'), [
    'ResolveURL',
    'getProduct',
    'getSaleTerms',
    'getVisibleAttributes',
  ]);
  await follow(page.getByRole('banner').getByRole('link', { name: 'witryna, strona główna' }), [
    'ResolveURL',
    'getCmsPage',
    'getProductCards',
    'getProductCards',
  ]);
  await follow(page.getByRole('banner').getByRole('link', { name: 'Kontakt' }), [
    'GetContactPageCmsBlocks',
    'GetStoreConfigForContactUs',
    'getNeedHelp',
  ]);
  await follow(footer.getByRole('link', { name: 'O Witrynie' }), ['ResolveURL', 'getCmsPage']);
  if (!features.has('storeLocator')) return;
  await follow(footer.getByRole('link', { name: 'Sklepy stacjonarne' }), [
    'ResolveURL',
    'cmsBlocks',
    'getStoreList',
    'getStoreLocatorConfig',
  ]);
  await follow(main.getByRole('link', { name: 'Witryna Legnica', exact: true }), ['ResolveURL', 'getStore']);
});

test('Back and Forward show a recently visited page immediately, without a connection and without requests @desktop @full', async ({
  page,
  watch,
}) => {
  // Toasts and texts of the merchant have scripts of their own.
  watch.allow(/ERR_INTERNET_DISCONNECTED|dynamically imported module/);
  await openPage(page, '/sport.html');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).not.toHaveURL('/sport.html');
  const product = await mainHeading(page).innerText();
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Dodaj do koszyka/ })
      .first(),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');

  await page.context().setOffline(true);
  await page.goBack();
  await expect(mainHeading(page)).toHaveText('Sport');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);
  await page.goForward();
  await expect(mainHeading(page)).toHaveText(product);
  await page.context().setOffline(false);

  const log = logRequests(page);
  await page.goBack();
  await expect(mainHeading(page)).toHaveText('Sport');
  await page.goForward();
  await expect(mainHeading(page)).toHaveText(product);
  await page.waitForLoadState('networkidle');
  expect(getOperations(pageOnly(log))).toEqual([]);
});
