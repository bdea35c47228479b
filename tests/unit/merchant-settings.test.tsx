// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { defineShop, type Shop } from '../../storefront/backend/index.ts';
import americanBikes from '../merchants/american-bikes/index.ts';
import germanShoes from '../merchants/german-shoes/index.ts';
import listModeShop from '../merchants/list-mode/index.ts';
import { withCategory } from '../merchants/with-category.ts';
import { withConfig } from '../merchants/with-config.ts';
import { withSettings } from '../merchants/with-settings.ts';
import { openShop, type OpenShop, type Visit } from './shop-page/open-shop.tsx';

let opened: OpenShop | undefined;
afterEach(() => opened?.shop.dispose());

async function start(shop: Shop): Promise<OpenShop> {
  const started = await openShop({ shop, profile: 'stock', pageSize: 48 });
  opened = started;
  return started;
}

/** Text of a page once it has a part, with plain spaces. */
async function textOf({ open }: OpenShop, path: string, until: string, visit: Visit = {}): Promise<string> {
  await open(path, visit);
  const read = () => screen.getByRole('main').textContent.replaceAll(/[\u00a0\u202f]/g, ' ');
  await waitFor(() => expect(read()).toContain(until));
  const text = read();
  cleanup();
  return text;
}

describe('tax display', () => {
  /** As in the admin: 1 without tax, 2 with, 3 both. */
  const displayed = (shop: Shop, display: number) =>
    withConfig(shop, {
      display_product_prices_in_catalog: display,
      display_shipping_prices: display,
      shopping_cart_display_price: display,
      shopping_cart_display_subtotal: display,
      shopping_cart_display_shipping: display,
    });
  const lamp = { sku: 'L-TISCH-1', path: '/tischleuchte-arolsen.html', name: 'Tischleuchte Arolsen' };
  const bell = { sku: 'P-BELL', path: '/brass-bell.html', name: 'Brass Bell' };

  it.each([
    {
      merchant: 'German',
      shop: germanShoes,
      display: 1,
      product: lamp,
      catalog: '66,39 €',
      cart: ['66,39 €'],
      not: '79,00 €',
    },
    {
      merchant: 'German',
      shop: germanShoes,
      display: 2,
      product: lamp,
      catalog: '79,00 €',
      cart: ['79,00 €'],
      not: '66,39 €',
    },
    {
      merchant: 'German',
      shop: germanShoes,
      display: 3,
      product: lamp,
      catalog: '79,00 €',
      cart: ['66,39 €', '79,00 €'],
      not: null,
    },
    {
      merchant: 'American',
      shop: americanBikes,
      display: 1,
      product: bell,
      catalog: '$20.00',
      cart: ['$20.00'],
      not: '$21.60',
    },
    {
      merchant: 'American',
      shop: americanBikes,
      display: 2,
      product: bell,
      catalog: '$21.60',
      cart: ['$21.60'],
      not: null,
    },
    {
      merchant: 'American',
      shop: americanBikes,
      display: 3,
      product: bell,
      catalog: '$21.60',
      cart: ['$20.00', '$21.60'],
      not: null,
    },
  ])(
    'is obeyed in the catalog, the cart and the checkout of the $merchant merchant for $display',
    async ({ shop, display, product, catalog, cart, not }) => {
      const merchant = await start(displayed(shop, display));
      const page = await textOf(merchant, product.path, product.name);
      expect(page).toContain(catalog);
      if (not !== null) expect(page).not.toContain(not);
      const cartId = await merchant.shop.guestCart();
      await merchant.shop.add(cartId, [{ sku: product.sku, quantity: 1 }]);
      const lines = await textOf(merchant, '/cart', cart[0] ?? '', { cartId });
      for (const price of cart) expect(lines).toContain(price);
      await merchant.open('/checkout', { cartId });
      await waitFor(() => {
        const line = screen.getAllByRole('listitem').find(({ textContent }) => textContent.includes(product.name));
        for (const price of cart) expect(line?.textContent.replaceAll('\u00a0', ' ')).toContain(price);
      });
      cleanup();
    },
  );
});

