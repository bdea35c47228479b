import { englishUrlKeys, type OwnUrlKeys } from './url-keys.ts';

/** A store view (Magento's scope of texts, prices and URLs). */
export interface StoreView {
  readonly id: number;
  /** Value of the `Store` header, e.g. `witryna_pl_pl_pl`. */
  readonly code: string;
  readonly name: string;
  readonly groupCode: string;
  readonly groupName: string;
  readonly websiteId: number;
  readonly websiteCode: string;
  readonly websiteName: string;
  /** e.g. `pl_PL`. */
  readonly locale: string;
  readonly timezone: string;
  /** Currency in which prices are stored. */
  readonly baseCurrency: string;
  /** Currency in which prices are shown unless `Content-Currency` says otherwise. */
  readonly displayCurrency: string;
  /** Allowed values of `Content-Currency`. */
  readonly availableCurrencies: readonly string[];
  /** Ten-thousandths of the currency that one unit of the base currency buys. */
  readonly exchangeRates: Readonly<Record<string, number>>;
  readonly urlKeys: OwnUrlKeys;
  readonly sortOrder: number;
  readonly isDefault: boolean;
}

const website = {
  groupCode: 'witryna',
  groupName: 'Witryna',
  websiteId: 1,
  websiteCode: 'base',
  websiteName: 'Witryna',
} as const;

/** The Polish store view, which is the default one. */
export const polishStoreView: StoreView = {
  ...website,
  id: 17,
  code: 'witryna_pl_pl_pl',
  name: 'witryna - PL',
  locale: 'pl_PL',
  timezone: 'Europe/Warsaw',
  baseCurrency: 'PLN',
  displayCurrency: 'PLN',
  availableCurrencies: ['PLN'],
  exchangeRates: { PLN: 10_000 },
  urlKeys: new Map(),
  sortOrder: 0,
  isDefault: true,
};

/** The second view: in English, with prices in euro and paths of its own. */
export const englishStoreView: StoreView = {
  ...website,
  id: 18,
  code: 'witryna_pl_en_gb',
  name: 'witryna - EN',
  locale: 'en_GB',
  timezone: 'Europe/Warsaw',
  baseCurrency: 'PLN',
  displayCurrency: 'EUR',
  availableCurrencies: ['EUR', 'PLN'],
  exchangeRates: { PLN: 10_000, EUR: 2_350 },
  urlKeys: englishUrlKeys,
  sortOrder: 10,
  isDefault: false,
};
