import type { Page } from '@playwright/test';
import { clearFaults, injectFault } from './steps/backend.ts';
import { addToCartButton } from './steps/cart.ts';
import { newEmail, openStep } from './steps/checkout.ts';
import { findCustomerRemains } from './steps/customer-remains.ts';
import { findDemoRemains } from './steps/demo-remains.ts';
import { demoWords } from './steps/demo-words.ts';
import { press } from './steps/keyboard.ts';
import { checkOutProduct, expectStep } from './steps/keyboard-order.ts';
import { expect, test } from './steps/merchant-shop.ts';
import { german } from './steps/other-merchants.ts';
import { openPage, untilInteractive } from './steps/shop-page.ts';
import { readShopTexts } from './steps/shop-texts.ts';

test.use({ reducedMotion: 'reduce', locale: 'de-DE', timezoneId: 'Europe/Berlin' });

const text = readShopTexts('de_DE');
const field = (page: Page, name: string) => openStep(page).getByLabel(text(`checkout.${name}`), { exact: false });

const countryField = (page: Page) =>
  openStep(page).getByRole('combobox', { name: new RegExp(`^${text('checkout.countryLabel')}`) });

test('an address follows the country: its regions, its label for them, and what it requires', async ({ page }) => {
  await page.goto('/klemmleuchte-baunatal.html');
  await untilInteractive(page);
  await checkOutProduct(page, text);
  await countryField(page).selectOption('CH');
  await field(page, 'email').fill(newEmail());
  await field(page, 'firstname').fill('Urs');
  await field(page, 'lastname').fill('Frei');
  await field(page, 'street').fill('Bahnhofstrasse 1');
  await field(page, 'postcode').fill('34117');
  await field(page, 'city').fill('Zürich');
  await field(page, 'telephone').fill('044 668 18 00');
  await openStep(page)
    .getByRole('button', { name: text('checkout.toDelivery') })
    .click();
  const canton = field(page, 'region.canton');
  await expect(canton).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'postcode')).toHaveAttribute('aria-invalid', 'true');
  await canton.selectOption('Zürich');
  await field(page, 'postcode').fill('8001');
  await openStep(page)
    .getByRole('button', { name: text('checkout.toDelivery') })
    .click();
  await expectStep(page, text('checkout.step.delivery'));
  await expect(openStep(page).getByRole('radio', { name: /Bester Weg/ })).toBeEnabled();
  await expect(openStep(page).getByRole('radio', { name: /Pauschalpreis/ })).toBeDisabled();
});

test('a checkout whose countries do not come says so, and goes on when they do @mobile @full', async ({
  page,
  shop,
  watch,
}) => {
  watch.allow(/503|CommerceError/);
  await page.goto('/tischleuchte-arolsen.html');
  await untilInteractive(page);
  await injectFault(shop, { operation: 'getCountries', status: 503, times: 50 });
  await press(page, addToCartButton(page, text('cart.add')));
  await press(page, page.getByRole('dialog').getByRole('link', { name: text('cart.checkout') }));
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText(text('checkout.loadFailed.title'), { timeout: 30_000 });
  await expect(countryField(page)).toHaveCount(0);
  await clearFaults(shop);
  await press(page, failure.getByRole('button', { name: text('cart.retry') }));
  await expect(countryField(page)).toHaveValue('DE');
  await expect(failure).toHaveCount(0);
});

test('the cart shows what shipping to the country of the shop costs', async ({ page }) => {
  await openPage(page, '/klemmleuchte-baunatal.html');
  const main = page.getByRole('main');
  await addToCartButton(page, text('cart.add')).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: text('cart.checkout') })).toBeVisible();
  await expect(page.getByRole('dialog').locator('[aria-busy="true"]')).toHaveCount(0);
  await openPage(page, '/cart');
  const estimate = main.getByRole('term').filter({ hasText: text('cart.estimatedShipping') });
  await expect(estimate.locator('xpath=following-sibling::dd[1]')).toHaveText(/^4,90\s€$/);
});

test('images are resized from the originals that Magento stores, and come from the shop @full', async ({ page }) => {
  const images = new Map<string, { type: string; size: number }>();
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (!url.pathname.startsWith('/media/')) return;
    const size = Number(response.headers()['content-length'] ?? 0);
    images.set(url.href, { type: response.headers()['content-type'] ?? '', size });
  });
  for (const path of ['/schuhe.html', '/derby-kassel.html']) {
    await openPage(page, path);
    await expect
      .poll(() =>
        page.evaluate(() =>
          Array.from(document.querySelectorAll('main img'))
            .filter((image): image is HTMLImageElement => image instanceof HTMLImageElement)
            .filter(({ loading, complete }) => loading === 'eager' && !complete)
            .map(({ src }) => src),
        ),
      )
      .toEqual([]);
  }
  const [[first = ''] = []] = images;
  expect(new Set(Array.from(images.keys(), (href) => new URL(href).origin))).toEqual(
    new Set([new URL(page.url()).origin]),
  );
  expect(new Set(Array.from(images.values(), ({ type }) => type))).toEqual(new Set(['image/avif']));
  const original = await page.request.get(new URL(first).pathname, { headers: { accept: '*/*' } });
  expect(original.headers()['content-type']).toBe('image/jpeg');
  const originalSize = (await original.body()).length;
  expect(originalSize).toBeGreaterThan(2_000_000);
  for (const { size } of images.values()) expect(size).toBeLessThan(originalSize / 10);
});

