import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { cartAtBackend, products } from './steps/cart.ts';
import { holdRequests } from './steps/hold-requests.ts';
import { chooseRadio, mainHeading } from './steps/shop-page.ts';

/** Opens a page, one of whose scripts is held back until `release` is called. */
async function holdScript(page: Page, name: string, path: string) {
  const scripts = `**/assets/${name}-*.js`;
  const release = await holdRequests(page, scripts);
  const asked: string[] = [];
  await page.route(scripts, (route) => {
    asked.push(route.request().url());
    return route.fallback();
  });
  await page.goto(path);
  return { asked, release };
}

/** Opens a page whose own script is held back. It is requested when the browser is idle. */
async function holdPageScript(page: Page, kind: 'cms' | 'category' | 'product' | 'checkout', path: string) {
  const script = await holdScript(page, `${kind}-page`, path);
  await expect.poll(() => script.asked.length).toBe(1);
  return script;
}

for (const [kind, path, tag] of [
  ['cms', '/', ' @full'],
  ['category', '/sport.html', ' @full'],
  ['product', products.magnesium.path, ''],
] as const) {
  test(`a ${kind} page executes no script of the application before the first interaction, which hydrates the server HTML @desktop${tag}`, async ({
    page,
  }) => {
    const { asked, release } = await holdPageScript(page, kind, path);
    const hasStarted = () =>
      page.evaluate(() => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')));
    expect(await hasStarted()).toBe(false);
    const main = page.getByRole('main');
    const kept = await main.locator('*').elementHandles();
    await page.mouse.move(700, 400);
    await expect.poll(hasStarted).toBe(true);
    release();
    await expect
      .poll(() =>
        main.evaluate((element) =>
          Object.keys(element.firstElementChild ?? {}).some((key) => key.startsWith('__reactFiber$')),
        ),
      )
      .toBe(true);
    const lost = await Promise.all(kept.map((element) => element.evaluate((node) => !node.isConnected)));
    expect(lost.filter(Boolean)).toHaveLength(0);
    expect(asked).toHaveLength(1);
  });
}

test('the interaction that hydrates a page also loads its wishlist toggles @desktop @full', async ({ page }) => {
  const { release } = await holdPageScript(page, 'product', products.magnesium.path);
  release();
  await page.mouse.move(700, 400);
  await expect(
    page.getByRole('main').getByRole('button', { name: `Ulubione: ${products.magnesium.name}` }),
  ).toBeVisible();
});

test('typing and clicks on a product page before its script is loaded are replayed', async ({ page }) => {
  const { release } = await holdPageScript(page, 'product', products.magnesium.path);
  const main = page.getByRole('main');
  await main
    .getByRole('spinbutton', { name: /^Liczba sztuk/ })
    .first()
    .fill('3');
  await main.getByRole('button', { name: 'Dodaj do koszyka', exact: true }).click();
  release();
  const cart = page.getByRole('dialog');
  await expect(cart.getByRole('spinbutton', { name: /^Liczba sztuk/ }).first()).toHaveValue('3');
});

test('a sort order that is chosen before the script of the list is loaded is applied then @desktop @full', async ({
  page,
}) => {
  const { release } = await holdPageScript(page, 'category', '/sport.html');
  await page.getByRole('main').getByRole('combobox').first().selectOption({ index: 1 });
  release();
  await expect(page).toHaveURL(/sort=/);
  await expect(page.getByRole('main').getByRole('combobox').first()).toHaveValue(/_/);
});

test('a link of the footer that is being pressed when its script arrives is followed @desktop @full', async ({
  page,
}) => {
  const { asked, release } = await holdScript(page, 'layout-footer', '/sport.html');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'O Witrynie' }).hover();
  await expect.poll(() => asked.length).toBe(1);
  await page.mouse.down();
  const loaded = page.waitForEvent('requestfinished', (request) => request.url() === asked[0]);
  release();
  await loaded;
  // Everything else of the footer is there by then, so that it would be replaced in one of the next frames.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await page.mouse.up();
  await expect(page).toHaveURL('/about-us');
});

