import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from '@witryna/page-builder/parser';
import { toBlocks, toMenu, toStoreSettings } from './to-layout-data.ts';

type ConfigResponse = Parameters<typeof toStoreSettings>[0];
type MenuResponse = Parameters<typeof toMenu>[0];
type TopCategory = NonNullable<
  NonNullable<NonNullable<NonNullable<MenuResponse['categoryList']>[number]>['children']>[number]
>;

const config: NonNullable<ConfigResponse['config']['storeConfig']> = {
  store_code: 'witryna_en',
  store_name: 'Witryna EN',
  default_title: null,
  head_includes: null,
  show_cms_breadcrumbs: 0,
  title_prefix: null,
  title_suffix: null,
  default_description: null,
  absolute_footer: null,
  demonotice: 0,
  logo_alt: null,
  header_logo_src: null,
  logo_width: null,
  logo_height: null,
  head_shortcut_icon: null,
  store_group_name: 'Witryna',
  locale: 'en_GB',
  timezone: 'Europe/London',
  default_display_currency_code: 'GBP',
  default_country: 'GB',
  cms_home_page: 'start|2',
  category_url_suffix: '.html',
  product_url_suffix: '.html',
  root_category_uid: 'Mg==',
  contact_enabled: false,
  newsletter_enabled: false,
  product_reviews_enabled: '1',
  catalog_default_sort_by: 'position',
  secure_base_media_url: 'https://shop.example/media/',
  grid_per_page: 12,
  grid_per_page_values: '12,24,36',
  list_mode: 'grid',
  list_per_page: 10,
  list_per_page_values: '5,10,15,20,25',
};
const category = (uid: string, more: Partial<TopCategory> = {}): TopCategory => ({
  uid,
  name: uid,
  position: 1,
  include_in_menu: 1,
  url_path: uid.toLowerCase(),
  url_suffix: '.html',
  children: [],
  ...more,
});
const child = (uid: string, include_in_menu: number, children: { uid: string; include_in_menu: number }[] = []) => ({
  ...category(uid, { include_in_menu }),
  children: children.map((grandchild) => ({
    ...category(grandchild.uid, { include_in_menu: grandchild.include_in_menu }),
  })),
});
const getMenu = (...children: (TopCategory | null)[]) =>
  toMenu({ categoryList: [{ uid: 'root', children }] }, (html) => `safe(${html})`);
const uids = (menu: readonly { uid: string }[]) => menu.map(({ uid }) => uid);

const defaults = { storeDefaults: { locale: 'de_DE', name: 'Schuhhaus Nord' } } as const;

