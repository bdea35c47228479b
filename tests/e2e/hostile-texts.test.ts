import type { Locator, Page } from '@playwright/test';
import { hostileTargets } from '../../storefront/backend/hostile/hostile-redirects.ts';
import { ALARM, hostileText } from '../../storefront/backend/hostile/hostile-text.ts';
import { createCustomer, signIn } from './steps/account.ts';
import { addToCart, miniCart, products } from './steps/cart.ts';
import {
  choosePayment,
  chooseDelivery,
  giveAddress,
  newEmail,
  openStep,
  orderButton,
  receipt,
} from './steps/checkout.ts';
import { expect, test } from './steps/hostile-shop.ts';
import { markupDangers } from './steps/markup-dangers.ts';
import { mainHeading, openPage, productNames, untilInteractive } from './steps/shop-page.ts';

const attack = hostileText('magnez');
const query = encodeURIComponent(attack);

/** Pages of every kind, and every parameter that a page reads from its address. */
const addresses = [
  '/',
  '/sport.html',
  '/marki.html',
  products.magnesium.path,
  products.protein.path,
  '/wizyta-w-salonie',
  '/about-us',
  '/stores',
  '/stores/legnica',
  '/cart',
  '/checkout',
  '/sign-in',
  '/create-account',
  '/customer-service',
  '/witryna_pl_en_gb/sport.html',
  '/nie-ma-takiej-strony.html',
  `/search.html?query=${query}`,
  `/search.html?query=magnez&p=${query}&sort=${query}&form=${query}`,
  `/sport.html?p=${query}`,
  `/sport.html?sort=${query}&direction=${query}&limit=${query}`,
  `/sport.html?form=${query}&price=${query}&brand=${query}&${query}=${query}`,
  `${products.protein.path}?flavor=${query}&size=${query}&options=${query}`,
  `/stores?query=${query}&p=${query}&location=${query}`,
  `/sign-in?redirect=${query}&returnTo=${query}&token=${query}&email=${query}`,
  `/create-account?firstname=${query}&lastname=${query}&email=${query}`,
  `/customer/account/createPassword?token=${query}&email=${query}`,
  `/customer-service?reason=${query}&orderNumber=${query}`,
  `/checkout?step=${query}&payment=${query}&redirectResult=${query}`,
  `/?utm_source=${query}&fbclid=${query}`,
  `/${query}`,
  `/stores/${query}`,
  `/witryna_pl_en_gb/${query}?${query}`,
  `/nie-ma.html?${query}`,
];

