import type { ShopSettings } from '../shop/settings.ts';
import type { ShopWords } from '../words/english-words.ts';
import type { OwnUrlKeys } from './url-keys.ts';
import type { ViewTexts } from './view-texts.ts';

/** A store view (Magento's scope of texts, prices, URLs and configuration). */
export interface StoreView {
  readonly id: number;
  /** Value of the `Store` header, e.g. `default`. */
  readonly code: string;
  readonly name: string;
  readonly groupCode: string;
  readonly groupName: string;
  readonly websiteId: number;
  readonly websiteCode: string;
  readonly websiteName: string;
  /** E.g. `de_DE`. */
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
  /** Default: the same URL keys as the default store view. */
  readonly urlKeys?: OwnUrlKeys;
  readonly sortOrder: number;
  readonly isDefault: boolean;
  /** Facts about the merchant; usually the same object in all store views. */
  readonly settings: ShopSettings;
  /** Fields of `storeConfig` that this store view sets, e.g. `default_title`. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** Words of mails, methods and labels in this store view; missing ones are English. */
  readonly words?: { readonly [Group in keyof ShopWords]?: Partial<ShopWords[Group]> };
  /** SKUs of products that are disabled in this store view. Default: none. */
  readonly disabledProducts?: readonly string[];
  /** Identifiers of CMS pages that are disabled, or not assigned to this store view. Default: none. */
  readonly disabledPages?: readonly string[];
  /** Texts of entities in the language of this store view; missing ones are the stored ones. */
  readonly texts?: ViewTexts;
}
