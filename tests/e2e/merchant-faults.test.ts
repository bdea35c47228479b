import { clearFaults, injectFault, mailsTo, queryBackend } from './steps/backend.ts';
import { bringCart, cartAtBackend, cartTrigger, orderAtBackend } from './steps/cart.ts';
import { giveAddress, goToReview, newEmail, openCheckout, openStep, orderButton, receipt } from './steps/checkout.ts';
import { fastForwardUntilVisible } from './steps/fast-forward.ts';
import { describeMerchants, expect } from './steps/merchant-shop.ts';
import { notPlacedNotice, placedNotice } from './steps/order-notice.ts';
import { failOrderRequest, orderPath, withholdOrderResponse } from './steps/order-request.ts';
import { mainHeading, openPage } from './steps/shop-page.ts';

describeMerchants((test, merchant) => {
  const { text, products } = merchant;
  const { first, second, scarce } = products;

  test.beforeEach(({ watch }) => {
    // These tests cause the failures themselves.
    watch.allow(/answer (?:400|50[23]): |Failed to load resource|failed request: |console error: Error/);
  });

  test.afterEach(({ shop }) => clearFaults(shop));

  test('an order whose response is lost counts once and is reported as placed', async ({ page, shop }) => {
    const email = newEmail();
    await bringCart(page, shop, first.sku);
    await goToReview(page, email, undefined, merchant);
    await injectFault(shop, { operation: orderPath, drop: 'after' });
    await orderButton(page, merchant).click();
    await expect(receipt(page, merchant).getByRole('status')).toHaveText(/\d{9}$/);
    expect(await mailsTo(shop, email)).toHaveLength(1);
  });

  test('an order that never reached the shop is not placed, and is placed once when it is sent again', async ({
    page,
    shop,
  }) => {
    const email = newEmail();
    await page.clock.install();
    await bringCart(page, shop, first.sku);
    await goToReview(page, email, undefined, merchant);
    await injectFault(shop, { operation: orderPath, drop: 'before' });
    await orderButton(page, merchant).click();
    await fastForwardUntilVisible(page, openStep(page).getByText(text('checkout.order.notPlaced')));
    expect(await mailsTo(shop, email)).toHaveLength(0);
    await orderButton(page, merchant).click();
    await expect(receipt(page, merchant).getByRole('status')).toHaveText(/\d{9}$/);
    expect(await mailsTo(shop, email)).toHaveLength(1);
  });

  test('a double click places one order', async ({ page, shop }) => {
    const email = newEmail();
    await bringCart(page, shop, first.sku);
    await goToReview(page, email, undefined, merchant);
    await orderButton(page, merchant).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(receipt(page, merchant)).toBeVisible();
    expect(await mailsTo(shop, email)).toHaveLength(1);
  });

  test('an order whose tab was closed before the response is reported by the next page of the shop, once', async ({
    page,
    shop,
    context,
  }) => {
    const email = newEmail();
    await bringCart(page, shop, first.sku);
    await goToReview(page, email, undefined, merchant);
    const responded = await withholdOrderResponse(page);
    await orderButton(page, merchant).click();
    await responded();
    await page.close();
    const next = await context.newPage();
    await openPage(next, second.path);
    await expect(placedNotice(next, merchant)).toContainText(/\d{9}/);
    await expect(cartTrigger(next, merchant)).toHaveAccessibleName(text('layout.cart', { count: 0 }));
    await placedNotice(next, merchant)
      .getByRole('button', { name: text('checkout.notice.seeOrder') })
      .click();
    await expect(next).toHaveURL(/\/track-my-order$/);
    await openPage(next, '/');
    await expect(cartTrigger(next, merchant)).toBeVisible();
    expect(await next.evaluate(() => localStorage.getItem('order_attempts'))).toBeNull();
    expect(await mailsTo(shop, email)).toHaveLength(1);
  });

  test('an order that never arrived because its tab was closed leads back to the checkout, which orders once', async ({
    page,
    shop,
    context,
  }) => {
    const email = newEmail();
    await bringCart(page, shop, first.sku);
    await goToReview(page, email, undefined, merchant);
    const { failed } = await failOrderRequest(page);
    await orderButton(page, merchant).click();
    await failed();
    await page.close();
    const next = await context.newPage();
    await next.clock.install();
    await openPage(next, '/cart');
    await fastForwardUntilVisible(next, notPlacedNotice(next, merchant));
    await notPlacedNotice(next, merchant)
      .getByRole('button', { name: text('checkout.notice.toCheckout') })
      .click();
    if (merchant.terms) await next.getByRole('checkbox', { name: merchant.terms }).check();
    await orderButton(next, merchant).click();
    await expect(receipt(next, merchant).getByRole('status')).toHaveText(/\d{9}$/);
    expect(await mailsTo(shop, email)).toHaveLength(1);
  });

  test('a step that fails keeps the typed values and can be submitted again', async ({ page, shop }) => {
    await bringCart(page, shop, first.sku);
    await injectFault(shop, { operation: 'setShippingAddress', status: 503, times: 20 });
    await openCheckout(page, merchant);
    await giveAddress(page, newEmail(), undefined, merchant);
    const step = openStep(page);
    await expect(step).toContainText(text('checkout.failed'), { timeout: 30_000 });
    await expect(step.getByLabel(text('checkout.city'))).toHaveValue(merchant.guest.city);
    await clearFaults(shop);
    await step.getByRole('button', { name: text('checkout.toDelivery') }).click();
    await expect(step.getByRole('heading', { level: 2 })).toHaveText(text('checkout.step.delivery'));
  });

  test('a page whose request fails says so, and comes when it is tried again', async ({ page, shop }) => {
    await openPage(page, '/cart');
    await injectFault(shop, { operation: 'ResolveURL', status: 503, times: 20 });
    const response = await page.goto(`${second.path}?copy=${crypto.randomUUID()}`);
    expect(response?.status()).toBe(503);
    await expect(mainHeading(page)).toHaveText(text('pages.internalError.text'));
    await clearFaults(shop);
    await page.getByRole('button', { name: merchant.ui.errorPage.retryLabel }).click();
    await expect(mainHeading(page)).toHaveText(second.name);
  });

  test('a product that goes out of stock during the checkout is marked at its line, and the rest can be ordered', async ({
    page,
    shop,
  }) => {
    const cartId = await bringCart(page, shop, first.sku);
    await queryBackend(
      shop,
      'mutation ($cartId: String!, $item: CartItemInput!) { addProductsToCart(cartId: $cartId, cartItems: [$item]) { cart { id } } }',
      { cartId, item: { sku: scarce.sku, quantity: 1 } },
    );
    await goToReview(page, newEmail(), undefined, merchant);
    // Somebody else gets all that there are.
    await orderAtBackend(shop, await cartAtBackend(shop, scarce.sku, 100), undefined, merchant);
    await orderButton(page, merchant).click();
    await expect(openStep(page)).toContainText(text('checkout.order.stock'));
    const line = page
      .getByRole('listitem')
      .filter({ hasText: scarce.name })
      .filter({ has: page.getByRole('alert') });
    await expect(line.getByRole('alert')).toHaveText(text('checkout.soldOut'));
    await line.getByRole('button', { name: text('checkout.takeOut', { name: scarce.name }) }).click();
    await expect(page.getByText(scarce.name)).toHaveCount(0);
    await orderButton(page, merchant).click();
    await expect(receipt(page, merchant)).toBeVisible();
  });
});