describe('tax in prices', () => {
  const without = {
    display_product_prices_in_catalog: 1,
    shopping_cart_display_price: 1,
    shopping_cart_display_subtotal: 1,
    shopping_cart_display_shipping: 1,
  };
  const lamp = { path: '/tischleuchte-arolsen.html', name: 'Tischleuchte Arolsen' };

  it('is said to be missing in every price of the catalog and in the sums of the cart', async () => {
    const merchant = await start(withConfig(germanShoes, without));
    expect(await textOf(merchant, lamp.path, lamp.name)).toContain('66,39 €zzgl. MwSt.');
    await merchant.open('/leuchten/tischleuchten.html');
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(5));
    for (const card of screen.getAllByRole('article')) expect(card.textContent).toContain('zzgl. MwSt.');
    cleanup();
    const cartId = await merchant.shop.guestCart();
    await merchant.shop.add(cartId, [{ sku: 'L-TISCH-1', quantity: 1 }]);
    expect(await textOf(merchant, '/cart', 'Produkte, netto', { cartId })).toContain(lamp.name);
  });

  it.each([
    { merchant: 'German', shop: germanShoes, ...lamp },
    { merchant: 'American', shop: withConfig(americanBikes, without), path: '/brass-bell.html', name: 'Brass Bell' },
  ])('is not mentioned where shoppers expect it as it is: $merchant', async ({ shop, path, name }) => {
    const merchant = await start(shop);
    expect(await textOf(merchant, path, name)).not.toMatch(/zzgl\.|plus tax/);
  });

  it('is said to be included in the rows of taxes where the subtotal has it', async () => {
    const merchant = await start(withConfig(germanShoes, { shopping_cart_display_full_summary: true }));
    const cartId = await merchant.shop.guestCart();
    await merchant.shop.add(cartId, [{ sku: 'L-TISCH-1', quantity: 1 }]);
    expect(await textOf(merchant, '/cart', 'MwSt. 19%', { cartId })).toContain('Davon MwSt. 19%12,61 €');
  });

  it('has a row for each rate in the summary', async () => {
    const merchant = await start(withConfig(germanShoes, without));
    const cartId = await merchant.shop.guestCart();
    await merchant.shop.add(cartId, [{ sku: 'L-TISCH-1', quantity: 1 }]);
    const answer = await merchant.shop.ask(
      '{ products(filter: { sku: { eq: "D-LICHT" } }) { items { ... on DownloadableProduct { downloadable_product_links { uid } } } } }',
    );
    const [link] = [...JSON.stringify(answer.data).matchAll(/"uid":"([^"]+)"/g)].map(([, uid = '']) => uid);
    await merchant.shop.add(cartId, [{ sku: 'D-LICHT', quantity: 1, selected_options: [link] }]);
    const cart = await textOf(merchant, '/cart', 'MwSt. 19%', { cartId });
    expect(cart).toMatch(/MwSt\. 7%0,52 €MwSt\. 19%12,61 €/);
  });
});

describe('fields of addresses', () => {
  it('are shown, required and left out in the checkout and the address book as the merchant has set them', async () => {
    const merchant = await start(
      withSettings(germanShoes, {
        addressFields: {
          prefix: { show: 'optional', options: ['Frau', 'Herr'] },
          middlename: { show: 'required' },
          company: { show: 'required' },
          vat_id: { show: 'hidden' },
          telephone: { show: 'hidden' },
          fax: { show: 'optional' },
        },
      }),
    );
    const expectFields = () => {
      const prefix = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Anrede/ });
      expect([prefix.required, ...[...prefix.options].map(({ value }) => value)]).toEqual([false, '', 'Frau', 'Herr']);
      const isRequired = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name }).required;
      expect(isRequired(/^Zweiter Vorname/)).toBe(true);
      expect(isRequired(/^Firma/)).toBe(true);
      expect(isRequired(/^Fax/)).toBe(false);
      expect(screen.queryByRole('textbox', { name: /^(?:Telefon|USt)/ })).toBeNull();
    };
    const cartId = await merchant.shop.guestCart();
    await merchant.shop.add(cartId, [{ sku: 'L-TISCH-1', quantity: 1 }]);
    await merchant.open('/checkout', { cartId });
    await waitFor(expectFields);
    cleanup();

    const { token } = await merchant.shop.newCustomer();
    await merchant.open('/address-book', { token });
    fireEvent.click(await screen.findByRole('button', { name: /Adresse hinzufügen|Neue Adresse/ }));
    await waitFor(expectFields);
    cleanup();
  });
});