/** Follows the first link of a page's content, and returns whether the document stays. */
async function followFirstLink(page: Page): Promise<boolean> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const path = new URL(page.url()).pathname;
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname !== path);
  return page.evaluate(() => 'sameDocument' in window);
}

test('the browser follows links until the code of the next pages is there @full', async ({ page }) => {
  const { release } = await holdPageScript(page, 'category', '/sport.html');
  expect(await followFirstLink(page)).toBe(false);
  await expect(page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka', exact: true })).toBeVisible();
  release();
  await page.goBack();
  await expect(mainHeading(page)).toHaveText('Sport');
});

test('links navigate inside the shop once the code of the next pages is there, before the script of the page is loaded @desktop', async ({
  page,
}) => {
  const { release } = await holdPageScript(page, 'cms', '/');
  await page.mouse.move(700, 400);
  await expect(page.locator('html[data-navigation="ready"]')).toBeAttached();
  expect(await followFirstLink(page)).toBe(true);
  await expect(page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka', exact: true })).toBeVisible();
  release();
});

test('the first tap on an option shows it at once and needs no further script of the page @full', async ({ page }) => {
  await page.goto(products.protein.path);
  const named = await page.evaluate(() => {
    const { modules = '', deferred = '' } = document.querySelector<HTMLElement>('script[data-modules]')?.dataset ?? {};
    return `${modules} ${deferred}`.split(' ').filter(Boolean);
  });
  const getLoaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  await expect
    .poll(async () => {
      const loaded = new Set(await getLoaded());
      return named.filter((file) => !loaded.has(file));
    })
    .toEqual([]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const option = page.getByRole('radiogroup', { name: 'Smak' }).getByRole('radio', { name: 'Słony karmel' });
  // In the same task as the tap, in which no script of the application can run.
  const isChecked = await option.evaluate((radio: HTMLInputElement) => {
    radio.labels?.[0]?.click();
    return radio.checked;
  });
  expect(isChecked).toBe(true);
  await expect(page.getByRole('main').getByText('Nr produktu: RYT-WPI-KARMEL-900')).toBeVisible();
  await expect(option).toBeChecked();
  expect(asked.filter((file) => named.includes(file))).toEqual([]);
});

test('scripts that are preloaded when the browser is idle are requested one at a time, so that a press waits for one only @mobile @full', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const requested: number[] = [];
    Object.assign(window, { requested });
    const isPreload = (node: Node) => node instanceof HTMLLinkElement && node.rel === 'modulepreload';
    new MutationObserver((records) => {
      const count = records.flatMap(({ addedNodes }) => [...addedNodes]).filter(isPreload).length;
      if (count > 0) requested.push(count);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(products.protein.path);
  const expected = await page
    .locator('script[data-modules]')
    .evaluate((script) => `${script.dataset['modules']} ${script.dataset['deferred']}`.split(' ').length);
  expect(expected).toBeGreaterThan(10);
  const countRequested = () => page.evaluate<number[]>('window.requested');
  await expect.poll(async () => (await countRequested()).length).toBe(expected);
  expect(new Set(await countRequested())).toEqual(new Set([1]));
});

test('no script is preloaded for shoppers who save data @mobile @full', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(products.protein.path, { waitUntil: 'networkidle' });
  expect(asked.filter((url) => url.endsWith('.js')).map((url) => /assets\/(\w+)/.exec(url)?.[1])).toEqual(['boot']);
  await chooseRadio(page.getByRole('radiogroup', { name: 'Smak' }), 'Słony karmel');
  await expect(page.getByRole('main').getByText('Nr produktu: RYT-WPI-KARMEL-900')).toBeVisible();
});

test('neither hearts nor the menu load scripts that order or protect forms @mobile @full', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await page.goto('/');
  await page.mouse.wheel(0, 50);
  await page.locator('html[data-navigation="ready"]').waitFor({ state: 'attached' });
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Ulubione: / })
      .first(),
  ).toBeAttached();
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu główne' })).toBeVisible();
  const code = (await Promise.all(scripts)).join('\n');
  expect(code).toContain('addProductsToWishlist');
  for (const unneeded of ['placeOrder(', 'setShippingAddressesOnCart', 'grecaptcha'])
    expect(code).not.toContain(unneeded);
});

