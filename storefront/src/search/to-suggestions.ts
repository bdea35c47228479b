import type { Suggestion } from '@witryna/ui/search-panel';
import type { MoneyAmount } from '../i18n/index.ts';
import { decodeProductName, getShopPath, type ResultOf } from '../commerce/index.ts';
import { searchAddress } from './search-address.ts';
import type { suggestionsQuery } from './suggestion-operations.ts';

/** What a shopper may mean, by kind. */
export interface SearchSuggestions {
  products: Suggestion[];
  categories: Suggestion[];
  /** Corrected search texts, when nothing was found. */
  terms: Suggestion[];
}

/**
 * Reads the suggestions of the backend. Entries without a name or an address, and categories that the menus hide, are
 * left out.
 *
 * @param formatPrice writes an amount, which is the lowest of several where `isLowest`; undefined when there is none
 */
export function toSuggestions(
  { products, categories }: ResultOf<typeof suggestionsQuery.document>,
  formatPrice: (amount: MoneyAmount | null | undefined, isLowest: boolean) => string | undefined,
): SearchSuggestions {
  return {
    products: (products?.items ?? []).flatMap((item) => {
      if (!item?.name || !item.url_key) return [];
      const { minimum_price: lowest, maximum_price: highest } = item.price_range;
      return {
        id: item.uid,
        label: decodeProductName(item.name),
        href: getShopPath(item.url_key, item.url_suffix),
        imageSrc: item.small_image?.url ?? undefined,
        detail: formatPrice(lowest.final_price, (highest?.final_price.value ?? 0) > (lowest.final_price.value ?? 0)),
      };
    }),
    categories: (categories?.items ?? []).flatMap((item) =>
      item?.name && item.url_path && item.include_in_menu !== 0
        ? [{ id: item.uid, label: item.name, href: getShopPath(item.url_path, item.url_suffix) }]
        : [],
    ),
    terms: (products?.suggestions ?? []).flatMap((term) =>
      term?.search ? [{ id: term.search, label: term.search, href: searchAddress(term.search) }] : [],
    ),
  };
}
