import { expect, test as base } from '../support/fixtures.ts';
import { mailsTo } from './steps/backend.ts';
import { bringCart, cartLines, products } from './steps/cart.ts';
import { goToReview, newEmail, orderButton, receipt } from './steps/checkout.ts';
import { startCrashingShop, type CrashingShop } from './steps/crashing-shop.ts';
import { mainHeading, openPage } from './steps/shop-page.ts';

const test = base.extend<{ crashing: CrashingShop }>({
  crashing: [
    async ({}, use) => {
      const shop = await startCrashingShop();
      await use(shop);
      await shop.stop();
    },
    { timeout: 150_000 },
  ],
});

test('an order survives a killed backend; until its restart the shop shows that it is unavailable @desktop', async ({
  crashing,
  browser,
  watch,
}) => {
  watch.allow(/./);
  const context = await browser.newContext({ baseURL: crashing.url });
  const page = await context.newPage();
  const email = newEmail();
  const facts = { ...crashing, dataDir: '' };
  await bringCart(page, facts);
  await goToReview(page, email);
  await orderButton(page).click();
  await expect(receipt(page)).toBeVisible();
  await crashing.crash();

  const answer = await page.goto(products.vitaminC.path);
  expect(answer?.status()).toBe(503);
  // For 5 s, the last result is reused.
  await expect.poll(async () => (await fetch(`${crashing.url}/ready`)).status).toBe(503);
  expect((await fetch(`${crashing.url}/health`)).status).toBe(200);

  await crashing.restart();
  expect(await mailsTo(crashing, email)).toEqual([expect.stringMatching(/^Potwierdzenie zamówienia nr \d+$/)]);
  await page.getByRole('main').getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(mainHeading(page)).toHaveText(products.vitaminC.name);

  // A cart that was filled before the next crash is there after it.
  const next = await browser.newContext({ baseURL: crashing.url });
  const nextPage = await next.newPage();
  await bringCart(nextPage, facts, products.vitaminC.sku, 2);
  await crashing.crash();
  await crashing.restart();
  await openPage(nextPage, '/cart');
  await expect(cartLines(nextPage.getByRole('main'))).toContainText(products.vitaminC.name);
  await context.close();
  await next.close();
});
