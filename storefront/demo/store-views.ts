import type { StoreView } from '../backend/index.ts';
import englishAttributes from './catalog/locales/en/attributes.json' with { type: 'json' };
import englishCategories from './catalog/locales/en/categories.json' with { type: 'json' };
import englishCoupons from './offers/locales/en/coupons.json' with { type: 'json' };
import { englishUrlKeys } from './settings/english-url-keys.ts';
import { shopSettings } from './settings/shop-settings.ts';
import { viewConfig } from './settings/view-config.ts';
import englishPlaces from './stores/locales/en/stores.json' with { type: 'json' };
import { englishWords } from './words/english-words.ts';
import { polishWords } from './words/polish-words.ts';

const website = {
  groupCode: 'witryna',
  groupName: 'Witryna',
  websiteId: 1,
  websiteCode: 'base',
  websiteName: 'Witryna',
  timezone: 'Europe/Warsaw',
  baseCurrency: 'PLN',
  settings: shopSettings,
} as const;

/** The Polish store view, which is the default one. */
export const polishStoreView: StoreView = {
  ...website,
  id: 17,
  code: 'witryna_pl_pl_pl',
  name: 'witryna - PL',
  locale: 'pl_PL',
  displayCurrency: 'PLN',
  availableCurrencies: ['PLN'],
  exchangeRates: { PLN: 10_000 },
  sortOrder: 0,
  isDefault: true,
  config: viewConfig.pl,
  words: polishWords,
};

/** The second view: in English, with prices in euro and paths of its own. */
export const englishStoreView: StoreView = {
  ...website,
  id: 18,
  code: 'witryna_pl_en_gb',
  name: 'witryna - EN',
  locale: 'en_GB',
  displayCurrency: 'EUR',
  availableCurrencies: ['EUR', 'PLN'],
  exchangeRates: { PLN: 10_000, EUR: 2_350 },
  urlKeys: englishUrlKeys,
  sortOrder: 10,
  isDefault: false,
  config: viewConfig.en,
  words: englishWords,
  texts: {
    categories: englishCategories,
    attributes: englishAttributes,
    places: englishPlaces,
    coupons: englishCoupons,
  },
};
