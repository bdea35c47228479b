import { expect, test } from '../support/fixtures.ts';
import { queryBackend } from './steps/backend.ts';
import { products } from './steps/cart.ts';
import { mainHeading, openPage } from './steps/shop-page.ts';

test.describe('addresses that lead nowhere or elsewhere', () => {
  test('[RTE-39] [ERR-04] [ERR-05] [ERR-06] an unknown path returns 404 with an error page @desktop', async ({
    page,
    watch,
  }) => {
    watch.allow(/404/);
    const response = await page.goto('/nie-ma-takiej-strony.html');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/^404 .* \| Witryna$/);
    await expect(mainHeading(page)).toHaveText('Nie znaleźliśmy tej strony');
    await expect(page.getByRole('main')).toContainText('strona, której szukasz, nie istnieje. Przepraszamy.');
    await expect(page.locator('meta[name="prerender-status-code"]')).toHaveAttribute('content', '404');
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox', { name: 'Czego szukasz?' })).toBeVisible();
    await expect(main.getByRole('navigation', { name: 'Może tego szukasz?' }).getByRole('link').first()).toBeVisible();
    await page.getByRole('link', { name: 'Wróć na stronę główną' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('meta[name="prerender-status-code"]')).toHaveCount(0);
  });

  test('[RTE-37] redirects keep status and query @desktop', async ({ page }) => {
    const permanent = await page.request.get('/promocje.html?utm_source=ulotka', { maxRedirects: 0 });
    expect(permanent.status()).toBe(301);
    expect(permanent.headers()['location']).toBe('/wyprzedaz.html?utm_source=ulotka');
    const temporary = await page.request.get('/jesien', { maxRedirects: 0 });
    expect(temporary.status()).toBe(302);
    expect(temporary.headers()['location']).toBe('/odpornosc.html');
    await openPage(page, '/promocje.html?utm_source=ulotka');
    await expect(page).toHaveURL('/wyprzedaz.html?utm_source=ulotka');
  });

  test('URLs of Magento’s own pages redirect to those of the shop, with their parameters @desktop', async ({
    page,
    request,
  }) => {
    for (const [address, path] of [
      ['/checkout/cart/', '/cart'],
      ['/customer/account/login/?utm_source=mail', '/sign-in?utm_source=mail'],
      ['/sales/order/view/order_id/7/', '/order-history?order_id=7'],
      ['/contact', '/contact-us'],
    ] as const) {
      const response = await request.get(address, { maxRedirects: 0 });
      expect(response.status(), address).toBe(301);
      expect(response.headers()['location'], address).toBe(path);
    }
    await openPage(page, '/catalogsearch/result/?q=magnez');
    await expect(page).toHaveURL('/search.html?query=magnez');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /magnez/i })
        .first(),
    ).toBeVisible();
  });

  test('methods other than GET, HEAD and POST are rejected, and so is a POST that is not a form @desktop', async ({
    request,
  }) => {
    expect((await request.put('/')).status()).toBe(405);
    expect((await request.post('/', { maxRedirects: 0 })).status()).toBe(415);
    // A page without forms is opened instead.
    expect((await request.post('/', { form: { email: 'a@b.pl' }, maxRedirects: 0 })).status()).toBe(303);
    const head = await request.head('/');
    expect(head.status()).toBe(200);
    expect(await head.text()).toBe('');
  });
});