/** A shop in euro that also shows prices in francs. */
function inFrancs({ storeViews: [view], ...shop }: Shop): Shop {
  return {
    ...shop,
    storeViews: [{ ...view, availableCurrencies: ['EUR', 'CHF'], exchangeRates: { EUR: 10_000, CHF: 9500 } }],
  };
}

describe('currency', () => {
  it('is the selected one in the catalog and the cart', async () => {
    const merchant = await start(inFrancs(germanShoes));
    const page = await textOf(merchant, '/tischleuchte-arolsen.html', 'Tischleuchte Arolsen', { currency: 'CHF' });
    expect(page).toMatch(/\d CHF/);
    expect(page).not.toContain('€');
    const cartId = await merchant.shop.guestCart();
    await merchant.shop.add(cartId, [{ sku: 'L-TISCH-1', quantity: 1 }]);
    const cart = await textOf(merchant, '/cart', 'Tischleuchte Arolsen', { cartId, currency: 'CHF' });
    expect(cart).toMatch(/\d CHF/);
    expect(cart).not.toContain('€');
  });
});

describe('price filter in another currency', () => {
  it('shows the prices of the base currency, in which Magento filters, as amounts of the selected one', async () => {
    const merchant = await start(inFrancs(germanShoes));
    await merchant.open('/leuchten.html?price=100_400', { currency: 'CHF' });
    const chip = await screen.findByRole('link', { name: /Filter entfernen/ });
    expect(chip.getAttribute('aria-label')?.replaceAll('\u00a0', ' ')).toContain('95 CHF – 380 CHF');
    expect(screen.getAllByLabelText<HTMLInputElement>(/^Von/)[0]?.value).toBe('95');
    cleanup();
    const typed = await merchant.load('/leuchten.html?price_from=95&price_to=380', { currency: 'CHF' });
    expect(typed.current.page.state.view).toMatchObject({ listing: { state: { filters: { price: ['100_400'] } } } });
  });
});

describe('default order', () => {
  it.each([
    ['price', /Licht planen.*Tischleuchte Arolsen.*Kronleuchter/],
    ['name', /Gutschein.*Klemmleuchte.*Tischleuchte mit Gravur/],
    ['no_such_order', /Tischleuchte Arolsen.*Kronleuchter/],
  ])('of categories is the one of the merchant: %s', async (attribute, order) => {
    const merchant = await start(withConfig(germanShoes, { catalog_default_sort_by: attribute }));
    expect(await textOf(merchant, '/leuchten.html', 'Klemmleuchte')).toMatch(order);
  });
});

