import type { Page } from '@playwright/test';
import { queryBackend, clearFaults, injectFault, mailsTo } from './steps/backend.ts';
import { bringCart, products, storedCartId } from './steps/cart.ts';
import { goToReview, newEmail, openStep, orderButton, receipt } from './steps/checkout.ts';
import { fastForwardUntilVisible } from './steps/fast-forward.ts';
import { expect, test } from './steps/faulty-shop.ts';
import { holdRequests } from './steps/hold-requests.ts';
import { failOrderRequest, getOrderRequests, orderPath, orderUrl } from './steps/order-request.ts';
import { logRequests } from './steps/request-log.ts';
import { openPage } from './steps/shop-page.ts';

const notPlaced = (page: Page) => openStep(page).getByText('Zamówienie nie zostało złożone i nic nie zostało pobrane.');

test.beforeEach(({ watch }) => {
  // These tests cause the failures themselves.
  watch.allow(/answer 50[23]: |Failed to load resource|failed request: POST |console error: Error/);
});

test('an order whose response is lost counts once and is reported as placed @desktop', async ({ page, shop }) => {
  const email = newEmail();
  const cartId = await bringCart(page, shop);
  const log = logRequests(page);
  await goToReview(page, email);
  await injectFault(shop, { operation: orderPath, drop: 'after' });
  await orderButton(page).click();

  await expect(receipt(page)).toContainText('Numer zamówienia: ', { timeout: 20_000 });
  expect(getOrderRequests(log)).toHaveLength(1);
  expect(await mailsTo(shop, email)).toHaveLength(1);
  expect(await storedCartId(page)).not.toBe(cartId);
});

test('an order that never reached the shop is not placed, can be sent again, and is then placed once @desktop @full', async ({
  page,
  shop,
}) => {
  const email = newEmail();
  await page.clock.install();
  await bringCart(page, shop);
  const log = logRequests(page);
  await goToReview(page, email);
  await injectFault(shop, { operation: orderPath, drop: 'before' });
  await orderButton(page).click();

  await fastForwardUntilVisible(page, notPlaced(page));
  expect(getOrderRequests(log)).toHaveLength(1);
  expect(await mailsTo(shop, email)).toHaveLength(0);

  await orderButton(page).click();
  await expect(receipt(page)).toContainText(/Numer zamówienia: \d{9}/);
  expect(getOrderRequests(log)).toHaveLength(2);
  expect(await mailsTo(shop, email)).toHaveLength(1);
});

test('an order that arrives after it was reported as not placed is found when its cart is unavailable @desktop @full', async ({
  page,
  shop,
  watch,
}) => {
  watch.allow(/answer 4\d\d: /);
  const email = newEmail();
  await bringCart(page, shop);
  await goToReview(page, email);
  // The request waits on its way until the shopper has been told, and leaves another step.
  const order = await failOrderRequest(page);
  await orderButton(page).click();
  await expect(notPlaced(page)).toBeVisible({ timeout: 40_000 });
  await page.getByRole('button', { name: /^Zmień: Dostawa/ }).click();
  await page.route('**/shipping-information', async (route) => {
    await order.deliver();
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Przejdź do płatności' }).click();

  await expect(receipt(page)).toContainText(/Numer zamówienia: \d{9}/, { timeout: 20_000 });
  expect(await mailsTo(shop, email)).toHaveLength(1);
});

test('a double click places one order @desktop', async ({ page, shop }) => {
  const email = newEmail();
  await bringCart(page, shop);
  const log = logRequests(page);
  await goToReview(page, email);
  // Both presses come before the button has had time to say that it is busy.
  await orderButton(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(receipt(page)).toBeVisible();
  expect(getOrderRequests(log)).toHaveLength(1);
  expect(await mailsTo(shop, email)).toHaveLength(1);
});

test('an order of a cart that has changed in the meantime is not sent, and the new total is shown @desktop', async ({
  page,
  shop,
}) => {
  const email = newEmail();
  const cartId = await bringCart(page, shop);
  const log = logRequests(page);
  await goToReview(page, email);

  // Another device of the shopper: tabs of this browser tell each other.
  await queryBackend(
    shop,
    'mutation ($cartId: String!, $item: CartItemInput!) { addProductsToCart(cartId: $cartId, cartItems: [$item]) { cart { id } } }',
    {
      cartId,
      item: { sku: products.vitaminC.sku, quantity: 1 },
    },
  );

  await orderButton(page).click();
  await expect(openStep(page)).toContainText('Twój koszyk zmienił się w międzyczasie.');
  expect(getOrderRequests(log)).toHaveLength(0);
  await expect(openStep(page)).toContainText('84,79 zł');
  await orderButton(page).click();
  await expect(receipt(page)).toBeVisible();
  expect(await mailsTo(shop, email)).toHaveLength(1);
});

test('a step that fails keeps the typed values and can be submitted again @desktop @full', async ({ page, shop }) => {
  await bringCart(page, shop);
  await injectFault(shop, { operation: 'setShippingAddress', status: 503, times: 20 });
  await openPage(page, '/checkout');
  const step = openStep(page);
  for (const [label, value] of [
    ['E-mail', newEmail()],
    ['Imię', 'Łucja'],
    ['Nazwisko', 'Żak'],
    ['Ulica i numer', 'Prosta 1'],
    ['Kod pocztowy', '00-838'],
    ['Miejscowość', 'Warszawa'],
    ['Telefon', '600700800'],
  ] as const) {
    await step.getByLabel(label).fill(value);
  }
  await step.getByRole('button', { name: 'Przejdź do dostawy' }).click();
  await expect(step).toContainText('Nie udało się tego zapisać.', { timeout: 30_000 });
  await expect(step.getByLabel('Miejscowość')).toHaveValue('Warszawa');

  await clearFaults(shop);
  await step.getByRole('button', { name: 'Przejdź do dostawy' }).click();
  await expect(openStep(page).getByRole('heading', { level: 2 })).toHaveText('Dostawa');
});

test('an order whose page is reloaded before the response is found once, with its receipt @desktop @full', async ({
  page,
  shop,
}) => {
  const email = newEmail();
  await bringCart(page, shop);
  const log = logRequests(page);
  await goToReview(page, email);
  await injectFault(shop, { operation: orderPath, drop: 'after' });
  const sent = page.waitForRequest(orderUrl);
  await orderButton(page).click();
  await sent;
  await page.reload();
  await expect(receipt(page)).toContainText(/Numer zamówienia: \d{9}/, { timeout: 40_000 });
  expect(getOrderRequests(log)).toHaveLength(1);
  expect(await mailsTo(shop, email)).toHaveLength(1);
});

test('while one tab orders, another tab with the same cart shows it and sends nothing @desktop @full', async ({
  page,
  shop,
  context,
}) => {
  const email = newEmail();
  await bringCart(page, shop);
  await goToReview(page, email);
  const other = await context.newPage();
  const log = logRequests(other);
  await openPage(other, '/checkout');
  await expect(orderButton(other)).toBeVisible();
  const release = await holdRequests(page, orderUrl);
  const sent = page.waitForRequest(orderUrl);
  await orderButton(page).click();
  await sent;
  await orderButton(other).click();
  await expect(openStep(other)).toContainText('To zamówienie jest właśnie składane w innej karcie przeglądarki.');
  release();
  await expect(receipt(page)).toBeVisible();
  await expect(other.getByRole('heading', { name: 'To zamówienie jest już złożone' })).toBeVisible();
  expect(getOrderRequests(log)).toHaveLength(0);
  expect(await mailsTo(shop, email)).toHaveLength(1);
});
