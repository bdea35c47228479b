import { describe, expect, it } from 'vitest';
import { createCommerceClient, type Capabilities } from '../../commerce/index.ts';
import { documentTitle } from '../../platform/navigation/metadata.ts';
import { sampleSettings } from '../../testing/index.ts';
import type { ShopSettings } from '../../platform/layout/shop-settings.ts';
import { loadLayout } from './load-layout.ts';

const answers: Record<string, object | null> = {
  storeConfig: {
    storeConfig: { store_code: 'pl', store_name: 'not this one', locale: 'pl_PL', root_category_uid: 'Mg==' },
  },
  storeConfigData: { storeConfig: { store_code: 'pl', copyright: '© {YYYY} Witryna' } },
  getStoreName: { storeConfig: { store_code: 'pl', store_name: 'Witryna' } },
  availableStores: { availableStores: [{ store_code: 'pl' }] },
  getCurrencyData: { currency: { available_currency_codes: ['PLN'] } },
  cmsBlocks: {
    cmsBlocks: {
      items: [
        { identifier: 'header-banner', content: 'Banner' },
        { identifier: 'header-extra-link', content: 'Link' },
        { identifier: 'checkout-links', content: 'Regulamin' },
      ],
    },
  },
  getMegaMenu: { categoryList: [] },
  getFavoriteStoreConfig: {
    storeConfig: { store_code: 'pl', absolunet_storelocator_enable_favorite_point_of_sale: true },
  },
};

/** Loads the layout; tells the documents of all operations by name, with the variables of each. */
async function load(
  capabilities: Capabilities = [],
  others: typeof answers = {},
  settings: Partial<ShopSettings> = {},
) {
  const log = new Map<string, { query: string; variables: unknown }>();
  const client = createCommerceClient({
    endpoint: 'https://shop.example/graphql',
    capabilities,
    identity: () => ({ token: undefined, storeView: 'pl', currency: undefined }),
    fetch: (input) => {
      const { searchParams } = new URL(input instanceof Request ? input.url : input);
      const name = searchParams.get('operationName') ?? '';
      log.set(name, {
        query: searchParams.get('query') ?? '',
        variables: JSON.parse(searchParams.get('variables') ?? '{}'),
      });
      return Promise.resolve(Response.json({ data: { ...answers, ...others }[name] ?? { __type: null } }));
    },
  });
  return {
    log,
    layout: await loadLayout({
      client,
      signal: AbortSignal.timeout(5000),
      publicUrl: 'https://shop.example',
      settings: { ...sampleSettings, ...settings },
      sanitize: (html) => `safe(${html})`,
    }),
  };
}