describe('display settings of a category', () => {
  const inOrder = (shop: Shop) =>
    withCategory(shop, 'leuchten/haengeleuchten', {
      display: { defaultSortBy: 'price', availableSortBy: ['price', 'name'] },
    });
  const lamps = '/leuchten/haengeleuchten.html';

  it('order the list by the default of the category instead of that of the shop', async () => {
    const merchant = await start(withConfig(inOrder(germanShoes), { catalog_default_sort_by: 'name' }));
    expect(await textOf(merchant, lamps, 'Kronleuchter')).toMatch(/69,00.*129,00.*399,00/);
  });

  it('offer the available orders alone, also in a URL', async () => {
    const merchant = await start(inOrder(germanShoes));
    expect(await textOf(merchant, `${lamps}?sort=position_DESC`, 'Kronleuchter')).toMatch(/69,00.*129,00.*399,00/);
    await merchant.open(lamps);
    expect(screen.getAllByRole<HTMLOptionElement>('option').map(({ value }) => value)).toEqual([
      '',
      'price_DESC',
      'name_ASC',
    ]);
    cleanup();
  });

  it('show the static block instead of the products', async () => {
    const text = 'Every lock comes with two keys.';
    const { content = { cmsPages: [], cmsBlocks: [], urlRewrites: [] }, ...bikes } = americanBikes;
    const block = { identifier: 'category-parts', title: 'Parts', content: `<p>${text}</p>` };
    const shop = defineShop({ ...bikes, content: { ...content, cmsBlocks: [...content.cmsBlocks, block] } });
    const merchant = await start(withCategory(shop, 'parts', { display: { mode: 'PAGE' } }));
    expect(await textOf(merchant, '/parts.html', text)).not.toContain('Brass Bell');
  });

  it.each(['PRODUCTS', 'PAGE', 'PRODUCTS_AND_PAGE'] as const)(
    'show the products where the static block of the mode %s is disabled',
    async (mode) => {
      const merchant = await start(withCategory(germanShoes, 'schuhe', { display: { mode, hasMissingBlock: true } }));
      expect(await textOf(merchant, '/schuhe.html', 'Derby Kassel')).toContain('Größe');
    },
  );

  it('offer no filters for a category that is no anchor', async () => {
    const merchant = await start(withCategory(germanShoes, 'schuhe', { display: { isAnchor: false } }));
    expect(await textOf(merchant, '/schuhe.html', 'Derby Kassel')).not.toContain('Größe');
    expect(await textOf(merchant, '/schuhe/herren.html', 'Derby Kassel')).toContain('Größe');
  });
});

describe('list mode', () => {
  async function startWithoutPageSize(): Promise<OpenShop> {
    opened = await openShop({ shop: listModeShop, profile: 'stock' });
    return opened;
  }
  const current = () =>
    screen.getByRole('link', { current: true, name: /^(?:Liste|Raster)$/ }).getAttribute('aria-label');

  it.each([
    ['/leuchten.html', 'Liste', 5, true],
    ['/leuchten.html?product_list_mode=grid', 'Raster', 9, false],
    ['/search.html?query=leuchte&product_list_mode=table', 'Liste', 5, true],
  ])('of %s is %s with as many products as the mode has on a page', async (path, mode, count, isDescribed) => {
    const { open } = await startWithoutPageSize();
    await open(path);
    await waitFor(() => expect(current()).toBe(mode));
    expect(screen.getAllByRole('article')).toHaveLength(count);
    expect(screen.queryByText('Kleine Leuchte für das Fensterbrett.') !== null).toBe(isDescribed);
    const grid = screen.getByRole('link', { name: 'Raster' }).getAttribute('href');
    expect(grid).toMatch(/[?&]product_list_mode=grid$/);
    cleanup();
  });

  it('stays in the links of filters, orders and pages', async () => {
    const { open } = await startWithoutPageSize();
    await open('/leuchten.html?product_list_mode=grid');
    await waitFor(() => expect(current()).toBe('Raster'));
    const main = screen.getByRole('main');
    const hrefs = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    const listLinks = hrefs.filter((href) => /[?&](?:p|price)=/.test(href));
    expect(listLinks.length).toBeGreaterThan(2);
    for (const href of listLinks) expect(href).toContain('product_list_mode=grid');
    expect(main.querySelector('form input[name="product_list_mode"]')?.getAttribute('value')).toBe('grid');
    expect(screen.getByRole('link', { name: 'Liste' }).getAttribute('href')).toBe('?');
    cleanup();
  });
});