test.describe('attacks in every text of the backend and every parameter @desktop', () => {
  // One shop for all of them.
  test.describe.configure({ mode: 'default' });

  test('create no element, event handler, script or URL in the HTML of any page', async ({ page, request }) => {
    await page.goto('about:blank');
    const found: Record<string, string[]> = {};
    for (const address of addresses) {
      const answer = await request.get(address);
      expect(answer.status(), address).toBeLessThan(500);
      const html = await answer.text();
      // They did arrive, as text.
      expect(html, address).toContain(ALARM);
      const dangers = await markupDangers(page, html);
      if (dangers.length > 0) found[address.slice(0, 80)] = dangers;
    }
    expect(found).toEqual({});

    const page404 = await (await request.get('/nie-ma.html')).text();
    const careless = page404.replace('</main>', `${attack}</main>`);
    expect((await markupDangers(page, careless)).length, 'a page that writes the attacks as they are').toBeGreaterThan(
      8,
    );
  });

  test('[RSK-27] redirects of the backend never leave the shop, however they are spelled @full', async ({
    page,
    request,
    shop,
    watch,
  }) => {
    // Browsers report handlers in content that is parsed to be sanitized, too, though nothing can run there.
    // A target that leads nowhere is asked for as a page of the shop, and whether that is answered in time varies.
    watch.allow(
      /404|inline event handler|content security policy: script-src-attr inline|CMS page with the .* doesn't exist/,
    );
    for (const [index, target] of hostileTargets.entries()) {
      const { status, headers } = await request
        .get(`/hostile-redirect/${index}`, { maxRedirects: 0 })
        .then((answer) => ({ status: answer.status(), headers: answer.headers() }));
      expect([301, 302, 404], target).toContain(status);
      expect(headers, target).not.toHaveProperty('set-cookie');
      if (status !== 404) expect(new URL(headers['location'] ?? '', shop.url).origin, target).toBe(shop.url);
    }
    // The same answers in the browser, which asks the backend itself.
    await openPage(page, '/');
    const visited: string[] = [];
    page.on('request', (asked) => visited.push(new URL(asked.url()).origin));
    for (const target of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'javascript:witrynaAlarm(1)',
    ]) {
      await page.evaluate(
        (path) => {
          history.pushState(null, '', path);
          dispatchEvent(new PopStateEvent('popstate'));
        },
        `/hostile-redirect/${hostileTargets.indexOf(target)}`,
      );
      await expect(page.locator('meta[name="prerender-status-code"]')).toHaveAttribute('content', /^(404|30[12])$/);
      // A redirect out of the shop is the server's to answer: in a document of its own.
      await untilInteractive(page);
      // In one go: a redirect that is still being followed would put its own address in between.
      await page.evaluate(() => {
        history.pushState(null, '', '/about-us');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await expect(page.locator('meta[name="prerender-status-code"]')).toHaveCount(0);
    }
    expect([...new Set(visited)]).toEqual([shop.url]);
  });

  test.describe('with nothing but the shop itself in their way', () => {
    // The policy would stop what the shop lets through.
    test.use({ bypassCSP: true, reducedMotion: 'reduce' });

    let alarms: string[];
    test.beforeEach(async ({ page, watch }) => {
      alarms = [];
      await page.context().exposeFunction(ALARM, () => alarms.push(page.url()));
      // What the tests ask for wrongly, and images that are none.
      watch.allow(/CommerceError|status of 4\d\d|answer 4\d\d/);
    });

    /** Nothing has run, and nothing in the living page is an attack's. */
    async function expectHarmless(page: Page): Promise<void> {
      const foreign = await page.evaluate(() => {
        const handlers = ['onerror', 'onload', 'onfocus', 'onmouseover', 'ontoggle']
          .map((name) => `[${name}]`)
          .join(', ');
        const elements = document.querySelectorAll(
          `${handlers}, .witryna-alarm, base, iframe, meta[http-equiv], form[action^="javascript"], [formaction], math, plaintext`,
        );
        const links = [...document.querySelectorAll('a')].filter(
          ({ protocol, host }) => !/^(https?|mailto|tel):$/.test(protocol) || host === 'evil.example',
        );
        return [...elements, ...links].map((element) => element.outerHTML.slice(0, 200));
      });
      expect(foreign, page.url()).toEqual([]);
      expect(alarms, 'attacks that ran').toEqual([]);
      expect(await page.content()).toContain(ALARM);
    }

    // With texts this long, buttons lie far away and under each other.
    const press = (target: Locator) => target.evaluate((element: HTMLElement) => element.click());

    test('run nowhere on the way from home to the cart, in pages of the server and of the browser', async ({
      page,
    }) => {
      await openPage(page, '/');
      await expectHarmless(page);
      await press(page.getByRole('navigation').locator('a[href="/sport.html"]').first());
      await expect(page).toHaveURL('/sport.html');
      await expect(productNames(page)).toHaveCount(6);
      await expectHarmless(page);
      await press(page.getByRole('main').getByRole('article').locator('a').first());
      await expect(page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka', exact: true })).toBeVisible();
      await expectHarmless(page);

      await openPage(page, products.magnesium.path);
      await addToCart(page);
      await expect(miniCart(page).getByRole('listitem')).not.toHaveCount(0);
      await expectHarmless(page);
      await openPage(page, '/cart');
      const coupon = page.getByRole('region', { name: 'Podsumowanie' }).getByLabel('Kod rabatowy');
      await coupon.fill('NIE-MA');
      await coupon.press('Enter');
      await expect(coupon).toHaveAttribute('aria-invalid', 'true');
      await expectHarmless(page);
    });

    test('run nowhere in a search: its field, suggestions, heading and recent searches @full', async ({ page }) => {
      await openPage(page, '/search.html?query=magnez');
      await page.getByRole('searchbox').fill(attack);
      await page.getByRole('searchbox').press('Enter');
      await expect(mainHeading(page)).toContainText(ALARM);
      await expectHarmless(page);
      await openPage(page, '/');
      await press(page.getByRole('banner').getByRole('link', { name: 'Szukaj', exact: true }));
      const field = page.getByRole('banner').getByRole('combobox');
      await expect(field).toBeVisible();
      await expect(page.getByRole('banner').getByText('</script>').first()).toBeAttached();
      await field.fill('magnez');
      await expect(page.getByRole('banner').getByRole('option').first()).toBeAttached();
      await expectHarmless(page);
    });

    test('run nowhere in content of the merchant that is reached inside the shop @full', async ({ page, features }) => {
      await openPage(page, '/about-us');
      await press(page.getByRole('main').locator('a[href="/wizyta-w-salonie"]').first());
      await expect(page.getByRole('main').getByRole('tab').first()).toBeAttached();
      await expectHarmless(page);
      for (const tab of await page.getByRole('main').getByRole('tab').all()) await press(tab);
      await expectHarmless(page);
      if (!features.has('storeLocator')) return;
      await openPage(page, '/stores');
      await press(page.getByRole('main').locator('a[href^="/stores/"]').first());
      await expect(page).toHaveURL(/\/stores\/./);
      await expect(page.locator('script[type="application/ld+json"]').first()).toBeAttached();
      await expectHarmless(page);
    });

    test('run nowhere for a customer whose name is an attack, nor in the refusal to sign in @full', async ({
      page,
      shop,
    }) => {
      const customer = await createCustomer(shop);
      await openPage(page, '/sign-in');
      const refused = page.waitForResponse((response) => response.request().postData()?.includes('SignIn') === true);
      await signIn(page, { ...customer, password: 'Wrong-password1' });
      expect(await (await refused).text()).toContain(ALARM);
      await expectHarmless(page);
      await openPage(page, '/sign-in');
      await signIn(page, customer);
      await expect(page).toHaveURL(/\/customer\/account/);
      await expect(page.getByRole('main')).toContainText(customer.firstname);
      await expectHarmless(page);
    });

    test('run nowhere on the way to the receipt @full', async ({ page }) => {
      await openPage(page, products.magnesium.path);
      await addToCart(page);
      await expect(miniCart(page).getByRole('listitem')).not.toHaveCount(0);
      await openPage(page, '/checkout');
      await giveAddress(page, newEmail(), { index: 3 });
      await expectHarmless(page);
      await chooseDelivery(page, /Kurier/);
      await expectHarmless(page);
      await choosePayment(page, /^Przelew bankowy/);
      await expect(openStep(page).getByRole('heading', { level: 2 })).toHaveText('Podsumowanie');
      await expectHarmless(page);
      await press(orderButton(page));
      await expect(receipt(page)).toBeVisible();
      await expectHarmless(page);
    });
  });
});