test('a tap on a product asks for the product before the scripts of the footer @mobile @full', async ({ page }) => {
  await page.goto('/sport.html');
  await page.mouse.wheel(0, 50);
  await page.locator('html[data-navigation="ready"]').waitFor({ state: 'attached' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('main').getByRole('article').getByRole('link').first().tap();
  const indexOf = (part: string) => asked.findIndex((url) => url.includes(part));
  // The focus on the name of the product loads them.
  await expect.poll(() => indexOf('/layout-footer-')).toBeGreaterThan(-1);
  expect(indexOf('/layout-footer-')).toBeGreaterThan(indexOf('/graphql'));
  expect(indexOf('/graphql')).toBeGreaterThan(-1);
});

for (const [path, kind, text] of [
  ['/cart', 'cart', 'Twój koszyk jest pusty'],
  ['/checkout', 'checkout', 'Nie ma jeszcze czego zamawiać'],
] as const) {
  test(`${path} tells a new shopper that there is nothing before any script of the application, and requests its scripts at once for others @desktop`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const isPageScriptAsked = () => asked.some((url) => url.includes(`/assets/${kind}-page-`));
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto(path);
    const message = page.getByRole('main').getByRole('heading', { name: text });
    await expect(message).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(isPageScriptAsked()).toBe(false);
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    await page.mouse.move(700, 400);
    await expect.poll(isPageScriptAsked).toBe(true);
    await page.waitForFunction(() => Reflect.get(window, 'witrynaEvents') === null);
    // The hidden loading state leaves when the page knows that there is nothing.
    await expect(page.getByRole('main').getByText(/^Wczytujemy/)).toHaveCount(0);
    await expect(message).toBeVisible();
    await expect(link).toBeFocused();

    const release = await holdRequests(page, '**/assets/boot-*.js');
    await page.evaluate(() => localStorage.setItem('other', '1'));
    asked.length = 0;
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(isPageScriptAsked).toBe(true);
    await expect(message).toBeHidden();
    release();
    await expect(message).toBeVisible();
  });
}

test('an empty cart shows what another tab adds @desktop', async ({ page, context }) => {
  await page.goto('/cart');
  await expect(page.getByRole('main').getByText('Twój koszyk jest pusty')).toBeVisible();
  const other = await context.newPage();
  await other.goto(products.magnesium.path);
  await other.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka', exact: true }).click();
  await expect(page.getByRole('main').getByRole('link', { name: products.magnesium.name })).toBeVisible();
});

test('an empty cart that the back/forward cache restores shows what was added since @desktop @full', async ({
  page,
  shop,
}) => {
  const cartId = await cartAtBackend(shop);
  await page.goto('/cart');
  await expect(page.getByRole('main').getByText('Twój koszyk jest pusty')).toBeVisible();
  // Playwright switches the cache off. As with a page in it, nothing tells this one of the change.
  await page.evaluate((value) => {
    localStorage.setItem('cartId', JSON.stringify({ value, timeStored: Date.now() }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, cartId);
  await expect(page.getByRole('main').getByRole('link', { name: products.magnesium.name })).toBeVisible();
});

test('an empty checkout says that it is loading as soon as another tab has added something @desktop @full', async ({
  page,
  shop,
}) => {
  const cartId = await cartAtBackend(shop);
  const { release } = await holdPageScript(page, 'checkout', '/checkout');
  const main = page.getByRole('main');
  const message = main.getByRole('heading', { name: 'Nie ma jeszcze czego zamawiać' });
  await expect(message).toBeVisible();
  await page.evaluate((value) => {
    localStorage.setItem('cartId', JSON.stringify({ value, timeStored: Date.now() }));
    dispatchEvent(new StorageEvent('storage', { key: 'cartId', storageArea: localStorage }));
  }, cartId);
  await expect(message).toBeHidden();
  await expect(main.getByRole('status')).toBeVisible();
  release();
  await expect(main.getByText(products.magnesium.name)).toBeVisible();
});