test('images that are gone leave the space of products without an image, before the page can react @mobile @full', async ({
  page,
  watch,
}) => {
  watch.allow(/404/);
  const main = page.getByRole('main');
  const boxes = () =>
    main.getByRole('article').evaluateAll((cards) =>
      cards.map((card) => {
        const { x, y, width, height } = card.getBoundingClientRect();
        return { x, y, width, height };
      }),
    );
  await openPage(page, '/leuchten.html');
  const whole = await boxes();
  expect(whole.length).toBeGreaterThan(3);

  await page.route('**/media/catalog/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/leuchten.html');
  const image = main.getByRole('article').first().locator('img');
  await expect(image).toHaveAttribute('data-broken');
  expect(await image.evaluate((element) => getComputedStyle(element).content)).toContain('data:image/svg');
  expect(await boxes()).toEqual(whole);

  await page.goto('/tischleuchte-arolsen.html');
  const shown = main.getByRole('img', { name: /Arolsen/ }).first();
  await expect(shown).toHaveAttribute('data-broken');
  const box = await shown.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(0.8, 1);

  // The content of a page has the images of the merchant's editor, whose size nobody may have set.
  const html = '<p>Seit 1962 führen wir</p><img class="ours" src="/media/catalog/gone.jpg" alt="Unser Laden">';
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<p>Seit 1962 führen wir', html) });
  });
  await page.goto('/');
  const ours = main.locator('img.ours');
  await expect(ours).toHaveAttribute('data-broken');
  expect(
    await ours.evaluate((element) => [getComputedStyle(element).content.slice(0, 9), element.clientHeight]),
  ).toEqual(['url("data', 0]);
});

test('no page of a customer and no mail has a word of the demo merchant or a broken link @full', async ({
  page,
  shop,
}) => {
  const { found, dead, mails } = await findCustomerRemains(page, shop, german);
  expect(mails).toBeGreaterThanOrEqual(6);
  expect({ found, dead }).toEqual({ found: {}, dead: [] });
});

test('no page has a word of the demo merchant, and no link is broken @full', async ({ page, watch }) => {
  watch.allow(/404/);
  expect(demoWords.length).toBeGreaterThanOrEqual(40);
  const { found, dead, pages } = await findDemoRemains(page, {
    product: '/tischleuchte-korbach.html',
    search: 'leuchte',
    text,
  });
  expect(pages).toBeGreaterThan(20);
  expect({ found, dead }).toEqual({ found: {}, dead: [] });
});

test('a shop without a logo shows its name, and its first letter as icon', async ({ page }) => {
  await openPage(page, '/');
  const logo = page.getByRole('banner').getByRole('link', { name: /^Schuh & Licht Wagner/ });
  await expect(logo).toHaveText('Schuh & Licht Wagner');
  await expect(logo.locator('svg, img')).toHaveCount(0);
  const icon = page.locator('link[rel="icon"]');
  await expect(icon).toHaveAttribute('href', '/favicon.svg');
  expect(await (await page.request.get('/favicon.svg')).text()).toContain('>W</text>');
  const structured = (await page.locator('script[type="application/ld+json"]').allTextContents()).join('\n');
  expect(structured).toContain('Wagner');
  expect(structured).not.toContain('favicon');
});

test('the price of a product on sale is valid until the last day of the sale @mobile', async ({ page }) => {
  const html = async (path: string) => (await page.request.get(path)).text();
  expect(await html('/pendelleuchte-habichtswald.html')).toContain(
    '"price":"69.00","priceCurrency":"EUR","priceValidUntil":"2099-12-31"',
  );
  expect(await html('/tischleuchte-korbach.html')).not.toContain('priceValidUntil');
});

test('the label of the button next to price and wishlist is on one line @mobile @full', async ({ page }) => {
  await openPage(page, '/derby-kassel.html');
  const getLineCount = (button: Element) => {
    const label = document.createRange();
    label.selectNodeContents(button);
    return new Set([...label.getClientRects()].map(({ top }) => top)).size;
  };
  await expect.poll(() => addToCartButton(page, text('cart.add')).evaluate(getLineCount)).toBe(1);
});

test('a product shows the attributes that its merchant made visible, with their labels', async ({ page }) => {
  const rows = page.getByRole('main').getByRole('row');
  const openSpecification = () => page.getByRole('heading', { name: text('catalog.specification') }).click();
  await openPage(page, '/derby-kassel.html');
  await openSpecification();
  await expect(rows).toHaveText(['ObermaterialRindleder', 'SohleLeder, rahmengenäht']);
  await expect(rows.last().getByRole('strong')).toHaveText('Leder');

  await openPage(page, '/tischleuchte-arolsen.html');
  await openSpecification();
  await expect(rows).toHaveText(['ObermaterialStahl']);
});

test('a home page of text keeps its distance from the header @full', async ({ page }) => {
  await openPage(page, '/');
  const header = await page.getByRole('banner').locator(':scope > div').last().boundingBox();
  const heading = await page.getByRole('main').getByRole('heading', { level: 1 }).boundingBox();
  expect((heading?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0))).toBeGreaterThanOrEqual(24);
});
