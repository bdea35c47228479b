import type { Page, Route } from '@playwright/test';
import { test as base } from '../../support/fixtures.ts';
import { startTestShop } from '../../support/test-shop.ts';

const captchaHost = 'https://www.google.com';
const tagHost = 'https://tags.example';

/** Tests with a shop of their own whose forms are protected by a captcha and that measures visits. */
export const test = base.extend<object, object>({
  shop: [
    async ({}, use, { workerIndex }) => {
      const shop = await startTestShop(`third-parties-${workerIndex}`, {
        BACKEND_CAPTCHA_FORMS: 'NEWSLETTER,CONTACT',
        CAPTCHA_ORIGINS: captchaHost,
        ANALYTICS_SCRIPT: `${tagHost}/gtm.js?id=GTM-TEST`,
        SOCIAL_ORIGINS: 'https://cdn.hypemarks.com',
        MAP_TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png',
        MAP_ATTRIBUTION: '© Kafle testowe',
      });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

/** What stands for the captcha at the edge of the network: a service that gives a new token each time. */
const captchaScript = `{
  let count = 0;
  window.grecaptcha = { ready: (callback) => setTimeout(callback), execute: (key, { action }) => Promise.resolve(action + ' ' + ++count) };
}`;

/** Answers the captcha's and the tag manager's hosts, and lists what was requested from any host but the shop's. */
export async function answerThirdParties(
  page: Page,
  shopUrl: string,
  captcha: (route: Route) => Promise<void> = (route) =>
    route.fulfill({ contentType: 'text/javascript', body: captchaScript }),
): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(shopUrl).origin) asked.push(request.url());
  });
  await page.route(`${captchaHost}/**`, captcha);
  await page.route(`${tagHost}/**`, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  return asked;
}

/** Entries of the data layer, in their order. */
export async function measuredEntries(page: Page): Promise<object[]> {
  return page.evaluate(() => {
    const dataLayer: unknown = Reflect.get(window, 'dataLayer');
    if (!Array.isArray(dataLayer)) return [];
    return dataLayer.filter((entry: unknown) => typeof entry === 'object' && entry !== null);
  });
}

/** Names of the events in the data layer, in their order. */
export async function measuredEvents(page: Page): Promise<string[]> {
  const entries = await measuredEntries(page);
  return entries.flatMap((entry) => ('ecommerce' in entry && 'event' in entry ? [String(entry.event)] : []));
}

export { expect, expectNoAxeViolations } from '../../support/fixtures.ts';