test.describe('answers of the server @desktop', () => {
  test('an inline script is blocked by the browser', async ({ page, watch }) => {
    watch.allow(/console error/);
    await openPage(page, '/');
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.append('document.documentElement.dataset.ran = "yes"');
      document.body.append(script);
      return document.documentElement.dataset['ran'] ?? 'no';
    });
    expect(ran).toBe('no');
    // Every end-to-end test would fail for it, whatever else it allows.
    await expect
      .poll(() => watch.problems())
      .toEqual([expect.stringMatching(/^content security policy: require-trusted-types-for /)]);
    watch.allow(/content security policy/);
  });

  test('markup, scripts and policies that the shop did not create are blocked by the browser (Trusted Types)', async ({
    page,
    watch,
  }) => {
    watch.allow(/Content Security Policy|Trusted/i);
    await openPage(page, '/');
    const refused = await page.evaluate(() => {
      const createPolicy = (name: string) => {
        const factory: unknown = Reflect.get(window, 'trustedTypes');
        const create: unknown =
          typeof factory === 'object' && factory !== null ? Reflect.get(factory, 'createPolicy') : null;
        if (typeof create === 'function') Reflect.apply(create, factory, [name, {}]);
      };
      const attempts = {
        markup: () => (document.body.innerHTML = '<p>x</p>'),
        script: () => (document.createElement('script').src = '/assets/x.js'),
        worker: () => new Worker('/sw.js'),
        handler: () => document.body.setAttribute('onclick', 'x()'),
        policy: () => createPolicy('other'),
        'second policy of the same name': () => createPolicy('witryna'),
      };
      return Object.entries(attempts).flatMap(([name, attempt]) => {
        try {
          attempt();
          return [];
        } catch (error) {
          return error instanceof TypeError ? [name] : [];
        }
      });
    });
    expect(refused).toEqual(['markup', 'script', 'worker', 'handler', 'policy', 'second policy of the same name']);
  });

  test('public pages are cacheable by a shared cache, personal ones are not cacheable', async ({ request }) => {
    for (const path of ['/', '/sport.html', products.protein.path]) {
      const headers = (await request.get(path)).headers();
      expect(headers['cache-control'], path).toMatch(/^public, max-age=0, s-maxage=\d+/);
      expect(headers['cache-tag'], path).toContain('layout');
    }
    for (const path of [
      '/cart',
      '/checkout',
      '/sign-in',
      '/create-account',
      '/customer/account',
      '/search.html?query=magnez',
    ]) {
      expect((await request.get(path)).headers()['cache-control'], path).toBe('private, no-store');
    }
  });

  test('scripts and styles are immutable and compressed', async ({ page, request }) => {
    await openPage(page, '/');
    const files = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => /\/assets\/.*\.(js|css)$/.test(name))
        // Tiny files would only grow.
        .filter(({ decodedBodySize }) => decodedBodySize > 2000)
        .map(({ name }) => name),
    );
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const headers = (await request.get(file, { headers: { 'accept-encoding': 'br' } })).headers();
      expect(headers['cache-control'], file).toBe('public, max-age=31536000, immutable');
      expect(headers['content-encoding'], file).toBe('br');
      expect(headers['vary'], file).toContain('Accept-Encoding');
    }
  });

  test('health and readiness', async ({ request }) => {
    for (const path of ['/health', '/ready']) {
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      expect(await response.json()).toEqual({ status: 'ok' });
    }
  });

  test('robots.txt keeps personal pages out and names the sitemap, which lists home, categories and products', async ({
    request,
    shop,
  }) => {
    const robots = await (await request.get('/robots.txt')).text();
    for (const path of ['/cart$', '/cart/', '/checkout$', '/customer/', '/search.html?'])
      expect(robots).toContain(`Disallow: ${path}\n`);
    expect(robots).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
    const sitemap = await request.get('/sitemap.xml');
    expect(sitemap.headers()['content-type']).toContain('application/xml');
    const addresses = Array.from((await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address);
    for (const path of ['/', '/sport.html', '/sport/bialko-i-aminokwasy/bialko.html', products.protein.path]) {
      expect(addresses).toContain(`${shop.url}${path}`);
    }
    expect(addresses.length).toBeGreaterThan(120);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('pages describe themselves to search engines and social networks', async ({ page, shop }) => {
    await openPage(page, products.protein.path);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${shop.url}${products.protein.path}`);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /białka/);
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'product');
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http/);
    const listed = await queryBackend(
      shop,
      `{ products(filter: { sku: { eq: "${products.protein.sku}" } }) { items { reviews(pageSize: 200) { items { average_rating } } } } }`,
    );
    const ratings = [...JSON.stringify(listed).matchAll(/"average_rating":(\d+)/g)].map(([, percent]) =>
      Number(percent),
    );
    const ratingValue = expect.closeTo(ratings.reduce((sum, percent) => sum + percent, 0) / ratings.length / 20, 1);
    const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text): unknown =>
      JSON.parse(text),
    );
    expect(data).toContainEqual(
      expect.objectContaining({
        '@type': 'Product',
        name: products.protein.name,
        offers: expect.objectContaining({ '@type': 'AggregateOffer', lowPrice: '139.00', priceCurrency: 'PLN' }),
        aggregateRating: expect.objectContaining({ ratingValue, reviewCount: ratings.length }),
      }),
    );
    expect(data).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));

    await openPage(page, '/sport.html?p=2');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${shop.url}/sport.html?p=2`);
    await expect(page.locator('link[rel="prev"]')).toHaveAttribute('href', `${shop.url}/sport.html`);
    await openPage(page, '/cart');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});
