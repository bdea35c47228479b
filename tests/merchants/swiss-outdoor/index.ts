import { defineShop, type SeedProduct, type ShopSettings, type StoreView } from '../../../storefront/backend/index.ts';

/** A name without a place to break, as long as some merchants write them. */
const longName = 'Gebirgsjägerausrüstungsinstandsetzungswerkstattmitarbeiterwintersicherheitshandschuhe';

const settings: ShopSettings = {
  name: 'Bergladen',
  mailboxes: { sender: 'shop@bergladen.example', staff: 'team@bergladen.example' },
  countries: { CH: 'CHE', LI: 'LIE', DE: 'DEU', AT: 'AUT' },
  shipping: {
    countries: ['CH', 'LI', 'DE', 'AT'],
    freeFrom: null,
    carriers: [
      {
        code: 'flatrate',
        methodCode: 'flatrate',
        price: 990,
        titles: { de: ['Post', 'PostPac Economy'], fr: ['La Poste', 'PostPac Economy'] },
      },
    ],
  },
  tax: { name: 'MWST', goodsPercent: 8.1, shippingPercent: 8.1 },
  payments: [{ code: 'checkmo', title: 'Rechnung', isDeferred: true }],
  transferAccount: '',
  withdrawalDays: 0,
  config: {
    default_country: 'CH',
    tax_defaults_country: 'CH',
    countries_with_required_region: 'CH',
    logo_alt: 'Bergladen',
    default_title: 'Bergladen',
    check_money_order_enabled: true,
  },
};

const toView = (id: number, code: string, name: string, locale: string): StoreView => ({
  id,
  code,
  name,
  locale,
  groupCode: 'main_website_store',
  groupName: 'Main Website Store',
  websiteId: 1,
  websiteCode: 'base',
  websiteName: 'Main Website',
  timezone: 'Europe/Zurich',
  baseCurrency: 'CHF',
  displayCurrency: 'CHF',
  availableCurrencies: ['CHF'],
  exchangeRates: { CHF: 10_000 },
  sortOrder: id,
  isDefault: id === 1,
  settings,
});

const toProduct = (sku: string, name: string, urlKey: string): Omit<SeedProduct, 'kind'> => ({
  sku,
  name,
  urlKey,
  categories: ['ausruestung'],
  shortDescription: '',
  description: '',
  addedOn: '2026-05-01',
  popularity: 50,
});

const toAttribute = (code: string, label: string, values: readonly string[]) => ({
  code,
  label,
  options: values.map((value) => ({ value, label: value })),
});

const toVariant = (sku: string, [length, binding, season]: readonly [string, string, string]) => ({
  sku,
  options: { length, binding, season },
  price: { regular: 123_450 },
  stock: 20,
});

/** A Swiss shop for mountaineers in four languages, two of them in regions without texts of their own. */
export default defineShop({
  storeViews: [
    toView(1, 'de', 'Deutsch', 'de_CH'),
    toView(2, 'fr', 'Français', 'fr_CH'),
    {
      ...toView(3, 'it', 'Italiano', 'it_CH'),
      // Its cart has amounts without and with tax.
      config: { shopping_cart_display_price: 3, shopping_cart_display_subtotal: 3, shopping_cart_display_shipping: 3 },
    },
    toView(4, 'cs', 'Čeština', 'cs_CZ'),
  ],
  catalog: {
    categories: [
      { urlKey: 'ausruestung', name: 'Ausrüstung', description: '' },
      { urlKey: 'handschuhe', name: longName, description: '' },
    ],
    attributes: [
      toAttribute('length', 'Länge', ['160', '180']),
      toAttribute('binding', 'Bindung', ['Pin', 'Telemark']),
      toAttribute('season', 'Saison', ['2025', '2026']),
    ],
    products: [
      {
        ...toProduct('SKI', 'Tourenski Albula', 'tourenski'),
        kind: {
          type: 'configurable',
          attributes: ['length', 'binding', 'season'],
          variants: [toVariant('SKI-160', ['160', 'Pin', '2025']), toVariant('SKI-180', ['180', 'Telemark', '2026'])],
        },
      },
      { ...toProduct('HAND', longName, 'handschuhe-p'), kind: { type: 'simple', price: { regular: 4990 }, stock: 9 } },
    ],
  },
});