describe('toStoreSettings', () => {
  it('[CFG-01] [CFG-11] reads the settings of the store view', () => {
    const data = { storeConfig: { store_code: 'witryna_en', copyright: '© {YYYY} Witryna' } };
    const name = { storeConfig: { store_code: 'witryna_en', store_name: 'Witryna EN' } };
    expect(toStoreSettings({ config: { storeConfig: config }, data, name }, defaults)).toEqual({
      storeCode: 'witryna_en',
      storeName: 'Witryna EN',
      logo: { text: 'Witryna EN', image: null },
      favicon: null,
      locale: 'en_GB',
      currency: 'GBP',
      defaultCountry: 'GB',
      isInEea: false,
      copyright: '© {YYYY} Witryna',
      homePage: 'start',
      timeZone: 'Europe/London',
      categoryUrlSuffix: '.html',
      productUrlSuffix: '.html',
      rootCategoryUid: 'Mg==',
      hasContactPage: false,
      newsletterEnabled: false,
      mediaBaseUrl: 'https://shop.example/media/',
    });
  });

  it('is named by what the backend tells, in the titles and as its logo', () => {
    const storeConfig = { ...config, title_suffix: ' | Wagner', logo_alt: null };
    const name = { storeConfig: { store_code: 'default', store_name: 'Deutsch' } };
    const { storeName, logo } = toStoreSettings(
      { config: { storeConfig }, data: { storeConfig: null }, name },
      defaults,
    );
    expect(storeName).toBe('Wagner');
    expect(logo.text).toBe('Wagner');
  });

  it('has no reviews only where the merchant has switched them off', () => {
    const none = { storeConfig: null };
    const read = (product_reviews_enabled: string | null) =>
      toStoreSettings(
        { config: { storeConfig: { ...config, product_reviews_enabled } }, data: none, name: none },
        defaults,
      );
    expect(read('0').hasReviews).toBe(false);
    for (const on of ['1', null]) expect(read(on)).not.toHaveProperty('hasReviews');
  });

  it.each(['Atlantis/Center', '', null])('has the time of UTC where its time zone is "%s"', (timezone) => {
    const none = { storeConfig: null };
    const storeConfig = { ...config, timezone };
    expect(toStoreSettings({ config: { storeConfig }, data: none, name: none }, defaults).timeZone).toBe('UTC');
  });

  it('finds the icon that the merchant has uploaded below the media URL', () => {
    const name = { storeConfig: null };
    const storeConfig = { ...config, head_shortcut_icon: 'default/wagner.png' };
    expect(toStoreSettings({ config: { storeConfig }, data: name, name }, defaults).favicon).toBe(
      'https://shop.example/media/favicon/default/wagner.png',
    );
  });

  it('tells that the shop is a demo only where the merchant says so', () => {
    const none = { storeConfig: null };
    const read = (demonotice: number | null) =>
      toStoreSettings({ config: { storeConfig: { ...config, demonotice } }, data: none, name: none }, defaults);
    expect(read(1).isDemo).toBe(true);
    for (const off of [0, null]) expect(read(off)).not.toHaveProperty('isDemo');
  });

  it.each([
    ['de_AT', { locale: 'de_AT', textLocale: 'de_DE' }],
    ['de_DE', { locale: 'de_DE' }],
    ['sv_SE', { locale: 'de_DE', numberLocale: 'sv-SE' }],
    ['sr_Cyrl_RS', { locale: 'de_DE', numberLocale: 'sr-Cyrl-RS' }],
    ['sv_SE@euro', { locale: 'de_DE' }],
  ])('has the texts and numbers that it can for the locale %s', (locale, expected) => {
    const none = { storeConfig: null };
    const store = toStoreSettings({ config: { storeConfig: { ...config, locale } }, data: none, name: none }, defaults);
    const { textLocale, numberLocale } = store;
    expect({
      locale: store.locale,
      ...(textLocale && { textLocale }),
      ...(numberLocale && { numberLocale }),
    }).toEqual(expected);
  });

  it('takes the country from the locale, or from the settings of the shop, where Magento 2.4.6 does not tell it', () => {
    const none = { storeConfig: null };
    const { default_country: _, ...older } = config;
    const read = (storeConfig: typeof older, country?: string) =>
      toStoreSettings(
        { config: { storeConfig }, data: none, name: none },
        { storeDefaults: { ...defaults.storeDefaults, ...(country && { country }) } },
      );
    expect(read(older)).toMatchObject({ defaultCountry: 'GB', isInEea: false });
    expect(read(older, 'IE')).toMatchObject({ defaultCountry: 'IE', isInEea: true });
    const inEuro = read({ ...older, default_display_currency_code: 'EUR' });
    expect(inEuro.isInEea).toBe(true);
    expect(inEuro).not.toHaveProperty('defaultCountry');
  });

  it('[FRM-41] falls back to the configured locale and name, and to no currency', () => {
    const none = { storeConfig: null };
    expect(toStoreSettings({ config: none, data: none, name: none }, defaults)).toMatchObject({
      storeCode: 'default',
      storeName: 'Schuhhaus Nord',
      locale: 'de_DE',
      currency: 'XXX',
      isInEea: true,
      homePage: 'home',
      timeZone: 'UTC',
      hasContactPage: true,
      newsletterEnabled: true,
      mediaBaseUrl: null,
    });
    expect(
      toStoreSettings(
        { config: { storeConfig: { ...config, cms_home_page: 'start' } }, data: none, name: none },
        defaults,
      ).homePage,
    ).toBe('start');
  });

  it.each([
    { display: 2, country: 'DE', isTaxIncluded: true },
    { display: 3, country: 'DE', isTaxIncluded: true },
    { display: 1, country: 'DE', isTaxIncluded: false },
    { display: undefined, country: 'AT', isTaxIncluded: true },
    { display: undefined, country: 'US', isTaxIncluded: false },
  ])(
    'says with a page on shipping whether prices have tax: $display in $country',
    ({ display, country, isTaxIncluded }) => {
      const storeConfig = {
        ...config,
        default_country: country,
        ...(display && { display_product_prices_in_catalog: display }),
      };
      const getNotice = (shippingPages: Record<string, string>) =>
        toStoreSettings(
          { config: { storeConfig }, data: { storeConfig: null }, name: { storeConfig: null } },
          { ...defaults, shippingPages },
        ).priceNotice;
      expect(getNotice({})).toBeUndefined();
      expect(getNotice({ other: '/versand' })).toBeUndefined();
      expect(getNotice({ '*': '/versand' })).toEqual({ shippingPage: '/versand', isTaxIncluded });
      expect(getNotice({ '*': '/versand', witryna_en: '/shipping' })?.shippingPage).toBe('/shipping');
    },
  );
});

