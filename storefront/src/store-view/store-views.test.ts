import { describe, expect, it } from 'vitest';
import { toCurrencies, toExchangeRates, toStoreViews } from './store-views.ts';
import { unnamedStore } from './testing/unnamed-store.ts';

const shop = 'https://shop.example';

describe('toStoreViews', () => {
  it('takes the default view of the default group for the one without a code in its addresses', () => {
    const view = (store_code: string, store_sort_order: number, isDefaultGroup: boolean) => ({
      ...unnamedStore,
      ...{ store_code, store_sort_order, is_default_store: true, is_default_store_group: isDefaultGroup },
    });
    const availableStores = [view('main', 10, true), view('outlet', 0, false)];
    expect(toStoreViews({ availableStores }, shop).map(({ code, basePath }) => [code, basePath])).toEqual([
      ['outlet', '/outlet'],
      ['main', ''],
    ]);
  });

  it('[STO-03] reads the fields of the store views, in their order', () => {
    const availableStores = [
      {
        store_code: 'en',
        store_name: 'Witryna EN',
        store_group_code: 'witryna',
        store_group_name: 'Witryna',
        store_sort_order: 10,
        is_default_store: false,
        is_default_store_group: true,
        locale: 'en_US',
        default_display_currency_code: 'EUR',
        secure_base_media_url: 'https://shop.example/media/',
        secure_base_link_url: 'https://shop.example/en/',
      },
      null,
      { ...unnamedStore, store_code: 'pl', store_sort_order: 0, is_default_store: true },
    ];
    expect(toStoreViews({ availableStores }, shop)).toEqual([
      { code: 'pl', name: 'pl', group: null, locale: null, currency: null, mediaBaseUrl: null, basePath: '' },
      {
        code: 'en',
        name: 'Witryna EN',
        group: 'Witryna',
        locale: 'en_US',
        currency: 'EUR',
        mediaBaseUrl: 'https://shop.example/media/',
        basePath: '/en',
      },
    ]);
  });

  it('takes the first for the default one when the backend names none', () => {
    const views = toStoreViews(
      {
        availableStores: [
          { ...unnamedStore, store_code: 'en' },
          { ...unnamedStore, store_code: null },
          { ...unnamedStore, store_code: 'de' },
        ],
      },
      shop,
    );
    expect(views.map(({ basePath }) => basePath)).toEqual(['', '/de']);
    expect(toStoreViews({ availableStores: null }, shop)).toEqual([]);
  });
});

describe('hosts of store views', () => {
  const baseUrls = (publicUrl: string, ...urls: (string | null)[]) =>
    toStoreViews(
      {
        availableStores: urls.map((secure_base_link_url, index) => ({
          ...unnamedStore,
          store_code: `view${index}`,
          secure_base_link_url,
        })),
      },
      publicUrl,
    ).map(({ baseUrl }) => baseUrl ?? null);

  it('are other ones where a base URL names them, with the store code of their URLs', () => {
    expect(baseUrls(shop, `${shop}/`, 'https://shop.de.example/', 'https://shop.ch.example/fr/', null)).toEqual([
      null,
      'https://shop.de.example',
      'https://shop.ch.example/fr',
      null,
    ]);
  });

  it("are the shop's own where the base URLs are those of Magento itself", () => {
    expect(baseUrls(shop, 'https://magento.example/', 'https://magento-de.example/')).toEqual([null, null]);
  });

  describe('that one view has for itself', () => {
    const view = (store_code: string, secure_base_link_url: string | null, is_default_store = false) => ({
      ...unnamedStore,
      store_code,
      secure_base_link_url,
      is_default_store,
    });
    const bases = (publicUrl: string, ...availableStores: ReturnType<typeof view>[]) =>
      toStoreViews({ availableStores }, publicUrl).map(({ code, basePath, baseUrl, isDefault = false }) => [
        code,
        baseUrl ?? basePath,
        isDefault,
      ]);
    const german = 'https://shop.de.example';

    it('have its pages at paths without a code', () => {
      const views = [view('en', `${shop}/`, true), view('de', `${german}/`)];
      expect(bases(shop, ...views)).toEqual([
        ['en', '', false],
        ['de', german, false],
      ]);
      expect(bases(german, ...views)).toEqual([
        ['en', shop, true],
        ['de', '', false],
      ]);
      expect(bases('http://shop.de.example', ...views)[1]).toEqual(['de', '', false]);
    });

    it('have the pages of others below their codes, also seen from another host', () => {
      const views = [
        view('en', `${shop}/`, true),
        view('ie', `${shop}/`),
        view('de', `${german}/`),
        view('at', `${german}/`),
      ];
      expect(bases(shop, ...views).map(([, base]) => base)).toEqual(['', '/ie', german, `${german}/at`]);
      expect(bases(german, ...views).map(([, base]) => base)).toEqual([shop, `${shop}/ie`, '', '/at']);
    });

    it('have the default view without a code where several views share a host', () => {
      const views = [view('ie', `${shop}/`), view('en', `${shop}/`, true), view('de', null)];
      expect(bases(shop, ...views).map(([, base]) => base)).toEqual(['/ie', '', '/de']);
    });

    it('have a code in all paths where Magento adds it to URLs, but for those of the default view', () => {
      const views = [view('en', `${shop}/en/`, true), view('de', `${german}/de/`)];
      expect(bases(german, ...views)).toEqual([
        ['en', `${shop}/en`, false],
        ['de', '/de', false],
      ]);
    });

    it('are not known by another name, such as one with www', () => {
      const views = [view('en', `${shop}/`, true), view('de', `${german}/`)];
      expect(bases('https://www.shop.de.example', ...views)).toEqual([
        ['en', '', false],
        ['de', '/de', false],
      ]);
    });
  });

  it.each(['javascript:alert(1)', '//evil.example', 'https://user:password@evil.example/', 'no url'])(
    'are never named by %s',
    (url) => {
      expect(baseUrls(shop, `${shop}/`, url)).toEqual([null, null]);
    },
  );
});

const currency = {
  base_currency_code: 'PLN',
  default_display_currency_code: 'PLN',
  available_currency_codes: ['PLN'],
  exchange_rates: null,
};

describe('toCurrencies', () => {
  it('[STO-12] [STO-13] reads the codes that may be chosen', () => {
    expect(
      toCurrencies({
        currency: { ...currency, available_currency_codes: ['PLN', null, 'EUR'] },
      }),
    ).toEqual(['PLN', 'EUR']);
    expect(toCurrencies({ currency: null })).toEqual([]);
  });
});

describe('toExchangeRates', () => {
  const rates = [{ currency_to: 'EUR', rate: 0.25 }, null, { currency_to: 'CZK', rate: null }];

  it.each([
    ['a currency that can be chosen', { available_currency_codes: ['PLN', 'EUR'] }],
    ['another display currency', { default_display_currency_code: 'EUR', available_currency_codes: ['EUR'] }],
  ])('reads what %s is worth', (_, codes) => {
    expect(toExchangeRates({ currency: { ...currency, ...codes, exchange_rates: rates } })).toEqual({
      base: 'PLN',
      rates: { EUR: 0.25, PLN: 1 },
    });
  });

  it('is undefined where prices are shown in the base currency alone', () => {
    expect(toExchangeRates({ currency: { ...currency, exchange_rates: rates } })).toBeUndefined();
    expect(toExchangeRates({ currency: { ...currency, base_currency_code: null } })).toBeUndefined();
    expect(toExchangeRates({ currency: null })).toBeUndefined();
  });
});