describe('page for URLs that lead nowhere', () => {
  const own = 'Vielleicht hilft die Startseite.';

  it('has what the merchant has written, below the message of the shop', async () => {
    const merchant = await start(germanShoes);
    const text = await textOf(merchant, '/gibt-es-nicht', own);
    expect(text).toMatch(/Seite nicht gefunden.*Vielleicht hilft die Startseite/);
    const { current } = await merchant.load('/gibt-es-nicht');
    expect(current.page.state.status).toBe(404);
    expect(current.page.state.metadata.canonicalPath).toBeUndefined();
  });

  it.each([
    ['no page', { cms_no_route: null }, null],
    ['a page that is not there', { cms_no_route: 'gone' }, null],
    [
      'the page that Magento installs',
      { cms_no_route: 'no-route|1' },
      '<dl><dt>The page you requested was not found, and we have a fine guess why.</dt></dl>',
    ],
  ])('has the message alone with %s', async (_, config, content) => {
    const { content: pages = { cmsPages: [], cmsBlocks: [], urlRewrites: [] }, ...shop } = germanShoes;
    const cmsPages = pages.cmsPages.map((page) =>
      page.identifier === 'no-route' && content !== null ? { ...page, content } : page,
    );
    const merchant = await start(withConfig(defineShop({ ...shop, content: { ...pages, cmsPages } }), config));
    const text = await textOf(merchant, '/gibt-es-nicht', 'Seite nicht gefunden');
    expect(text).not.toContain(own);
    expect(text).not.toContain('fine guess');
  });
});

describe('heading of content pages', () => {
  it.each([
    ['<p>Legacy</p>', 'Über Wagner'],
    ['<h1 style="width: 900px">Wagner</h1>', 'Wagner'],
    ['<div data-content-type="html">&lt;h1&gt;Wagner&lt;/h1&gt;</div>', 'Wagner'],
  ])('is there once for %s', async (html, expected) => {
    const { content = { cmsPages: [], cmsBlocks: [], urlRewrites: [] }, ...shop } = germanShoes;
    const page = { identifier: 'wagner', title: 'Über Wagner', content: html };
    const { open } = await start(
      defineShop({ ...shop, content: { ...content, cmsPages: [...content.cmsPages, page] } }),
    );
    await open('/wagner');
    await waitFor(() => {
      const headings = screen.getAllByRole('heading', { level: 1 });
      expect(headings.map(({ textContent }) => textContent)).toEqual([expected]);
    });
    cleanup();
  });
});

describe('breadcrumbs of content pages', () => {
  it.each([1, 0])('are shown as the merchant has set: %s', async (show_cms_breadcrumbs) => {
    const { open } = await start(withConfig(germanShoes, { show_cms_breadcrumbs }));
    await open('/ueber-uns');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Über uns' })).toBeDefined());
    const main = screen.getByRole('main');
    expect(main.querySelector('nav')?.textContent.includes('Startseite') ?? false).toBe(show_cms_breadcrumbs === 1);
    cleanup();
  });
});

describe('URL suffixes', () => {
  it.each([
    {
      config: { product_url_suffix: null, category_url_suffix: '' },
      parent: '/leuchten',
      category: '/leuchten/tischleuchten',
      product: '/tischleuchte-arolsen',
    },
    {
      config: { product_url_suffix: '.htm', category_url_suffix: '/' },
      parent: '/leuchten/',
      category: '/leuchten/tischleuchten/',
      product: '/tischleuchte-arolsen.htm',
    },
  ])('of the merchant are in every link: $product, $category', async ({ config, parent, category, product }) => {
    const merchant = await start(withConfig(germanShoes, config));
    const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const visit = async (path: string, name: string, visitOptions?: Visit) => {
      await merchant.open(path, visitOptions);
      await waitFor(() => expect(screen.getByRole('main').textContent).toContain(name));
    };

    await visit(category, 'Tischleuchte Arolsen');
    expect(hrefs()).toEqual(expect.arrayContaining([parent, product]));
    cleanup();

    await visit(product, 'Tischleuchte Arolsen');
    const trail = within(screen.getByRole('main')).getAllByRole('navigation')[0];
    const crumbs = trail ? within(trail).getAllByRole('link') : [];
    expect(crumbs.map((link) => link.getAttribute('href'))).toEqual(['/', parent, category]);
    cleanup();

    const cartId = await merchant.shop.guestCart();
    await merchant.shop.add(cartId, [{ sku: 'L-TISCH-1', quantity: 1 }]);
    await visit('/cart', 'Tischleuchte Arolsen', { cartId });
    expect(hrefs()).toContain(product);
    cleanup();

    await visit('/search.html?query=arolsen', 'Tischleuchte Arolsen');
    expect(hrefs()).toContain(product);
    cleanup();
  });
});