/** The names of fields in a stripped document, without its first line. */
const getFields = (query = '') => query.replace(/^[^{]*\{/, '').match(/\b[a-z_]+\b/g) ?? [];

describe('loadLayout', () => {
  it('[CFG-09] asks for store_code and copyright by storeConfigData', async () => {
    const { log, layout } = await load();
    expect(getFields(log.get('storeConfigData')?.query)).toEqual(['store_code', 'copyright']);
    expect(layout.store.copyright).toBe('© {YYYY} Witryna');
  });

  it('[FRM-42] asks for store_code and store_name by getStoreName, which feeds the titles', async () => {
    const { log, layout } = await load();
    expect(getFields(log.get('getStoreName')?.query)).toEqual(['store_code', 'store_name']);
    expect(documentTitle('Witaminy', layout.store.storeName)).toBe('Witaminy | Witryna');
  });

  it('shows as many products on a page as the shop is set to, else as the backend is, else 6', async () => {
    const twelve = { storeConfig: { storeConfig: { grid_per_page: 12, grid_per_page_values: '12,24,36' } } };
    expect((await load([], twelve, { pageSize: 8 })).layout.pageSize).toBe(8);
    expect((await load([], twelve)).layout.pageSize).toBe(12);
    expect((await load()).layout.pageSize).toBe(6);
  });

  it('names the shop in titles as the suffix does that the merchant has set', async () => {
    const { layout } = await load([], { storeConfig: { storeConfig: { title_suffix: ' | Schuhhaus Müller' } } });
    expect(documentTitle('Stiefel', layout.store.storeName)).toBe('Stiefel | Schuhhaus Müller');
  });

  it('takes what the merchant has set for all titles, descriptions and footers', async () => {
    const storeConfig = {
      store_code: 'de',
      title_prefix: ' Wagner: ',
      default_description: 'Schuhe und Leuchten.',
      absolute_footer: '<p>Impressum</p>',
    };
    const { layout } = await load([], { storeConfig: { storeConfig } });
    expect(layout.store).toMatchObject({ titlePrefix: 'Wagner:', defaultDescription: 'Schuhe und Leuchten.' });
    expect(layout.blocks).toMatchObject({ 'absolute-footer': 'safe(<p>Impressum</p>)' });
    const { layout: plain } = await load();
    expect(plain.store).not.toHaveProperty('titlePrefix');
    expect(plain.store).not.toHaveProperty('defaultDescription');
    expect(plain.blocks).not.toHaveProperty('absolute-footer');
  });

  it('lets content show the files of the store view', async () => {
    const answer = { storeConfig: { storeConfig: { secure_base_media_url: 'https://media.example/shoes/' } } };
    const hosts = async (mediaHosts?: string[]) =>
      (await load([], answer, mediaHosts && { mediaHosts })).layout.settings.mediaHosts;
    expect(await hosts(['shop.example'])).toEqual(['shop.example', 'media.example']);
    expect(await hosts(['media.example'])).toEqual(['media.example']);
    expect(await hosts()).toBeUndefined();
  });

  it('knows at which URLs the backend has the pages of the shop', async () => {
    const stores = [{ store_code: 'de', secure_base_link_url: 'https://magento.example/de/' }];
    const { layout } = await load([], {
      storeConfig: { storeConfig: { store_code: 'de' } },
      availableStores: { availableStores: stores },
    });
    expect(layout.settings.shopUrls).toMatchObject({ 'magento.example/de': '' });
  });

  it('offers withdrawing from contracts only where the shop has switched it on', async () => {
    const unable = await load();
    expect(unable.log.get('storeConfig')?.query).not.toContain('withdrawal_enabled');
    expect(unable.layout.withdrawal).toBe(false);
    for (const withdrawal_enabled of [true, false, null]) {
      const { log, layout } = await load(['withdrawal'], {
        storeConfig: { storeConfig: { store_code: 'pl', withdrawal_enabled } },
      });
      expect(log.get('storeConfig')?.query).toContain('withdrawal_enabled');
      expect(layout.withdrawal).toBe(withdrawal_enabled ?? false);
    }
  });

  it('[CFG-11] asks for the settings by storeConfig', async () => {
    const { log } = await load(['storeSettings']);
    expect(getFields(log.get('storeConfig')?.query)).toEqual(
      expect.arrayContaining([
        'newsletter_enabled',
        'category_url_suffix',
        'root_category_uid',
        'locale',
        'store_name',
        'store_group_name',
      ]),
    );
  });

  it('offers the contact form as the shop says, and where it does not say if the backend takes messages', async () => {
    const isOffered = async (capabilities: Capabilities, storeConfig: object = {}) =>
      (await load(capabilities, { storeConfig: { storeConfig: { store_code: 'pl', ...storeConfig } } })).layout.store
        .hasContactPage;
    expect(await isOffered(['contactForm', 'storeSettings'], { contact_enabled: true })).toBe(true);
    expect(await isOffered(['contactForm', 'storeSettings'], { contact_enabled: false })).toBe(false);
    expect(await isOffered(['contactForm'])).toBe(true);
    expect(await isOffered([])).toBe(false);
  });

  it('links the contact page without a form where it names other ways to reach the shop', async () => {
    const isLinked = async (others: typeof answers = {}, capabilities: Capabilities = []) =>
      (await load(capabilities, others)).layout.store.hasContactPage;
    const getBlocks = (content: string) => ({
      GetContactPageCmsBlocks: { cmsBlocks: { items: [{ identifier: 'contact-us-top', content }] } },
    });
    const getHelp = (need_help: object | null) => ({ getNeedHelp: { storeConfig: { store_code: 'de', need_help } } });
    expect(await isLinked()).toBe(false);
    expect(await isLinked(getBlocks(' '))).toBe(false);
    expect(await isLinked(getBlocks('<p>Schuhhaus Wagner, Telefon 089 123456</p>'))).toBe(true);
    expect(await isLinked(getHelp({ email: null, phone_number: null }))).toBe(false);
    expect(await isLinked(getHelp({ email: 'hallo@wagner.example', phone_number: null }))).toBe(true);
    expect(await isLinked({}, ['storeLocator'])).toBe(true);
  });

  it('[STO-04] [STO-13] asks for store views and currencies', async () => {
    const { log, layout } = await load();
    expect(getFields(log.get('availableStores')?.query)).toEqual(
      expect.arrayContaining([
        'default_display_currency_code',
        'locale',
        'secure_base_media_url',
        'store_code',
        'store_group_code',
        'store_group_name',
        'store_name',
        'store_sort_order',
      ]),
    );
    expect(getFields(log.get('getCurrencyData')?.query)).toEqual(expect.arrayContaining(['available_currency_codes']));
    expect(layout.currencies).toEqual(['PLN']);
  });

  it('[NAV-18] asks for three nested levels of categories with uid, name, position, include_in_menu and url_path', async () => {
    const { log } = await load();
    const query = log.get('getMegaMenu')?.query ?? '';
    expect(query).toMatch(/categoryList\{uid children\{.*children\{.*children\{/);
    const [, fragment = '', fields = ''] = /fragment (\w+) on CategoryTree\{(uid .*?)\}/.exec(query) ?? [];
    expect(query.split(`...${fragment}`)).toHaveLength(4);
    expect(fields.split(' ')).toEqual(
      expect.arrayContaining(['uid', 'name', 'position', 'include_in_menu', 'url_path']),
    );
  });

  it('[LOC-07] asks for store_code and whether there are favorite stores by getFavoriteStoreConfig, where the backend knows them', async () => {
    const { log, layout } = await load(['favoriteStore']);
    expect(getFields(log.get('getFavoriteStoreConfig')?.query)).toEqual([
      'store_code',
      'absolunet_storelocator_enable_favorite_point_of_sale',
    ]);
    expect(layout.favoriteStore).toBe(true);
    const stock = await load();
    expect(stock.log.has('getFavoriteStoreConfig')).toBe(false);
    expect(stock.layout.favoriteStore).toBe(false);
  });

  it('[CMS-07] [CMS-11] feeds the header and the footer of the checkout with CMS blocks, made safe', async () => {
    const { log, layout } = await load();
    expect(getFields(log.get('cmsBlocks')?.query)).toEqual(
      expect.arrayContaining(['identifiers', 'items', 'identifier', 'content']),
    );
    expect(log.get('cmsBlocks')?.variables).toEqual({
      identifiers: [
        'header-banner',
        'header-extra-link',
        'checkout-links',
        'legal-links',
        'footer_links_block',
        'footer-intro',
        'social-links',
        'privacy-link',
        'subscription-offer',
      ],
    });
    expect(layout.blocks).toEqual({
      'header-banner': 'safe(Banner)',
      'header-extra-link': 'safe(Link)',
      'checkout-links': 'safe(Regulamin)',
    });
  });
});
