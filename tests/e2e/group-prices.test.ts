import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import type { ShopFacts } from '../support/test-shop.ts';
import { expectAccount, signIn, wholesaleCustomer } from './steps/account.ts';
import { isRecord, queryBackend, textAt } from './steps/backend.ts';
import { addToCart, addToCartButton, cartLines, products } from './steps/cart.ts';
import { openPage } from './steps/shop-page.ts';
import { watchLayoutShift } from './steps/watch-layout-shift.ts';

/** Formatted prices by the names of the products. */
type Prices = ReadonlyMap<string, string>;

const pricesQuery = `{ products(filter: { price: { from: "0" } }, pageSize: 300) {
  items { name price_range { minimum_price { final_price { value } } } }
} }`;

const listItems = (answer: unknown): unknown[] =>
  isRecord(answer) && isRecord(answer['products']) && Array.isArray(answer['products']['items'])
    ? answer['products']['items']
    : [];

/** Reads the prices of all products, of guests or of the customer with a token. */
async function readPrices(shop: ShopFacts, token?: string): Promise<Prices> {
  const items = listItems(await queryBackend(shop, pricesQuery, {}, token));
  return new Map(
    items.map((item) => {
      const value = /"value":([\d.]+)/.exec(JSON.stringify(item))?.[1];
      return [textAt(item, 'name'), `${Number(value).toFixed(2).replace('.', ',')} zł`];
    }),
  );
}

async function fetchToken(shop: ShopFacts): Promise<string> {
  const { email, password } = wholesaleCustomer;
  const answer = await queryBackend(
    shop,
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email, password },
  );
  return textAt(answer, 'generateCustomerToken', 'token');
}

const normalize = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Waits until all cards on the page have the prices of their products. */
async function expectCards(page: Page, prices: Prices): Promise<void> {
  await expect(async () => {
    const cards = (await page.getByRole('main').getByRole('article').allTextContents()).map(normalize);
    expect(cards.length).toBeGreaterThan(1);
    for (const card of cards) {
      const [name = ''] = [...prices.keys()]
        .filter((one) => card.includes(one))
        .toSorted((a, b) => b.length - a.length);
      expect(card).toContain(prices.get(name));
    }
  }).toPass();
}

/** Returns a multiple of a price in złote, e.g. `63,84 zł` of `31,92 zł`. */
const multiply = (price: string, quantity: number) =>
  `${((Number(price.replaceAll(/\D/g, '')) * quantity) / 100).toFixed(2).replace('.', ',')} zł`;

const priceOf = (prices: Prices, { name }: { name: string }) => prices.get(name) ?? '';

test('a customer of a group sees their prices on each page that opens by its address, and nobody else does', async ({
  page,
  context,
  shop,
  watch,
}) => {
  // The other tab takes the token away before this one lets go of the customer's cart.
  watch.allow(/cannot perform operations on cart|answer 40[13]|Failed to load resource/);
  const { vitaminC } = products;
  const token = await fetchToken(shop);
  const [own, everybodys] = [await readPrices(shop, token), await readPrices(shop)];
  const main = page.getByRole('main');
  const ownPrice = main.getByText(priceOf(own, vitaminC), { exact: true }).first();
  const publicPrice = main.getByText(priceOf(everybodys, vitaminC), { exact: true }).first();
  expect(priceOf(own, vitaminC)).not.toBe(priceOf(everybodys, vitaminC));

  await openPage(page, '/sign-in');
  await signIn(page, wholesaleCustomer);
  await expectAccount(page, wholesaleCustomer);
  const getLayoutShift = await watchLayoutShift(page);

  for (const path of ['/', '/witaminy.html', '/search.html?query=witamina']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectCards(page, own);
      expect(await getLayoutShift()).toBeLessThan(0.01);
    });
  }

  await test.step('product and cart', async () => {
    await page.goto(vitaminC.path);
    await expect(ownPrice).toBeVisible();
    await expect(publicPrice).toHaveCount(0);
    // No place is kept for what only the group has, such as its prices by quantity.
    expect(await getLayoutShift()).toBeLessThan(0.02);
    const panel = await addToCart(page);
    // The customer's cart at the backend holds what the same test has added on another screen.
    const line = cartLines(panel).filter({ hasText: vitaminC.name });
    const quantity = Number(await line.getByRole('spinbutton').inputValue());
    await expect(line).toContainText(multiply(priceOf(own, vitaminC), quantity));
    await page.keyboard.press('Escape');
  });

  await test.step('caches keep the prices of everybody', async () => {
    const html = normalize(await (await page.request.get(vitaminC.path)).text()).replaceAll('&nbsp;', ' ');
    expect(html).toContain(priceOf(everybodys, vitaminC));
    expect(html).not.toContain(priceOf(own, vitaminC));
    const keptPrices = await page.evaluate(
      async (text) => {
        const found: string[] = [];
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const request of await cache.keys()) {
            const kept = (await (await cache.match(request))?.text()) ?? '';
            if (kept.replaceAll(/\s/g, ' ').includes(text)) found.push(request.url);
          }
        }
        return found;
      },
      priceOf(own, vitaminC),
    );
    expect(keptPrices).toEqual([]);
  });

  await test.step('another tab signs out and in', async () => {
    const other = await context.newPage();
    await other.goto('/contact-us');
    const stored = await other.evaluate(() => localStorage.getItem('signin_token') ?? '');
    await other.evaluate(() => localStorage.clear());
    await expect(publicPrice).toBeVisible();
    await expect(ownPrice).toHaveCount(0);
    await other.evaluate((item) => localStorage.setItem('signin_token', item), stored);
    await expect(ownPrice).toBeVisible();
    await expect(publicPrice).toHaveCount(0);
  });
});

test('a customer can go on with the public prices while the backend fails @full', async ({ page, shop, watch }) => {
  watch.allow(/answer 503|Failed to load resource|CommerceError/);
  const { vitaminC } = products;
  const price = priceOf(await readPrices(shop), vitaminC);
  await openPage(page, '/sign-in');
  await signIn(page, wholesaleCustomer);
  await expectAccount(page, wholesaleCustomer);
  let refused = 0;
  await page.route(/\/graphql\?/, async (route) => {
    await route.fulfill({ status: 503, headers: { 'retry-after': '0' } });
    refused += 1;
  });
  await openPage(page, vitaminC.path);
  await expect.poll(() => refused).toBeGreaterThan(2);
  await expect(page.getByRole('main').getByText(price, { exact: true }).first()).toBeVisible();
  await page.unroute(/\/graphql\?/);
  await addToCartButton(page).click();
  await expect(page.getByRole('dialog', { name: /^Koszyk/ })).toContainText(vitaminC.name);
});