describe('toMenu', () => {
  it('[NAV-16] [NAV-17] [MM-17] leaves out categories with include_in_menu 0 on every level', () => {
    const menu = getMenu(
      category('A', {
        children: [
          child('AA', 1, [
            { uid: 'AAA', include_in_menu: 1 },
            { uid: 'AAB', include_in_menu: 0 },
          ]),
          child('AB', 0),
        ],
      }),
      category('B', { include_in_menu: 0 }),
      category('C', { include_in_menu: null }),
    );
    expect(uids(menu)).toEqual(['A', 'C']);
    expect(uids(menu[0]?.children ?? [])).toEqual(['AA']);
    expect(uids(menu[0]?.children[0]?.children ?? [])).toEqual(['AAA']);
  });

  it('orders by position, then by name', () => {
    expect(
      uids(
        getMenu(
          category('C', { position: 2 }),
          category('B'),
          category('A', { position: 3 }),
          category('D', { name: 'Aa' }),
        ),
      ),
    ).toEqual(['D', 'B', 'C', 'A']);
  });

  it('makes the address of path and suffix, and leaves out what has neither name nor path', () => {
    const menu = getMenu(
      null,
      category('A', { name: null }),
      category('B', { url_path: null }),
      category('C', { url_path: 'witaminy/c', url_suffix: null }),
    );
    expect(menu).toEqual([{ uid: 'C', name: 'C', href: '/witaminy/c', skinny: false, promo: null, children: [] }]);
  });

  it('[NAV-30] [NAV-31] reads slim lists and sanitizes promotions', () => {
    const [menu] = getMenu(category('A', { skinny_navigation: 1, promo_content: '<p>Lato</p>' }));
    expect(menu).toMatchObject({ skinny: true, promo: 'safe(<p>Lato</p>)' });
  });

  it('[CMS-12] takes the promotion that was made in Page Builder where there is no plain one, in its own colors', () => {
    const rich =
      '<style>#html-body [data-pb-style=A]{color:red}</style><div data-content-type="text" data-pb-style="A"><p>Lato<script>x()</script></p></div>';
    const read = (more: Partial<TopCategory>) =>
      toMenu({ categoryList: [{ uid: 'root', children: [category('A', more)] }] }, sanitizeHtml)[0]?.promo;
    expect(read({ promo_content: null, promo_rich_content: rich })).toBe('<div style="color: red;"><p>Lato</p></div>');
    expect(read({ promo_content: '<p>Zima</p>', promo_rich_content: rich })).toBe('<p>Zima</p>');
    expect(read({ promo_content: '', promo_rich_content: null })).toBeNull();
  });

  it.each<MenuResponse>([
    { categoryList: null },
    { categoryList: [] },
    { categoryList: [{ uid: 'root', children: null }] },
  ])('is empty for %j', (answer) => {
    expect(toMenu(answer, String)).toEqual([]);
  });
});

describe('toBlocks', () => {
  it('reads sanitized blocks by identifier, without missing ones', () => {
    const items = [
      { identifier: 'header-banner', content: '<b>x</b>' },
      null,
      { identifier: 'empty', content: null },
      { identifier: null, content: 'y' },
    ];
    expect(toBlocks({ cmsBlocks: { items } }, (html) => `safe(${html})`)).toEqual({
      'header-banner': 'safe(<b>x</b>)',
    });
    expect(toBlocks({ cmsBlocks: null }, String)).toEqual({});
  });
});
