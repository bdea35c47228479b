import type { Page } from '@playwright/test';
import { demoCustomer } from './steps/account.ts';
import { answerCaptcha, expect, expectNoAxeViolations, test } from './steps/captcha-shop.ts';
import { bringCart } from './steps/cart.ts';
import { goToReview, newEmail, openStep, orderButton } from './steps/checkout.ts';
import { createSignal } from './steps/create-signal.ts';
import { openPage } from './steps/shop-page.ts';

test.use({ reducedMotion: 'reduce' });

/** Tokens of the requests of an operation, in their order. */
function collectTokens(page: Page, operation: string): (string | undefined)[] {
  const tokens: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes(operation)) tokens.push(request.headers()['x-recaptcha']);
  });
  return tokens;
}

test('[CAP-03] [CAP-06] an account is created with the box of reCAPTCHA v2, by keyboard alone', async ({ page }) => {
  const requested = await answerCaptcha(page);
  const tokens = collectTokens(page, 'createCustomerV2(');
  await openPage(page, '/create-account');
  const main = page.getByRole('main');
  const check = main.getByRole('group', { name: 'Kontrola bezpieczeństwa' });
  const submit = main.getByRole('button', { name: 'Załóż konto' });
  await expect(check).toBeVisible();
  expect(requested).toEqual([]);
  const room = await check.boundingBox();
  expect(room?.height).toBe(78);
  const top = (await submit.boundingBox())?.y;

  const email = newEmail();
  await main.getByRole('textbox', { name: 'Imię' }).fill('Łucja');
  await main.getByRole('textbox', { name: 'Nazwisko' }).fill('Żak');
  await main.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await expect.poll(() => requested[0]).toMatch(/^https:\/\/www\.google\.com\/recaptcha\/api\.js\?render=.+&hl=pl$/);
  const box = page.frameLocator('iframe[title="reCAPTCHA"]').getByRole('button');
  await expect(box).toBeVisible();
  expect((await submit.boundingBox())?.y).toBe(top);

  const password = main.getByRole('textbox', { name: 'Hasło' });
  await password.fill('Witryna2026!');
  await password.press('Enter');
  await expect(check).toBeFocused();
  await expect(check).toHaveAccessibleDescription(/^Zaznacz pole, by potwierdzić/);
  await expect(password).toHaveValue('Witryna2026!');
  await expectNoAxeViolations(page, { include: 'main' });
  expect(tokens).toEqual([]);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(box).toHaveText('Solved');
  await expect(check).toHaveAccessibleDescription('');
  await submit.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => tokens).toEqual(['token 1']);

  // The new customer is signed in, which v2 Invisible protects.
  await page.locator('iframe[title="Challenge"]').contentFrame().getByRole('button', { name: 'Solve' }).click();
  await expect(page).toHaveURL(/\/customer\/account|\/$/);
});

test('[CAP-03] a challenge of reCAPTCHA v2 Invisible can be closed and solved above the dialog of the sign-in @mobile', async ({
  page,
}) => {
  await answerCaptcha(page);
  const tokens = collectTokens(page, 'generateCustomerToken(');
  await openPage(page, '/regulamin');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Zaloguj się' }).click();
  await drawer.getByRole('textbox', { name: 'E-mail' }).fill(demoCustomer.email);
  const password = drawer.getByRole('textbox', { name: 'Hasło' });
  await password.fill(demoCustomer.password);
  await password.press('Enter');
  const solve = page.frameLocator('iframe[title="Challenge"]').getByRole('button');
  await expect(solve).toBeVisible();

  await page.getByTestId('challenge-background').click({ position: { x: 5, y: 400 } });
  const check = drawer.getByRole('group', { name: 'Kontrola bezpieczeństwa' });
  await expect(check).toBeFocused();
  await expect(check).toHaveAccessibleDescription(/^Kontrola bezpieczeństwa została zamknięta/);
  await expect(password).toHaveValue(demoCustomer.password);
  await expectNoAxeViolations(page, { include: '[role="dialog"]' });
  expect(tokens).toEqual([]);

  await drawer.locator('form').getByRole('button', { name: 'Zaloguj się' }).press('Enter');
  await expect(solve).toBeVisible();
  await expect(page.locator('iframe[title="Challenge"]')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => tokens).toEqual(['token 1']);
  await expect(drawer.getByRole('button', { name: 'Wyloguj się' })).toBeVisible();
});

test('[CAP-03] an order whose protection is still being looked up is not sent once the shopper edits its address @desktop @full', async ({
  page,
  shop,
  watch,
}) => {
  watch.allow(/GetReCaptchaFormConfigs|Failed to load resource/);
  const released = createSignal();
  let answer: () => Promise<void> = () => Promise.resolve();
  let asked = 0;
  // It fails until the review, which asks for it again.
  await page.route(/GetReCaptchaFormConfigs/, async (route) => {
    asked += 1;
    await answer();
    await (answer === hold ? route.continue() : route.abort());
  });
  const hold = () => released.given;
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('placeOrder')) orders.push(request.url());
  });
  await bringCart(page, shop);
  await goToReview(page, newEmail());
  answer = hold;
  asked = 0;
  await orderButton(page).click();
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Zmień/ })
    .first()
    .click();
  await expect(openStep(page).getByRole('heading', { level: 2 })).toHaveText('Kontakt i adres');
  const answered = page.waitForResponse(/GetReCaptchaFormConfigs/);
  released.give();
  await answered;
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  expect(orders).toEqual([]);
});
